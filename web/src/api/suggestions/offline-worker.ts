/** A thread of its own: building the index takes a phone some hundred milliseconds, which no keystroke should wait for. */
import type { CitySuggestion } from '@app/contracts/city-suggestions'

export type OfflineQuestion = { readonly id: number; readonly query: string; readonly limit: number }
export type OfflineAnswer = { readonly id: number; readonly cities: readonly CitySuggestion[] | null }

const loading = import('@app/datasets/city-search-offline').then(({ prepareOfflineCities, searchOfflineCities }) => {
  prepareOfflineCities()
  return searchOfflineCities
})

addEventListener('message', ({ data: { id, query, limit } }: MessageEvent<OfflineQuestion>) => {
  const answer = (cities: OfflineAnswer['cities']): void => postMessage({ id, cities } satisfies OfflineAnswer)
  loading.then(
    (search) => answer(search(query, { limit })),
    () => answer(null),
  )
})
