// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { registerWorker } from './register-worker.ts'

const register = vi.fn<() => Promise<never>>()
const workers = { controller: null as object | null, register }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.spyOn(console, 'warn').mockReturnValue()
  register.mockReset().mockRejectedValue(new Error('refused'))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('a first worker waits until the page has been looked at', async () => {
  workers.controller = null
  registerWorker()
  await vi.advanceTimersByTimeAsync(3999)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(register).toHaveBeenCalledTimes(1)
})

it('or until the app is awake, and is asked for once', async () => {
  workers.controller = null
  const now = registerWorker()
  now()
  await vi.advanceTimersByTimeAsync(4000)
  expect(register).toHaveBeenCalledTimes(1)
})

it('but never before the page has loaded', async () => {
  workers.controller = null
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  registerWorker()()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).not.toHaveBeenCalled()
  state.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledTimes(1)
})

it('where a worker is at work, a newer one is asked for at once', async () => {
  workers.controller = {}
  registerWorker()
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledTimes(1)
})
