import type { CitySuggestion, CitySuggestionsRequest, CitySuggestionsResponse } from '@app/contracts/city-suggestions'

import type { CityFinder } from './city-finder.ts'

const MOST_SUGGESTIONS = 8
// Of several that read the same, region and all, only the first is shown, so a few more are asked for.
const ASKED_FOR = 12
/** Of a city, its region and its country in any language; what is longer is no name, and slow to look for. */
const LONGEST_QUERY = 200

export function suggestCities(finder: CityFinder, { query, near }: CitySuggestionsRequest): CitySuggestionsResponse {
  if (query.length > LONGEST_QUERY) return { cities: [] }
  const byDisplayName = new Map<string, CitySuggestion>()
  for (const city of finder.find(query, ASKED_FOR, near)) {
    if (!byDisplayName.has(city.displayName)) byDisplayName.set(city.displayName, city)
  }
  return { cities: [...byDisplayName.values()].slice(0, MOST_SUGGESTIONS) }
}
