// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keepTrying, reloadWhenReached } from './keep-trying.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('keepTrying', () => {
  const work = vi.fn<() => Promise<unknown>>()
  beforeEach(() => {
    work.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  })

  it('tries at once, then after one, two, four seconds and so on, at most half a minute apart', async () => {
    const stop = keepTrying(work)
    const counts: number[] = []
    for (const seconds of [0, 1, 2, 4, 8, 16, 30, 30]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      counts.push(work.mock.calls.length)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    stop()
  })

  it('ends when it is done', async () => {
    work.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('done')
    keepTrying(work)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('ends when it is cancelled, also during an attempt', async () => {
    keepTrying(work)()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('waits for the online event when the device reports that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    keepTrying(work)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(1)
  })
})

describe('reloadWhenReached', () => {
  const server = vi.fn<typeof fetch>()
  const reload = vi.fn<() => void>()
  beforeEach(() => {
    vi.stubGlobal('fetch', server)
    server.mockReset()
    reload.mockReset()
  })

  it('keeps the page until the server answers, with any status', async () => {
    server
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(new Response(null, { status: 503 }))
    reloadWhenReached(reload)
    await vi.advanceTimersByTimeAsync(999)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is cancelled by a navigation', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    const stop = reloadWhenReached(reload)
    await vi.advanceTimersByTimeAsync(500)
    stop()
    server.mockResolvedValue(new Response(null))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })
})
