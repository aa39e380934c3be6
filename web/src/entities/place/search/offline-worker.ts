/** A thread of its own: building the index takes a phone some hundred milliseconds, which no keystroke should wait for. */
import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { OfflineCity } from '@app/datasets/city-search-offline'
import type { DestinationFinder } from '@app/datasets/destination-search'
import destinationsAddress from 'virtual:packed-guide-index'

/** The typed text, an airport code whose city is requested, or cities to merge with regions. */
export type OfflineQuestion = { readonly id: number } & (
  | { readonly query: string; readonly limit: number }
  | { readonly airport: string }
  | { readonly query: string; readonly cities: readonly CitySuggestion[] }
)
export type OfflineAnswer = { readonly id: number } & (
  | { readonly cities: readonly OfflineCity[] | null }
  | { readonly suggestions: readonly CitySuggestion[] }
)

let loadingCities: Promise<typeof import('@app/datasets/city-search-offline')> | undefined
let loadingDestinations: Promise<DestinationFinder> | undefined

function loadCities() {
  loadingCities ??= import('@app/datasets/city-search-offline').then((cities) => {
    cities.prepareOfflineCities()
    return cities
  })
  return loadingCities
}

/** The index of the guide, which the service worker keeps with this worker. */
function loadDestinations(): Promise<DestinationFinder> {
  loadingDestinations ??= openDestinations().catch((error: unknown) => {
    loadingDestinations = undefined
    throw error
  })
  return loadingDestinations
}

async function openDestinations(): Promise<DestinationFinder> {
  const [{ openGuideIndex }, { destinationFinder }, response] = await Promise.all([
    import('@app/datasets/guide'),
    import('@app/datasets/destination-search'),
    fetch(destinationsAddress),
  ])
  if (!response.ok) throw new Error(`${destinationsAddress} answered ${response.status}`)
  return destinationFinder(openGuideIndex(await response.text()))
}

async function findCities(question: Exclude<OfflineQuestion, { cities: unknown }>): Promise<readonly OfflineCity[]> {
  const { findOfflineCityServed, searchOfflineCities } = await loadCities()
  if ('query' in question) return searchOfflineCities(question.query, { limit: question.limit })
  return [findOfflineCityServed(question.airport)].filter((city) => city !== null)
}

async function addRegions(query: string, cities: readonly CitySuggestion[]): Promise<readonly CitySuggestion[]> {
  const [{ withDestinations }, finder] = await Promise.all([
    import('@app/datasets/destination-search'),
    loadDestinations(),
  ])
  return withDestinations(query, cities, finder)
}

addEventListener('message', ({ data: question }: MessageEvent<OfflineQuestion>) => {
  const { id } = question
  const answer = (found: OfflineAnswer): void => postMessage(found)
  if ('cities' in question) {
    addRegions(question.query, question.cities).then(
      (suggestions) => answer({ id, suggestions }),
      () => answer({ id, suggestions: question.cities }),
    )
  } else {
    findCities(question).then(
      (cities) => answer({ id, cities }),
      () => answer({ id, cities: null }),
    )
  }
})
