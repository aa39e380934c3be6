// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { goWithoutApp } from './go-without-app.ts'
import { keepEarlyClicks } from './keep-early-clicks.ts'

const server = vi.fn<() => Promise<Response>>()
const load = vi.fn<() => void>()
/** The point at which a browser would leave the page. */
const follow = vi.fn<(event: Event) => void>((event) => expect(event.defaultPrevented).toBe(false))
const find = (name: string) => document.querySelector<HTMLElement>(name)!
let stop: () => void = () => undefined
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset().mockResolvedValue(new Response())
  load.mockReset()
  follow.mockClear()
  document.body.innerHTML =
    '<div id="root"><a href="#" role="button">Profile</a><button type="button">Save</button><input></div>'
  find('a').addEventListener('click', follow)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it.each([
  ['can be reached', () => server.mockResolvedValue(new Response()), 1],
  ['cannot be reached', () => server.mockRejectedValue(new TypeError('Failed to fetch')), 0],
] as const)('follows a link that was pressed before, if the server %s', async (_, prepare, times) => {
  prepare()
  const letGo = keepEarlyClicks([])
  find('a').click()
  expect(follow).not.toHaveBeenCalled()
  stop = goWithoutApp(letGo(), load)
  await settle()
  expect(follow).toHaveBeenCalledTimes(times)
  expect(load).not.toHaveBeenCalled()
})

it('lets links navigate as without script from then on', () => {
  stop = goWithoutApp(keepEarlyClicks([])(), load)
  find('a').click()
  expect(follow).toHaveBeenCalledOnce()
})

it.each([
  ['', 1],
  ['Lisbon', 0],
])('reloads the page for a press that only the app can handle, but not over typed text: %j', async (typed, times) => {
  stop = goWithoutApp(keepEarlyClicks([])(), load)
  await settle()
  expect(load).not.toHaveBeenCalled()
  document.querySelector('input')!.value = typed
  find('button').click()
  await settle()
  expect(load).toHaveBeenCalledTimes(times)
})
