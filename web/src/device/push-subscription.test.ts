// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { pushRegistration } from './push-subscription.ts'

function haveWorker(registration: object | undefined): void {
  const container = { getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('PushManager', class {})
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('returns a registration with an active worker', async () => {
  const registration = { active: {}, installing: null }
  haveWorker(registration)
  expect(await pushRegistration()).toBe(registration)
})

it.each([
  ['while the first worker is being installed', { active: null, installing: {} }],
  ['while it waits to become active', { active: null, waiting: {} }],
  ['without a worker', undefined],
])('returns null %s', async (_, registration) => {
  haveWorker(registration)
  expect(await pushRegistration()).toBeNull()
})

it('returns null in a browser without push', async () => {
  haveWorker({ active: {} })
  vi.unstubAllGlobals()
  expect(await pushRegistration()).toBeNull()
})
