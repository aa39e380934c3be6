import { firstLabel, tagSlots } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { readTagger } from '../../src/learned-reader/read-tagger.ts'
import { type CorpusLine, parseCorpus } from './corpus-line.ts'
import { packTagger } from './pack-tagger.ts'
import { labelsOf, trainTagger } from './train-tagger.ts'

const LINES: readonly CorpusLine[] = parseCorpus(
  'en',
  [
    'intent\ttext',
    ...['rome', 'oslo', 'lima', 'porto', 'hanoi'].flatMap((name) => [
      `itinerary\t[days:3 days] in [place:${name}] with [people:two kids], [avoid:no museums]`,
      `itinerary\t[place:${name}] for [people:my mum 66], [wish:a boat trip]`,
    ]),
    'weather\tis it warm in [place:rome]',
  ].join('\n'),
)

describe('labelsOf', () => {
  it('labels the words inside of marks', () => {
    const { text, labels } = labelsOf('[place:new york] in may')
    expect(text).toBe('new york in may')
    expect(labels).toEqual([firstLabel('place'), firstLabel('place') + 1, 0, 0])
  })

  it('marks a name inside of a word without spaces', () => {
    expect(labelsOf('[place:京都]で').labels).toEqual([firstLabel('place'), firstLabel('place') + 1, 0])
  })
})

describe('trainTagger', () => {
  const packed = packTagger(trainTagger(LINES, new Map(), { bits: 14, epochs: 8, seed: 1 }), 20_000)
  const model = { concepts: new Map(), ...readTagger(packed.bytes, packed.header) }
  const tagged = (text: string): readonly string[] =>
    tagSlots(model, text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

  it('finds slots around a name that it has never seen', () => {
    expect(tagged('3 days in quito with two kids, no museums')).toEqual([
      'days: 3 days',
      'place: quito',
      'people: two kids',
      'avoid: no museums',
    ])
  })

  it('gives the same weights for the same lines', () => {
    expect(packTagger(trainTagger(LINES, new Map(), { bits: 14, epochs: 8, seed: 1 }), 20_000).bytes).toEqual(
      packed.bytes,
    )
  })
})
