import { beforeEach, describe, expect, it, vi } from 'vitest'

import { findGuestSearch, rememberGuestSearch } from './guest-searches.ts'
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

describe('the searches of a guest', () => {
  it('are known again on the same day', () => {
    expect(findGuestSearch('a', NOON)).toBeNull()
    rememberGuestSearch('a', NOON)
    rememberGuestSearch('b', NOON)
    expect(findGuestSearch('a', NOON)).toEqual({ used: 2 })
  })
  it('begin anew at midnight, by UTC', () => {
    rememberGuestSearch('a', NOON)
    expect(findGuestSearch('a', NOON + DAY_MS)).toBeNull()
  })
  it.each(['{', 'null', '[]', '{"day":"2026-11-15","keys":7}'])('do not stumble over %s', (text) => {
    stored.set('guest-searches', text)
    expect(findGuestSearch('x', NOON)).toBeNull()
    rememberGuestSearch('x', NOON)
    expect(findGuestSearch('x', NOON)).toEqual({ used: 1 })
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
