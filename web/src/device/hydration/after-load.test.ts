// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let afterLoad: typeof import('./after-load.ts').afterLoad
let afterArrival: typeof import('./after-load.ts').afterArrival
let onArrival: typeof import('./after-load.ts').onArrival
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ afterLoad, afterArrival, onArrival } = await import('./after-load.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['splash']
})

it('counts from the load of the page, even when called later', () => {
  const early = vi.fn()
  const late = vi.fn()
  afterLoad(1000, early)
  vi.advanceTimersByTime(999)
  expect(early).not.toHaveBeenCalled()
  afterLoad(1500, late)
  vi.advanceTimersByTime(1)
  expect(early).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(499)
  expect(late).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(late).toHaveBeenCalledOnce()
})

it('uses the load time noted by the inline script', () => {
  vi.stubGlobal('loadedAt', Date.now() - 400)
  const work = vi.fn()
  afterLoad(1000, work)
  vi.advanceTimersByTime(599)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it('waits for the load event, and can be cancelled', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const work = vi.fn()
  const calledOff = vi.fn()
  afterLoad(1000, work)
  afterLoad(1000, calledOff)()
  vi.advanceTimersByTime(5000)
  expect(work).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
})

describe('afterArrival', () => {
  /** The splash is taken away, and its observers are told. */
  const endSplash = async () => {
    delete document.documentElement.dataset['splash']
    await vi.advanceTimersByTimeAsync(0)
  }
  beforeEach(() => void (document.documentElement.dataset['splash'] = ''))

  it('counts from load without a splash', async () => {
    await endSplash()
    const work = vi.fn()
    afterArrival(1000, work)
    vi.advanceTimersByTime(999)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })

  it('counts from the end of the splash, however late it is asked', async () => {
    const work = vi.fn()
    const late = vi.fn()
    afterArrival(1000, work)
    document.documentElement.dataset['splash'] = 'shown'
    await vi.advanceTimersByTimeAsync(10_500)
    await endSplash()
    vi.advanceTimersByTime(400)
    afterArrival(1000, late)
    vi.advanceTimersByTime(599)
    expect(work).not.toHaveBeenCalled()
    expect(late).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
    expect(late).toHaveBeenCalledOnce()
  })

  it('counts from load when the splash was skipped before', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const work = vi.fn()
    afterArrival(1000, work)
    await endSplash()
    vi.advanceTimersByTime(5000)
    expect(work).not.toHaveBeenCalled()
    dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledOnce()
  })

  it('can be called off under the splash and after it', async () => {
    const work = vi.fn()
    afterArrival(1000, work)()
    const callOff = afterArrival(1000, work)
    await endSplash()
    callOff()
    vi.advanceTimersByTime(5000)
    expect(work).not.toHaveBeenCalled()
  })

  it('onArrival runs at once without a splash, and at its end otherwise', async () => {
    const work = vi.fn()
    onArrival(work)
    expect(work).not.toHaveBeenCalled()
    await endSplash()
    expect(work).toHaveBeenCalledOnce()
    onArrival(work)
    expect(work).toHaveBeenCalledTimes(2)
  })
})
