import type { Meaning } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { findMentions } from './find-mentions.ts'

const entry = (name: string, text = '', importance = 3) => ({ names: [name], text: `${name}. ${text}`, importance })
const ENTRIES = [
  entry('Central station tiles', 'blue walls'),
  entry('River baths', 'thermal pool, hot spring'),
  entry('Old town walk', 'take a taxi back; tiles'),
  entry('Northern baths', 'hot spring', 5),
]
const meaningsIn = (text: string): ReadonlySet<Meaning> =>
  new Set([
    ...(/hot spring|onsen/.test(text) ? (['hot_spring'] as const) : []),
    ...(/taxi/.test(text) ? (['taxi'] as const) : []),
  ])
const find = (about: string) => findMentions(ENTRIES, about, meaningsIn).map(({ names: [name] }) => name)

describe('findMentions', () => {
  it('finds a word in names, also in the other number', () => {
    expect(find('azulejos tile')).toEqual(['Central station tiles'])
  })

  it('finds a meaning anywhere in the text, the most important first', () => {
    expect(find('onsen')).toEqual(['Northern baths', 'River baths'])
  })

  it('finds nothing by a meaning that is no thing of a place', () => {
    expect(find('taxi')).toEqual([])
  })

  it('does not count a word that most entries have', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry(`Bath ${index}`))
    expect(findMentions(many, 'bath', meaningsIn)).toEqual([])
  })
})
