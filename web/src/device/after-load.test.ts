// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let afterLoad: typeof import('./after-load.ts').afterLoad
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ afterLoad } = await import('./after-load.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('counts from the load of the page, however late it is asked', () => {
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

it('knows when the page was loaded before any script of ours but the one in the head', () => {
  vi.stubGlobal('loadedAt', Date.now() - 400)
  const work = vi.fn()
  afterLoad(1000, work)
  vi.advanceTimersByTime(599)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it('waits for the load event, and can be called off', () => {
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
