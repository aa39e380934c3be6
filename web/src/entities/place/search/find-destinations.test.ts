import { describe, expect, it } from 'vitest'

import { matchBuiltIn } from './built-in-cities.ts'
import { matchSamples } from './find-destinations.ts'

const namesOf = (places: readonly { readonly name: string }[]): readonly string[] => places.map(({ name }) => name)

describe('the results of a box without a server', () => {
  it('match the prefix of any word', () => {
    expect(namesOf(matchBuiltIn('jan', 8))).toEqual(['Rio de Janeiro'])
    expect(namesOf(matchBuiltIn('portu', 8))).toEqual(['Lisbon', 'Porto'])
    expect(namesOf(matchSamples('paris').hotels)).toEqual(['Mandarin Oriental'])
  })

  it('are eight places at most', () => {
    expect(matchBuiltIn('united', 8)).toHaveLength(8)
  })

  it.each(['🏝️', '%%', '--', '“”', '<>', 'l'])('are empty for %s', (query) => {
    expect(matchBuiltIn(query, 8)).toEqual([])
    expect(matchSamples(query)).toEqual({ cities: [], hotels: [] })
  })
})
