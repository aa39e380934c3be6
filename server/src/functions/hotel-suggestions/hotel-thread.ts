import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { HotelSuggestion } from '@app/contracts/hotel-suggestions'

import type { PlaceInQuery } from '../city-suggestions/read-place.ts'

export type HotelQuestion = {
  readonly id: number
  readonly query: string
  readonly place: PlaceInQuery | null
}
export type HotelAnswer = { readonly id: number; readonly hotels: readonly HotelSuggestion[] }

/** Fewer than two letters find nothing, but start loading the index. */
export type HotelThread = {
  find(query: string, place?: PlaceInQuery | null): Promise<readonly HotelSuggestion[]>
}

const SHORTEST_QUERY = 2
/** No hotel name is this long. */
const MAX_QUERY_LENGTH = 200

type Waiting = { resolve(hotels: readonly HotelSuggestion[]): void; reject(error: unknown): void }

/** The first query starts the thread and waits a few seconds for it; other requests are not delayed. */
export function createHotelThread(): HotelThread {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let worker: Worker | undefined

  const start = (): Worker => {
    const started = new Worker(join(import.meta.dirname, 'hotel-worker.ts'))
    started.on('error', (error) => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    started.on('message', ({ id, hotels }: HotelAnswer) => {
      waiting.get(id)?.resolve(hotels)
      waiting.delete(id)
    })
    started.unref()
    return started
  }
  return {
    find(query, place = null) {
      const thread = (worker ??= start())
      if (query.trim().length < SHORTEST_QUERY || query.length > MAX_QUERY_LENGTH) return Promise.resolve([])
      asked += 1
      const id = asked
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread.postMessage({ id, query, place } satisfies HotelQuestion)
      })
    },
  }
}
