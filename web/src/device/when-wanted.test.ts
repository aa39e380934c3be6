// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenWanted } from './when-wanted.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each(['pointerdown', 'keydown', 'offline'])('is wanted at %s, once', (sign) => {
  const work = vi.fn()
  whenWanted(false, 9000, work)
  expect(work).not.toHaveBeenCalled()
  dispatchEvent(new Event(sign))
  dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(20_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('is not wanted because the window has another size', () => {
  const work = vi.fn()
  whenWanted(false, 9000, work)
  dispatchEvent(new Event('resize'))
  expect(work).not.toHaveBeenCalled()
})

it('comes by itself in a quiet moment', () => {
  const work = vi.fn()
  whenWanted(false, 9000, work)
  vi.advanceTimersByTime(8999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('is wanted when somebody says so, once', () => {
  const work = vi.fn()
  const wake = whenWanted(false, 9000, work)
  wake()
  wake()
  dispatchEvent(new Event('keydown'))
  expect(work).toHaveBeenCalledTimes(1)
})
