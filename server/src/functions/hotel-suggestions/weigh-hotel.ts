import type { Hotel } from '@app/datasets/hotels'
import type { SearchName } from '@app/domain/place-search'

/** On the scale of the index, where one is a doubling of people: a house counts with the city it stands in. */
const IN_THE_FIRST_CITY = 24
const FAR_FROM_ANY_CITY = 8
const PER_STAR = 0.4
const WITHOUT_KIND = 0.5
/** Half of all hotels begin with such a word; who looks for one rarely does. */
const KIND = /^(?:the|h[oô]tel|grand h[oô]tel|pension|pensión|gasthof|gasthaus|albergo|hostal|hostel|pousada)\s+/i
const SHORTEST_NAME = 3

export function weighHotel(
  { name, stars }: Pick<Hotel, 'name' | 'stars'>,
  /** Place of its city among all, from 0 for the most important. */
  cityRank: number | undefined,
): { readonly names: readonly SearchName[]; readonly importance: number } {
  const city = cityRank === undefined ? FAR_FROM_ANY_CITY : IN_THE_FIRST_CITY - Math.log2(cityRank + 1)
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
