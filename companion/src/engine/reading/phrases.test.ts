import { describe, expect, it } from 'vitest'

import { matchesPhrase, plain, weigh } from './phrases.ts'

describe('phrases', () => {
  it.each([
    ['wann ~ schön*', 'Wann ist es dort am schönsten?', true],
    ['wann ~ schön*', 'Schön, und wann?', false],
    ['partir ~ quand', 'partir quand au Sri Lanka', true],
    ['how ~ train', 'how one two three four five six train', false],
    ['restaurant*', 'Restaurants?', true],
    ['visa', 'visas', false],
  ])('%s in "%s": %s', (phrase, text, isThere) => expect(matchesPhrase(plain(text), phrase)).toBe(isThere))

  it('weigh more with more words, and with an exclamation mark', () => {
    const text = plain('when is the best time to go')
    expect([
      weigh(text, ['best']),
      weigh(text, ['best time']),
      weigh(text, ['!best time']),
      weigh(text, ['when ~ go']),
    ]).toEqual([1, 2, 4, 2])
  })
})
