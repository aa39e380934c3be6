import { describe, expect, it } from 'vitest'

import { createByteCache } from './byte-cache.ts'

describe('createByteCache', () => {
  const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length)

  it('drops the least recently used entry when it is full, and never stores one that is too large', () => {
    const cache = createByteCache(100)
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, bytes(25))
    cache.get('a')
    cache.set('e', bytes(25))
    cache.set('huge', bytes(26))
    expect(['a', 'b', 'c', 'd', 'e', 'huge'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e'])
  })

  it('counts an entry once when it is set again', () => {
    const cache = createByteCache(100)
    for (let i = 0; i < 20; i += 1) cache.set('a', bytes(25))
    cache.set('b', bytes(25))
    expect([cache.get('a'), cache.get('b')]).toEqual([bytes(25), bytes(25)])
  })
})
