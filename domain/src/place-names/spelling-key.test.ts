import { describe, expect, it } from 'vitest'

import { spellingKey } from './spelling-key.ts'

describe('spellingKey', () => {
  it.each([
    ['푸껫', '푸켓'],
    ['벤쿠버', '밴쿠버'],
    ['फुकेत', 'फुकेट'],
    ['इस्तांबुल', 'इस्तानबुल'],
    ['كابادوكيا', 'كبادوكيا'],
    ['Флоренція', 'Флоренция'],
    ['ヴェネツィア', 'ベネツィア'],
  ])('is the same for %s and %s', (one, other) => {
    expect(spellingKey(one)).not.toBeNull()
    expect(spellingKey(one)).toBe(spellingKey(other))
  })

  it.each([
    ['Бали', 'Мали'],
    ['프라하', '파리스'],
    ['दुबई', 'मुंबई'],
    ['ローマ', 'リマ'],
  ])('tells %s from %s', (one, other) => {
    expect(spellingKey(one) ?? one).not.toBe(spellingKey(other) ?? other)
  })

  it('knows no other spelling of a name in Latin letters', () => {
    expect(spellingKey('Lisbon')).toBeNull()
  })

  it('leaves out short names, which many words look like', () => {
    expect(spellingKey('괌')).toBeNull()
  })
})
