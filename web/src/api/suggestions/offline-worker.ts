/** A thread of its own: building the index takes a phone some hundred milliseconds, which no keystroke should wait for. */
import type { OfflineCity } from '@app/datasets/city-search-offline'

/** What was typed, or the code of an airport whose city is wanted. */
export type OfflineQuestion = { readonly id: number } & (
  | { readonly query: string; readonly limit: number }
  | { readonly airport: string }
)
export type OfflineAnswer = { readonly id: number; readonly cities: readonly OfflineCity[] | null }

const loading = import('@app/datasets/city-search-offline').then((cities) => {
  cities.prepareOfflineCities()
  return cities
})

addEventListener('message', ({ data: question }: MessageEvent<OfflineQuestion>) => {
  const { id } = question
  const answer = (cities: OfflineAnswer['cities']): void => postMessage({ id, cities } satisfies OfflineAnswer)
  loading.then(
    ({ findOfflineCityServed, searchOfflineCities }) =>
      answer(
        'airport' in question
          ? [findOfflineCityServed(question.airport)].filter((city) => city !== null)
          : searchOfflineCities(question.query, { limit: question.limit }),
      ),
    () => answer(null),
  )
})
