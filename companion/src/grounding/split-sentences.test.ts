import { describe, expect, it } from 'vitest'

import { SentenceBuffer } from './index.ts'

/** A few letters at a time, as a model streams. */
function split(text: string, locale = 'en-GB'): readonly string[] {
  const buffer = new SentenceBuffer(locale)
  const whole = (text.match(/[\s\S]{1,3}/g) ?? []).flatMap((piece) => buffer.add(piece))
  return [...whole, ...buffer.end()].map((sentence) => sentence.trim())
}

describe('SentenceBuffer', () => {
  it.each([
    ['One is here. Two is there! And three? Yes.', ['One is here.', 'Two is there!', 'And three?', 'Yes.']],
    [
      'St. Peter’s Basilica opens at 9 a.m. every day. Go early.',
      ['St. Peter’s Basilica opens at 9 a.m. every day.', 'Go early.'],
    ],
    ['It costs 3.50 euros, e.g. for two. Fine.', ['It costs 3.50 euros, e.g. for two.', 'Fine.']],
    ['First line\nSecond line', ['First line', 'Second line']],
    ['…', []],
  ])('%s', (text, sentences) => expect(split(text)).toEqual(sentences))

  it('waits for the end of a sentence', () => {
    const buffer = new SentenceBuffer('en-GB')
    expect(buffer.add('In May it is')).toEqual([])
    expect(buffer.add(' warm. Tak')).toEqual(['In May it is warm. '])
  })

  it.each([
    ['de-DE', 'Am 3. Mai ist es z. B. warm. Gut.', ['Am 3. Mai ist es z. B. warm.', 'Gut.']],
    ['ja', 'ローマは暖かいです。雨は少ないです。', ['ローマは暖かいです。', '雨は少ないです。']],
  ])('handles %s', (locale, text, sentences) => expect(split(text, locale)).toEqual(sentences))
})
