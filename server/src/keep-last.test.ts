import { expect, it } from 'vitest'

import { keepLast } from './keep-last.ts'

it('makes a thing once, until others have pushed it out', () => {
  const made: string[] = []
  const keep = keepLast<string, string>(2)
  const ask = (key: string): string =>
    keep(key, () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'a', 'b', 'c', 'a']) ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
