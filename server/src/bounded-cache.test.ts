import { expect, it } from 'vitest'

import { createBoundedCache } from './bounded-cache.ts'

it('creates a value once, until newer entries evict it', () => {
  const made: string[] = []
  const keep = createBoundedCache<string, string>(2)
  const ask = (key: string): string =>
    keep(key, () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'a', 'b', 'c', 'a']) ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
