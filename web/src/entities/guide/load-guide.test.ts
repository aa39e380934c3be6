import { readPackedFile } from '@app/datasets/packed-files'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { loadGuide } from './load-guide.ts'

vi.mock('virtual:packed-guide', () => ({
  default: { 'guide/destinations.json': '/assets/destinations-1.json', 'guide/pt.json': '/assets/pt-1.json' },
}))

afterEach(() => vi.unstubAllGlobals())

describe('loadGuide', () => {
  it('retries after a failure, then loads the index and the opened country', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      if (asked.length === 1) return new Response('', { status: 503 })
      return new Response(await readPackedFile(`guide/${address.replace(/^\/assets\/(.+)-1/, '$1')}`))
    })
    await expect(loadGuide()).rejects.toThrow('503')
    const guide = await loadGuide()
    expect((await guide.destination('lisbon'))?.sights.length).toBeGreaterThan(10)
    expect(await loadGuide()).toBe(guide)
    expect(asked).toEqual(['/assets/destinations-1.json', '/assets/destinations-1.json', '/assets/pt-1.json'])
  })
})
