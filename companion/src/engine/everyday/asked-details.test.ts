import { describe, expect, it } from 'vitest'

import { contentsAvoided, moneyAsked } from './asked-details.ts'

describe('contentsAvoided', () => {
  it.each([
    ['what to eat in Istanbul, no pork and I don’t eat lamb', ['lamb', 'pork']],
    ['wir essen kein Schwein', ['pork']],
    ['domuz yemiyoruz', ['pork']],
    ['where is the best lamb in Athens', []],
    ['the best fish, not too expensive', []],
    ['不吃羊肉', ['lamb']],
  ])('%s: %j', (text, contents) => expect(contentsAvoided(text).toSorted()).toEqual(contents))
})

describe('moneyAsked', () => {
  it.each([
    ['brushing teeth?', ['teeth']],
    ['und eiswürfel', ['ice']],
    ['fliegen nach Marrakesch mit Kleinkind', ['child']],
    ['is tap water ok in Iceland', []],
  ])('%s: %j', (text, asks) => expect(moneyAsked(text, ['teeth', 'ice', 'child']).money ?? []).toEqual(asks))

  it('reads roaming and cards in other languages', () => {
    expect(moneyAsked('funktioniert meine sim dort', ['roaming'])).toEqual({ money: ['roaming'] })
    expect(moneyAsked('카드로 팁 줄 수 있나요', ['by-card'])).toEqual({ money: ['by-card'] })
  })
})
