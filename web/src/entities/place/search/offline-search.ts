import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { OfflineCity } from '@app/datasets/city-search-offline'

import type { OfflineAnswer, OfflineQuestion } from './offline-worker.ts'

type Cities = readonly OfflineCity[] | null
/** Null when the thread is gone. */
type Settle = (answer: OfflineAnswer | null) => void

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, Settle>()

type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Loads the packed cities and builds their index in a worker, before they are needed. */
export function prepareOfflineSearch(): void {
  if (!(navigator as WithConnection).connection?.saveData) void searchOffline('', 1)
}

function openThread(): Worker | undefined {
  if (typeof Worker === 'function') worker ??= start()
  return worker
}

/** Null when the packed cities are not available. */
export function searchOffline(query: string, limit: number): Promise<Cities> {
  return askCities((id) => ({ id, query, limit }))
}

/** The city that an airport serves, by its code; null as above. */
export function findServedOffline(airport: string): Promise<Cities> {
  return askCities((id) => ({ id, airport }))
}

/** The same cities, with the regions, islands and parks that were meant; as they are where the index cannot be had. */
export async function addRegionsOffline(
  query: string,
  cities: readonly CitySuggestion[],
): Promise<readonly CitySuggestion[]> {
  const answer = await ask((id) => ({ id, query, cities }))
  return answer && 'suggestions' in answer ? answer.suggestions : cities
}

async function askCities(toQuestion: (id: number) => OfflineQuestion): Promise<Cities> {
  const answer = await ask(toQuestion)
  return answer && 'cities' in answer ? answer.cities : null
}

function ask(toQuestion: (id: number) => OfflineQuestion): Promise<OfflineAnswer | null> {
  const thread = openThread()
  if (!thread) return Promise.resolve(null)
  const id = (asked += 1)
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    thread.postMessage(toQuestion(id))
  })
}

function start(): Worker {
  const started = new Worker(new URL('offline-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: answer }: MessageEvent<OfflineAnswer>) => {
    settle(answer.id, answer)
    if ('cities' in answer && !answer.cities) giveUp(started)
  })
  started.addEventListener('error', () => giveUp(started))
  return started
}

/** Its script or its cities failed to load: the next query retries. */
function giveUp(thread: Worker): void {
  thread.terminate()
  if (worker === thread) worker = undefined
  for (const id of waiting.keys()) settle(id, null)
}

function settle(id: number, answer: OfflineAnswer | null): void {
  waiting.get(id)?.(answer)
  waiting.delete(id)
}
