import { describe, expect, it } from 'vitest'

import { INTENTS, PHRASEBOOKS, type SentenceId, SENTENCES } from './index.ts'

describe.each(PHRASEBOOKS.map((book) => [book.code, book] as const))('the phrasebook %s', (_, book) => {
  it('has room for every fact of every sentence, and for no other', () => {
    for (const [id, slots] of Object.entries(SENTENCES)) {
      const room = [...book.sentences[id as SentenceId].matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot)
      expect(new Set(room), id).toEqual(new Set(slots))
    }
  })

  it('says no number of its own', () => {
    expect(Object.values(book.sentences).filter((sentence) => /\d/.test(sentence))).toEqual([])
  })

  it('knows words for everything that can be asked', () => {
    expect(INTENTS.filter((intent) => book.intents[intent].length === 0)).toEqual([])
  })
})
