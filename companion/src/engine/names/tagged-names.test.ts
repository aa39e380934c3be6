import { readTokens } from '@app/domain/trip-request'
import { describe, expect, it } from 'vitest'

import { isArticle, isBetweenLinks, taggedNames } from './tagged-names.ts'

function isPlace(text: string, word: string): boolean {
  const tokens = readTokens(text)
  const at = tokens.findIndex(({ folded }) => folded === word)
  return isBetweenLinks(tokens[at - 1], tokens[at]!, tokens[at + 1])
}

describe('isBetweenLinks', () => {
  it.each([
    ['late from gatwick to nice yesterday', 'yesterday', false],
    ['flight from gatwick to nice was late', 'nice', true],
    ['what to do in bath', 'bath', true],
    ['what to do in nice weather', 'nice', false],
    ['is it nice in march', 'nice', false],
  ])('%s: %s', (text, word, expected) => {
    expect(isPlace(text, word)).toBe(expected)
  })
})

describe('taggedNames', () => {
  it('takes the words that the tagger calls a place', () => {
    const { isPlace: isName } = taggedNames('split to hvar by ferry', {
      tagSlots: () => [
        { kind: 'from', start: 0, end: 5 },
        { kind: 'mode', start: 17, end: 22 },
      ],
    })
    expect([isName({ start: 0, end: 5 }), isName({ start: 9, end: 13 }), isName({ start: 17, end: 22 })]).toEqual([
      true,
      false,
      false,
    ])
  })
})

it('knows articles, before which a word in lower case is no city', () => {
  expect([isArticle('the'), isArticle('to'), isArticle(undefined)]).toEqual([true, false, false])
})
