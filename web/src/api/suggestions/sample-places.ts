import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { HotelSuggestion } from '@app/contracts/hotel-suggestions'

import { BUILT_IN_CITIES, nameFits } from './built-in-cities.ts'

const SAMPLE_CITIES = 'Paris|London|New York|Tokyo|Rome|Barcelona|Lisbon|Istanbul|Bangkok|Sydney'.split('|')

/** Real houses, each with the five stars OpenStreetMap gives it (ODbL); the list below them names the source. */
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

/** Ten cities and eight hotels that a box knows at once, by the beginning of any of their words. */
export function matchSamples(query: string): Samples {
  const fits = nameFits(query)
  return { cities: CITIES.filter(fits), hotels: HOTELS.filter(fits) }
}
