import { describe, expect, it } from 'vitest'

import { INTENTS, PHRASEBOOKS } from './index.ts'

describe.each(PHRASEBOOKS.map((book) => [book.code, book] as const))('the phrasebook %s', (_, book) => {
  it('has words for every intent', () => {
    expect(INTENTS.filter((intent) => book.intents[intent].length === 0)).toEqual([])
  })
})
