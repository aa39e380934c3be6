// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { healMissingScripts } from './heal-missing-scripts.ts'

const load = vi.fn<(address: string) => void>()
const server = vi.fn<(address: string) => Promise<Response>>()
let stop: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset().mockImplementation(async (address) => answer(address.endsWith('.js') ? 404 : 200))
  load.mockReset()
  sessionStorage.clear()
  document.body.innerHTML = '<input />'
  stop = healMissingScripts(load)
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  delete document.documentElement.dataset['going']
})

const answer = (status: number) => new Response(null, { status })

async function miss(
  script = 'Failed to fetch dynamically imported module: http://localhost/assets/tab.js',
): Promise<void> {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(script) }))
  await new Promise((resolve) => setTimeout(resolve))
}

it('reloads the page when a script is missing', async () => {
  await miss()
  expect(load.mock.calls).toEqual([[location.href]])
})

it('loads the page that was being opened', async () => {
  document.documentElement.dataset['going'] = '/pricing?plan=pro'
  await miss()
  expect(load.mock.calls).toEqual([['/pricing?plan=pro']])
})

it('reloads once for the same script', async () => {
  await miss()
  await miss()
  expect(load).toHaveBeenCalledTimes(1)
  await miss('other.js')
  expect(load).toHaveBeenCalledTimes(2)
})

it('reloads when a browser does not name the script', async () => {
  await miss('Importing a module script failed.')
  expect(load).toHaveBeenCalledTimes(1)
})

it('checks whether the script itself is missing', async () => {
  await miss()
  expect(server.mock.calls[0]?.[0]).toBe('http://localhost/assets/tab.js')
})

it.each([
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the server cannot be reached', () => server.mockRejectedValue(new TypeError('failed'))],
  ['the server is in trouble', () => server.mockResolvedValue(answer(503))],
  ['the script is still there', () => server.mockResolvedValue(answer(200))],
  ['a link that works once brought it', () => history.replaceState(null, '', '/email-verify?token_hash=a&type=signup')],
  [
    'nothing can be remembered',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('no')
      }),
  ],
  ['something was typed', () => type('Lisbon')],
])('does not reload when %s', async (_, arrange) => {
  arrange()
  await miss()
  expect(load).not.toHaveBeenCalled()
})

it('considers only text that is still in a field', async () => {
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
