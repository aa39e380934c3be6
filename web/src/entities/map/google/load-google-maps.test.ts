// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { insertScript, loadGoogleMaps, loadGoogleMapsOnce } from './load-google-maps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('loadGoogleMaps', () => {
  it('requests the key’s maps with the places library', async () => {
    const asked: string[] = []
    await loadGoogleMaps('k&1', async (url) => void asked.push(url))
    const { origin, searchParams } = new URL(asked[0] ?? '')
    expect([asked.length, origin]).toEqual([1, 'https://maps.googleapis.com'])
    expect([searchParams.get('key'), searchParams.get('libraries')]).toEqual(['k&1', 'places'])
  })

  it('retries three times, after one, two and four seconds', async () => {
    const started = Date.now()
    const askedAfterMs: number[] = []
    const loading = loadGoogleMaps('k', async () => {
      askedAfterMs.push(Date.now() - started)
      throw new Error('no network')
    })
    const outcome = loading.catch((error: unknown) => String(error))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toContain('Failed to load Google Maps')
    expect(askedAfterMs).toEqual([0, 1000, 3000, 7000])
  })

  it('stops retrying once it has loaded', async () => {
    let tries = 0
    const loading = loadGoogleMaps('k', async () => {
      tries += 1
      if (tries < 3) throw new Error('no network')
    })
    await vi.advanceTimersByTimeAsync(60_000)
    await loading
    expect(tries).toBe(3)
  })
})

describe('the script', () => {
  const scripts = () => [...document.head.querySelectorAll('script')]
  afterEach(() => document.head.replaceChildren())

  it('that loads but never reports ready is given up', async () => {
    const outcome = insertScript('https://maps.example/js').catch((error: unknown) => String(error))
    expect(scripts().length).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await outcome).toContain('did not arrive')
    expect(scripts()).toEqual([])
  })

  it('is requested once by two maps on one page, and both are notified', async () => {
    const both = Promise.all([loadGoogleMapsOnce('k'), loadGoogleMapsOnce('k')])
    expect(scripts().length).toBe(1)
    const { sojournMapsReady: ready } = globalThis as { sojournMapsReady?: () => void }
    ready?.()
    expect(await both).toEqual([undefined, undefined])
  })
})
