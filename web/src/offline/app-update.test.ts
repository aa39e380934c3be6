// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { appUpdate } from './app-update.ts'
import { watchUpdates } from './watch-updates.ts'

type Container = EventTarget & { controller: object | null; getRegistration(): Promise<unknown> }

function createWorker(isControlled: boolean) {
  const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn(), state: 'installed' })
  const become = (state: string) => {
    waiting.state = state
    waiting.dispatchEvent(new Event('statechange'))
  }
  const registration = { waiting: null as typeof waiting | null, update: vi.fn().mockResolvedValue(undefined) }
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    getRegistration: async () => registration,
  }) as Container
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const reload = vi.fn()
  const watch = () =>
    watchUpdates(
      registration as unknown as ServiceWorkerRegistration,
      container as unknown as ServiceWorkerContainer,
      reload,
    )
  const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }))
  return { registration, container, waiting, become, reload, watch, say }
}

const AVAILABLE = { type: 'SW_UPDATE_AVAILABLE', payload: { build: 'b2' } }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  appUpdate.dismiss()
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('a newer version', () => {
  it('is checked every 30 s', () => {
    const { registration, watch } = createWorker(true)
    watch()
    vi.advanceTimersByTime(29_999)
    expect(registration.update).not.toHaveBeenCalled()
    vi.advanceTimersByTime(30_001)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })

  it('is announced by the worker’s message, or found waiting', () => {
    const told = createWorker(true)
    told.watch()
    told.say({ type: 'SOMETHING_ELSE' })
    expect(appUpdate.get()).toBe('none')
    told.say(AVAILABLE)
    expect(appUpdate.get()).toBe('available')
    appUpdate.dismiss()
    sessionStorage.clear()
    const found = createWorker(true)
    found.registration.waiting = found.waiting
    found.watch()
    expect(appUpdate.get()).toBe('available')
  })

  it('is not offered again in a session in which it was dismissed', () => {
    const { watch, say } = createWorker(true)
    watch()
    say(AVAILABLE)
    appUpdate.dismiss()
    say(AVAILABLE)
    expect(appUpdate.get()).toBe('none')
  })

  const letIn = () => {
    const made = createWorker(true)
    made.registration.waiting = made.waiting
    made.watch()
    made.say(AVAILABLE)
    void appUpdate.apply(made.reload)
    return made
  }

  it('is installed when the traveller agrees, and the page reloads once, a second later', async () => {
    const { container, waiting, become, reload } = letIn()
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    become('activating')
    container.dispatchEvent(new Event('controllerchange'))
    become('activated')
    await vi.advanceTimersByTimeAsync(999)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is awaited when the old one is slow to stop', async () => {
    const { container, become, reload } = letIn()
    await vi.advanceTimersByTimeAsync(6000)
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    become('activated')
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['it was thrown away', 0, 1000],
    ['it never takes over', null, 20_000],
  ] as const)('is no longer awaited when %s', async (_, gone, ms) => {
    const { become, reload } = letIn()
    if (gone !== null) become('redundant')
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('a change of the worker', () => {
  it('reloads the page once when another tab installed it', () => {
    const { container, reload, watch } = createWorker(true)
    watch()
    container.dispatchEvent(new Event('controllerchange'))
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('changes nothing for the first worker', () => {
    const { container, reload, watch } = createWorker(false)
    watch()
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).not.toHaveBeenCalled()
  })
})
