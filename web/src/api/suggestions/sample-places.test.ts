import { describe, expect, it } from 'vitest'

import { matchBuiltIn } from './built-in-cities.ts'
import { matchSamples } from './sample-places.ts'

const namesOf = (places: readonly { readonly name: string }[]): readonly string[] => places.map(({ name }) => name)

describe('what a box knows by itself', () => {
  it('is found by the beginning of any word', () => {
    expect(namesOf(matchBuiltIn('jan', 8))).toEqual(['Rio de Janeiro'])
    expect(namesOf(matchBuiltIn('portu', 8))).toEqual(['Lisbon', 'Porto'])
    expect(namesOf(matchSamples('paris').hotels)).toEqual(['Mandarin Oriental'])
  })

  it('is eight places at most', () => {
    expect(matchBuiltIn('united', 8)).toHaveLength(8)
  })

  it.each(['🏝️', '%%', '--', '“”', '<>', 'l'])('is nothing for %s', (query) => {
    expect(matchBuiltIn(query, 8)).toEqual([])
    expect(matchSamples(query)).toEqual({ cities: [], hotels: [] })
  })
})
