// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { registerWorker } from './register-worker.ts'

// A script that fails to load, as when the network is lost in the first second.
vi.mock('./watch-updates.ts', () => {
  throw new Error('lost')
})

const register = vi.fn<() => Promise<Partial<ServiceWorkerRegistration>>>()
const postMessage = vi.fn<(message: unknown) => void>()
const workers = {
  controller: null as object | null,
  register,
  ready: Promise.resolve({ active: { postMessage } }),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.spyOn(console, 'warn').mockReturnValue()
  register.mockReset().mockRejectedValue(new Error('refused'))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
})
afterEach(() => {
  // Registrations that still wait for the network belong to this test only.
  register.mockReturnValue(new Promise(() => {}))
  dispatchEvent(new Event('online'))
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('a first worker waits until the page was viewed', async () => {
  workers.controller = null
  registerWorker()
  await vi.advanceTimersByTimeAsync(3999)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(register).toHaveBeenCalledTimes(1)
})

it('or until hydration, and is registered once', async () => {
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

it('an existing worker is updated at once', async () => {
  workers.controller = {}
  registerWorker()
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledTimes(1)
})

it('a worker that failed to register offline is registered when the network is back', async () => {
  workers.controller = null
  registerWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledTimes(2)
})

it('caches the files also when the script of the update check failed to load', async () => {
  workers.controller = {}
  register.mockResolvedValue({ installing: null })
  registerWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage).toHaveBeenCalledTimes(1)
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({ type: 'FILL_SHELL' })
})
