// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { healMissingScripts } from './heal-missing-scripts.ts'

const load = vi.fn<(address: string) => void>()
const server = vi.fn<typeof fetch>()
let stop: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset().mockResolvedValue(new Response(null, { status: 200 }))
  load.mockReset()
  sessionStorage.clear()
  document.body.innerHTML = '<input />'
  stop = healMissingScripts(load)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['going']
})

async function miss(script = 'tab.js'): Promise<void> {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(script) }))
  await new Promise((resolve) => setTimeout(resolve))
}

it('loads the page again when a script is gone', async () => {
  await miss()
  expect(load.mock.calls).toEqual([[location.href]])
})

it('loads the page that was being opened', async () => {
  document.documentElement.dataset['going'] = '/pricing?plan=pro'
  await miss()
  expect(load.mock.calls).toEqual([['/pricing?plan=pro']])
})

it('does so once for the same script', async () => {
  await miss()
  await miss()
  expect(load).toHaveBeenCalledTimes(1)
  await miss('other.js')
  expect(load).toHaveBeenCalledTimes(2)
})

it.each([
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the server cannot be reached', () => server.mockRejectedValue(new TypeError('failed'))],
  ['the server is in trouble', () => server.mockResolvedValue(new Response(null, { status: 503 }))],
  [
    'nothing can be remembered',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('no')
      }),
  ],
  ['something was typed', () => type('Lisbon')],
])('leaves the page alone when %s', async (_, arrange) => {
  arrange()
  await miss()
  expect(load).not.toHaveBeenCalled()
})

it('minds only what still stands in a field', async () => {
  type('Lisbon')
  type('')
  await miss()
  expect(load).toHaveBeenCalled()
})

function type(value: string): void {
  const field = document.querySelector('input')
  if (!field) throw new Error('no field')
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
