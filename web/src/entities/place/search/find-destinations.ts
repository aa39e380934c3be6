import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { HotelSuggestion } from '@app/contracts/hotel-suggestions'

import type { BackendConfig } from '../../../api/backend.ts'
import { BUILT_IN_CITIES, nameFits } from './built-in-cities.ts'
import { findCities, type FoundCities } from './find-cities.ts'
import { findHotels } from './find-hotels.ts'

const SAMPLE_CITIES = 'Paris|London|New York|Tokyo|Rome|Barcelona|Lisbon|Istanbul|Bangkok|Sydney'.split('|')

/** Real hotels, each with the five stars of OpenStreetMap (ODbL); the list below them names the source. */
const SAMPLE_HOTELS = `Hotel Sacher|Salzburg|Austria
Hotel Vier Jahreszeiten Kempinski München|Munich|Germany
Grand Hyatt Berlin|Berlin|Germany
Mandarin Oriental|Paris|France
Danieli|Venice|Italy
Four Seasons Hotel Firenze|Florence|Italy
Ritz Four Seasons Hotel Lisboa|Lisbon|Portugal
Eurostars Madrid Tower|Madrid|Spain`

const CITIES = BUILT_IN_CITIES.filter(({ name }) => SAMPLE_CITIES.includes(name))
const HOTELS = SAMPLE_HOTELS.split('\n').map((line): HotelSuggestion => {
  const [name = '', city = '', country = ''] = line.split('|')
  return { name, city, country, displayName: `${name}, ${city}, ${country}`, rating: 5 }
})

type Samples = { readonly cities: readonly CitySuggestion[]; readonly hotels: readonly HotelSuggestion[] }

/** Ten cities and eight hotels that are available at once, by the prefix of any of their words. */
export function matchSamples(query: string): Samples {
  const fits = nameFits(query)
  return { cities: CITIES.filter(fits), hotels: HOTELS.filter(fits) }
}

const MOST_CITIES = 6
const MOST_HOTELS = 4
/** On a slow connection local results are shown first; on a fast one they would only flicker. */
const SLOW_MS = 500
/** Both halves usually arrive together; after this time one is shown alone. */
const AT_ONCE_MS = 150

/** A note below the list. */
export type DestinationNote = 'cities.device' | 'cities.built-in' | 'hotels.failed' | 'hotels.none' | 'hotels.source'

export type Destinations = {
  readonly cities: readonly CitySuggestion[]
  readonly hotels: readonly HotelSuggestion[]
  readonly notes: readonly DestinationNote[]
}

/**
 * Six cities and four hotels. Each half without an answer keeps the device's results, and neither waits for the other:
 * available results are shown meanwhile.
 */
export async function findDestinations(
  config: BackendConfig,
  query: string,
  signal: AbortSignal,
  meanwhile: (found: Destinations) => void,
): Promise<Destinations> {
  const local = matchSamples(query)
  const show = (found: Destinations): void => {
    if (found.cities.length + found.hotels.length > 0) meanwhile(found)
  }
  const slow = setTimeout(() => show({ ...local, notes: [] }), SLOW_MS)
  try {
    const asked = findHotels(config, query, signal).catch(() => null)
    const found = halfOf(await findCities(config, query, signal, (few) => show(halfOf(few, local))), local)
    clearTimeout(slow)
    const late = setTimeout(() => show(found), AT_ONCE_MS)
    const hotels = await asked
    clearTimeout(late)
    const shown = (hotels ?? local.hotels).slice(0, MOST_HOTELS)
    return { ...found, hotels: shown, notes: [...found.notes, hotelNote(hotels)] }
  } finally {
    clearTimeout(slow)
  }
}

/** The cities found, with the device's own hotels. */
function halfOf({ cities, from }: FoundCities, local: ReturnType<typeof matchSamples>): Destinations {
  const known = cities.length === 0 && from === 'built-in' ? local.cities : cities
  const notes = from === 'server' ? [] : ([`cities.${from}`] as const)
  return { cities: known.slice(0, MOST_CITIES), hotels: local.hotels, notes }
}

function hotelNote(hotels: readonly HotelSuggestion[] | null): DestinationNote {
  if (hotels === null) return 'hotels.failed'
  return hotels.length === 0 ? 'hotels.none' : 'hotels.source'
}
