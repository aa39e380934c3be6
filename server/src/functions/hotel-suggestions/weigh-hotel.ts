import type { Hotel } from '@app/datasets/hotels'
import type { SearchName } from '@app/domain/place-search'

/** On the scale of the index, where one step is a doubling of population: a hotel counts with its city. */
const IN_THE_FIRST_CITIES = 24
/** Between great cities the population does not matter: Moscow is not preferred to Rome for having more people. */
const FIRST_CITIES = 200
const FAR_FROM_ANY_CITY = 8
const PER_STAR = 0.4
const WITHOUT_KIND = 0.5
/** Half of all hotels begin with such a word, and it is rarely meant as a search for one. */
const KIND = /^(?:the|h[oô]tel|grand h[oô]tel|pension|pensión|gasthof|gasthaus|albergo|hostal|hostel|pousada)\s+/i
const SHORTEST_NAME = 3

/** Offers that one of the sources appends to the name of a hotel. */
const OFFER =
  /\s*(?:\([^)]*(?:suite|room|deluxe|view|board|executive)[^)]*\)|non[- ]?refundable.*|early booker|special offer|room only|advance purchase)\s*$/i

export function nameOfHouse(name: string): string {
  return name.replace(OFFER, '') || name
}

export function weighHotel(
  { name, stars }: Pick<Hotel, 'name' | 'stars'>,
  /** The rank of its city by importance, from 0. */
  cityRank: number | undefined,
): { readonly names: readonly SearchName[]; readonly importance: number } {
  const city = cityRank === undefined ? FAR_FROM_ANY_CITY : IN_THE_FIRST_CITIES - Math.log2(1 + cityRank / FIRST_CITIES)
  const bare = name.replace(KIND, '')
  const isOther = bare !== name && bare.length >= SHORTEST_NAME
  return {
    importance: Math.max(FAR_FROM_ANY_CITY, city) + PER_STAR * (stars ?? 0),
    names: [
      { text: name, penalty: 0, kind: 'name' },
      ...(isOther ? [{ text: bare, penalty: WITHOUT_KIND, kind: 'name' as const }] : []),
    ],
  }
}
