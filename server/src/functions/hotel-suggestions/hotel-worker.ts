/**
 * A thread of its own: 155,000 hotels take two seconds to index, which no request should wait behind. The index of both
 * tables lives only here; their rows stay in two files, because one of them is share-alike.
 */
import { parentPort } from 'node:worker_threads'

import { releaseMemory } from '../../release-memory.ts'
import type { HotelAnswer, HotelQuestion } from './hotel-thread.ts'
import { loadHotelFinder } from './load-hotel-finder.ts'

const loading = loadHotelFinder()
// What the index was made of is gone only now that the function which made it has returned.
void loading.then(() => setTimeout(releaseMemory))

parentPort?.on('message', ({ id, query, place }: HotelQuestion) => {
  void loading.then((find) => parentPort?.postMessage({ id, hotels: find(query, place) } satisfies HotelAnswer))
})
