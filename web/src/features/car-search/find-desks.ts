import { formatCountry } from '../../text/format.ts'
import type { ComboboxOption } from '../../ui/combobox-option.ts'

const MOST_AIRPORTS = 2

/**
 * Most cars are fetched at an airport, and "heathrow" is also a town in Florida: whoever writes the name or the code of
 * an airport is offered it above the cities. Without the list of airports the cities remain.
 */
export async function findDesks(query: string, locale: string): Promise<readonly ComboboxOption[]> {
  try {
    const { airportLabel, searchOwnNames } = await import('@app/datasets/airports')
    return searchOwnNames(query, MOST_AIRPORTS).map((airport) => ({
      value: airport.code,
      label: airportLabel(airport),
      detail: formatCountry(airport.country, locale),
    }))
  } catch {
    return []
  }
}
