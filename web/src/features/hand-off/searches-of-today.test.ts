import { beforeEach, describe, expect, it, vi } from 'vitest'

import { searchKey } from './hand-over.ts'
import { findSearch, rememberSearch } from './searches-of-today.ts'

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

describe('the searches of today', () => {
  it('are recognised on the same day, with their link', () => {
    expect(findSearch('a', NOON)).toBeNull()
    rememberSearch('a', 'https://www.expedia.com/a', NOON)
    rememberSearch('b', '', NOON)
    expect(findSearch('a', NOON)).toEqual({ link: 'https://www.expedia.com/a' })
    expect(findSearch('b', NOON)).toEqual({ link: '' })
  })
  it('start over at midnight UTC', () => {
    rememberSearch('a', '', NOON)
    expect(findSearch('a', NOON + DAY_MS)).toBeNull()
  })
  it.each(['{', 'null', '[]', '{"day":"2026-11-15","links":7}', '{"day":"2026-11-15","links":{"x":7}}'])(
    'are empty when the browser holds %s',
    (text) => {
      stored.set('searches-of-today', text)
      expect(findSearch('x', NOON)).toBeNull()
      rememberSearch('x', '', NOON)
      expect(findSearch('x', NOON)).toEqual({ link: '' })
    },
  )
})

describe('searchKey', () => {
  it('is accepted by the server', () => expect(searchKey('hotel', 'q'.repeat(5000), NOON)).toMatch(/^[\w-]{8,128}$/))
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
