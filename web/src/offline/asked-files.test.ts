import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { areFilesKept, dropFiles, keepFiles } from './asked-files.ts'
import { createMemoryCaches } from './service-worker/memory-caches.ts'

const MODEL = '/assets/deu-1.gz'
const ENGINE = '/assets/engine-1.js'
const BOTH = [MODEL, ENGINE]

let missing: string | null
beforeEach(() => {
  missing = null
  vi.stubGlobal('caches', createMemoryCaches().storage)
  vi.stubGlobal('fetch', async (address: string) =>
    address === missing
      ? new Response('gone', { status: 404 })
      : new Response('0123456789', { headers: { 'content-length': '10', 'content-type': 'text/plain' } }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const keep = async () => {
  const shares: number[] = []
  await keepFiles(BOTH, { signal: new AbortController().signal, onProgress: (share) => shares.push(share) })
  return shares
}

describe('files that a traveller asked to keep', () => {
  it('are on the device afterwards, with progress that never goes back', async () => {
    expect(await areFilesKept(BOTH)).toBe(false)
    const shares = await keep()
    expect(await areFilesKept(BOTH)).toBe(true)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  it('are kept all or none', async () => {
    missing = ENGINE
    await expect(keep()).rejects.toThrow('404')
    expect(await areFilesKept([MODEL])).toBe(false)
  })

  it('are removed when they are asked to be', async () => {
    await keep()
    await dropFiles(BOTH)
    expect(await areFilesKept([MODEL])).toBe(false)
  })

  it('are not kept when one of them is missing', async () => {
    await keep()
    await dropFiles([ENGINE])
    expect(await areFilesKept(BOTH)).toBe(false)
  })
})
