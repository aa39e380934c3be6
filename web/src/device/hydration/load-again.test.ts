// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { loadAgain } from './load-again.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['comes', async () => new Response(null, { status: 200 }), 1],
  ['is gone', async () => new Response(null, { status: 404 }), 1],
  ['cannot come just now', async () => new Response(null, { status: 503 }), 0],
  ['is out of reach', async () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('a page that %s', async (_, answer, times) => {
  vi.stubGlobal('fetch', answer)
  const reload = vi.fn<() => void>()
  await loadAgain(reload)
  expect(reload).toHaveBeenCalledTimes(times)
})
