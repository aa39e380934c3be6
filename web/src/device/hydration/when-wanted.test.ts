// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenWanted } from './when-wanted.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each(['pointerdown', 'keydown', 'offline'])('runs at %s, once', (sign) => {
  const work = vi.fn()
  whenWanted(false, 9000, work)
  expect(work).not.toHaveBeenCalled()
  dispatchEvent(new Event(sign))
  dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(20_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('does not run because the window is resized', () => {
  const work = vi.fn()
  whenWanted(false, 9000, work)
  dispatchEvent(new Event('resize'))
  expect(work).not.toHaveBeenCalled()
})

it('runs by itself when the browser is idle', () => {
  const work = vi.fn()
  whenWanted(false, 9000, work)
  vi.advanceTimersByTime(8999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('runs once when called', () => {
  const work = vi.fn()
  const wake = whenWanted(false, 9000, work)
  wake()
  wake()
  dispatchEvent(new Event('keydown'))
  expect(work).toHaveBeenCalledTimes(1)
})
