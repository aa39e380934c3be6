import { foldText } from '@app/domain/place-search'

/** The city in the typed text, and the words around it: "marriott" of "marriott new york"; empty for the city alone. */
export type PlaceInQuery = { readonly cityId: number; readonly rank: number; readonly rest: string }

type KnownCity = { readonly id: number; readonly rank: number }

/** A town with fewer people is not read as a place in a query: Hilton, Radisson. */
export const KNOWN_TOWNS = 5_000
const SHORTEST_NAME = 4
/** Words that do not identify a hotel when they are alone. */
const KINDS = new Set(
  'the a an in near hotel hotels hostel hostels motel resort pension hostal albergo de la le'.split(' '),
)

/** Reads a city at the end or at the beginning of the query, the longest name first. */
export function readPlace(query: string, cityNamed: (name: string) => KnownCity | null): PlaceInQuery | null {
  const words = foldText(query).split(' ').filter(Boolean)
  const known = (name: string): KnownCity | null => {
    const city = name.length < SHORTEST_NAME ? null : cityNamed(name)
    return city && city.rank < KNOWN_TOWNS ? city : null
  }
  for (let count = words.length; count > 0; count -= 1) {
    const parts = [
      { name: words.slice(-count), rest: words.slice(0, -count) },
      { name: words.slice(0, count), rest: words.slice(count) },
    ]
    for (const { name, rest } of parts) {
      const city = known(name.join(' '))
      if (city)
        return { cityId: city.id, rank: city.rank, rest: rest.every((word) => KINDS.has(word)) ? '' : rest.join(' ') }
    }
  }
  return null
}
