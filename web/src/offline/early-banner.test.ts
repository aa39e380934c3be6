// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { offlineText } from '../text/offline.ts'
import { endEarlyBanner, startEarlyBanner } from './early-banner.ts'

const network = vi.spyOn(navigator, 'onLine', 'get')
const said = (): string | undefined => document.querySelector('[role=status]')?.textContent
function turn(event: 'online' | 'offline'): void {
  network.mockReturnValue(event === 'online')
  dispatchEvent(new Event(event))
}

beforeEach(() => {
  network.mockReturnValue(true)
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  endEarlyBanner()
  delete document.documentElement.dataset['session']
})

it('says when the network goes, in the words of the app, and is silent when it is back', () => {
  startEarlyBanner()
  expect(said()).toBe('')
  turn('offline')
  expect(said()).toBe(offlineText('banner.offline', { count: '0' }))
  turn('online')
  expect(said()).toBe('')
})

it('says at once that there is no network', () => {
  network.mockReturnValue(false)
  startEarlyBanner()
  expect(said()).toContain("You're offline.")
})

it('counts nothing for an account, of which it does not know what waits', () => {
  document.documentElement.dataset['session'] = ''
  network.mockReturnValue(false)
  startEarlyBanner()
  expect(said()).toBe("You're offline.")
})

it('leaves the word to the app for good', () => {
  startEarlyBanner()
  turn('offline')
  endEarlyBanner()
  expect(said()).toBeUndefined()
  turn('offline')
  expect(said()).toBeUndefined()
})
