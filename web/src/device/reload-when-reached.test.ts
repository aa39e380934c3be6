// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { reloadWhenReached } from './reload-when-reached.ts'

const server = vi.fn<typeof fetch>()
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  server.mockReset()
  reload.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps the page until the server answers, whatever it answers', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response(null, { status: 503 }))
  reloadWhenReached(reload)
  await vi.advanceTimersByTimeAsync(999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('is called off by whoever goes to another page', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  const stop = reloadWhenReached(reload)
  await vi.advanceTimersByTimeAsync(500)
  stop()
  server.mockResolvedValue(new Response(null))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
})
