import type { CitySuggestion, CitySuggestionsRequest, CitySuggestionsResponse } from '@app/contracts/city-suggestions'

import type { CityFinder } from './city-finder.ts'

const MOST_SUGGESTIONS = 8
// Of several cities with one name in one country only the first is shown, so a few more are asked for.
const ASKED_FOR = 12

export function suggestCities(finder: CityFinder, { query, near }: CitySuggestionsRequest): CitySuggestionsResponse {
  const byDisplayName = new Map<string, CitySuggestion>()
  for (const { name, country } of finder.find(query, ASKED_FOR, near)) {
    const displayName = `${name}, ${country}`
    if (!byDisplayName.has(displayName)) byDisplayName.set(displayName, { name, country, displayName })
  }
  return { cities: [...byDisplayName.values()].slice(0, MOST_SUGGESTIONS) }
}
