/**
 * Runs on its own thread: indexing 155,000 hotels takes two seconds, which must not block requests. The index of both
 * tables exists only here; their rows stay in two files, because one of them is share-alike.
 */
import { parentPort } from 'node:worker_threads'

import { releaseMemory } from '../../release-memory.ts'
import type { HotelAnswer, HotelQuestion } from './hotel-thread.ts'
import { loadHotelFinder } from './load-hotel-finder.ts'

const loading = loadHotelFinder()
// The source data of the index can be collected only after the function that built it has returned.
void loading.then(() => setTimeout(releaseMemory))

parentPort?.on('message', ({ id, query, place }: HotelQuestion) => {
  void loading.then((find) => parentPort?.postMessage({ id, hotels: find(query, place) } satisfies HotelAnswer))
})
