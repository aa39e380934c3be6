// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import HTML from '../../index.html?raw'
import { endEarlyBanner, startEarlyBanner } from './early-banner.ts'
import { offlineText } from './offline-text.ts'

const network = vi.spyOn(navigator, 'onLine', 'get')
const said = (): string | undefined => document.querySelector('[role=status]')?.textContent
function turn(event: 'online' | 'offline'): void {
  network.mockReturnValue(event === 'online')
  dispatchEvent(new Event(event))
}

const [, SCRIPT = ''] = /<script>([\s\S]*?)<\/script>/.exec(HTML) ?? []

beforeEach(() => {
  network.mockReturnValue(true)
  document.body.innerHTML = '<div id="root"></div>'
  vi.stubGlobal('matchMedia', () => ({}))
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the page's own script
  new Function(SCRIPT)()
})
afterEach(() => {
  endEarlyBanner()
  delete document.documentElement.dataset['session']
})

it("appears when the network is lost, with the app's text, and disappears when it is back", () => {
  startEarlyBanner()
  expect(said()).toBe('')
  turn('offline')
  expect(said()).toBe(offlineText('banner.offline', { count: '0' }))
  turn('online')
  expect(said()).toBe('')
})

it('appears although no other script has come', () => {
  turn('offline')
  expect(said()).toBe(offlineText('banner.offline', { count: '0' }))
  turn('online')
  expect(said()).toBe('')
})

it('appears at once when there is no network', () => {
  network.mockReturnValue(false)
  startEarlyBanner()
  expect(said()).toContain("You're offline.")
})

it('shows no number for an account, whose pending changes it does not know', () => {
  document.documentElement.dataset['session'] = ''
  network.mockReturnValue(false)
  startEarlyBanner()
  expect(said()).toBe("You're offline.")
})

it('leaves the banner to the app permanently', () => {
  startEarlyBanner()
  turn('offline')
  endEarlyBanner()
  expect(said()).toBeUndefined()
  turn('offline')
  expect(said()).toBeUndefined()
})
