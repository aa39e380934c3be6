import { beforeEach, describe, expect, it, vi } from 'vitest'

import { countGuestSearch } from './guest-count.ts'
import { searchKey } from './search-key.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
const DAY_MS = 86_400_000
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

describe('countGuestSearch', () => {
  it('counts twenty-five a day and not one more', () => {
    const counts = Array.from({ length: 26 }, (_, index) => countGuestSearch(`search ${index}`, NOON))
    expect(counts.map(({ isAllowed }) => isAllowed)).toEqual([...Array.from({ length: 25 }, () => true), false])
    expect(counts[24]?.used).toBe(25)
  })
  it('counts the same search once', () => {
    countGuestSearch('a', NOON)
    expect(countGuestSearch('a', NOON)).toEqual({ isAllowed: true, isNew: false, used: 1 })
  })
  it('lets a search through again that was made before the limit', () => {
    for (let index = 0; index < 25; index += 1) countGuestSearch(`search ${index}`, NOON)
    expect(countGuestSearch('search 3', NOON).isAllowed).toBe(true)
  })
  it('begins anew at midnight, by UTC', () => {
    for (let index = 0; index < 25; index += 1) countGuestSearch(`search ${index}`, NOON)
    expect(countGuestSearch('x', NOON + DAY_MS)).toMatchObject({ isAllowed: true, used: 1 })
  })
  it.each(['{', 'null', '[]', '{"day":"2026-11-15","keys":7}'])('does not stumble over %s', (text) => {
    stored.set('guest-searches', text)
    expect(countGuestSearch('x', NOON)).toMatchObject({ isAllowed: true, used: 1 })
  })
})

describe('searchKey', () => {
  it('is one the server takes', () => expect(searchKey('hotel', 'q'.repeat(5000), NOON)).toMatch(/^[\w-]{8,128}$/))
  it('differs by day, kind and question', () => {
    const keys = [
      searchKey('hotel', 'a', NOON),
      searchKey('hotel', 'b', NOON),
      searchKey('car', 'a', NOON),
      searchKey('hotel', 'a', NOON + DAY_MS),
    ]
    expect(new Set(keys).size).toBe(4)
    expect(searchKey('hotel', 'a', NOON + 60_000)).toBe(keys[0])
  })
})
