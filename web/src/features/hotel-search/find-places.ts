import { formatCountry } from '../../text/format.ts'
import type { ComboboxOption } from '../../ui/combobox-option.ts'

const MOST_PLACES = 8
const MOST_AIRPORTS = 24

/** Cities that can be flown to, each once. */
export async function findPlaces(query: string, locale: string): Promise<readonly ComboboxOption[]> {
  const { searchAirports } = await import('@app/datasets/airports')
  const places = searchAirports(query, MOST_AIRPORTS).map(({ city, country }) => ({
    value: `${city} ${country}`,
    label: `${city.split('/')[0]}, ${formatCountry(country, locale)}`,
  }))
  return [...new Map(places.map((place) => [place.label, place])).values()].slice(0, MOST_PLACES)
}
