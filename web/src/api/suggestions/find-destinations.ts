import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { HotelSuggestion } from '@app/contracts/hotel-suggestions'

import type { BackendConfig } from '../backend.ts'
import { findCities, type FoundCities } from './find-cities.ts'
import { findHotels } from './find-hotels.ts'
import { matchSamples } from './sample-places.ts'

const MOST_CITIES = 6
const MOST_HOTELS = 4
/** On a slow connection what is known here is shown first; on a fast one it would only flicker. */
const SLOW_MS = 500
/** Both halves mostly come together; one that is alone for so long is shown alone. */
const AT_ONCE_MS = 150

/** What else the traveller should know of the list. */
export type DestinationNote = 'cities.device' | 'cities.built-in' | 'hotels.failed' | 'hotels.none' | 'hotels.source'

export type Destinations = {
  readonly cities: readonly CitySuggestion[]
  readonly hotels: readonly HotelSuggestion[]
  readonly notes: readonly DestinationNote[]
}

/**
 * Six cities and four hotels. Each half that gets no answer keeps what this device has, and neither waits for the other:
 * what is there is shown meanwhile.
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

/** The cities as they were found, with the hotels that this device knows. */
function halfOf({ cities, from }: FoundCities, local: ReturnType<typeof matchSamples>): Destinations {
  const known = cities.length === 0 && from === 'built-in' ? local.cities : cities
  const notes = from === 'server' ? [] : ([`cities.${from}`] as const)
  return { cities: known.slice(0, MOST_CITIES), hotels: local.hotels, notes }
}

function hotelNote(hotels: readonly HotelSuggestion[] | null): DestinationNote {
  if (hotels === null) return 'hotels.failed'
  return hotels.length === 0 ? 'hotels.none' : 'hotels.source'
}
