import { expect, it } from 'vitest'

import { readPlace } from './read-place.ts'

const CITIES = new Map([
  ['paris', { id: 1, rank: 3 }],
  ['york', { id: 2, rank: 900 }],
  ['new york', { id: 3, rank: 1 }],
  ['hilton', { id: 4, rank: 60_000 }],
])
const read = (query: string) => readPlace(query, (name) => CITIES.get(name) ?? null)

it.each([
  ['the city alone', 'Paris', 1, ''],
  ['a kind of house and the city', 'hotel paris', 1, ''],
  ['a brand and the city', 'Marriott New York', 3, 'marriott'],
  ['the city and a brand', 'new york marriott', 3, 'marriott'],
  ['a brand that has the word for a house in it', 'holiday hotel new york', 3, 'holiday hotel'],
  ['a comma between them', 'ritz, paris', 1, 'ritz'],
])('reads %s', (_, query, cityId, rest) => expect(read(query)).toMatchObject({ cityId, rest }))

it.each(['hilton', 'sacher', '', 'parisienne'])('reads no place in “%s”', (query) => expect(read(query)).toBeNull())
