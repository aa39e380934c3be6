import type { OfflineCity } from '@app/datasets/city-search-offline'

import type { OfflineAnswer, OfflineQuestion } from './offline-worker.ts'

/** A device that is this slow shows the built-in cities rather than nothing. */
const PATIENCE_MS = 3000

type Waiting = { resolve(cities: readonly OfflineCity[] | null): void }

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, Waiting>()

type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Fetches the packed cities and builds their index in a thread of its own, before anybody needs them. */
export function prepareOfflineSearch(): void {
  if (!(navigator as WithConnection).connection?.saveData) openThread()
}

function openThread(): Worker | undefined {
  if (typeof Worker === 'function') worker ??= start()
  return worker
}

/** Null where the packed cities cannot be had. */
export function searchOffline(query: string, limit: number): Promise<readonly OfflineCity[] | null> {
  return ask((id) => ({ id, query, limit }))
}

/** The city that an airport serves, by its code; null as above. */
export function findServedOffline(airport: string): Promise<readonly OfflineCity[] | null> {
  return ask((id) => ({ id, airport }))
}

function ask(toQuestion: (id: number) => OfflineQuestion): Promise<readonly OfflineCity[] | null> {
  const thread = openThread()
  if (!thread) return Promise.resolve(null)
  const id = (asked += 1)
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(id, null), PATIENCE_MS)
    waiting.set(id, {
      resolve(cities) {
        clearTimeout(timer)
        resolve(cities)
      },
    })
    thread.postMessage(toQuestion(id))
  })
}

function start(): Worker {
  const started = new Worker(new URL('offline-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { id, cities } }: MessageEvent<OfflineAnswer>) => {
    settle(id, cities)
    if (!cities) giveUp(started)
  })
  started.addEventListener('error', () => giveUp(started))
  return started
}

/** Its script or its cities did not come: the next question tries once more. */
function giveUp(thread: Worker): void {
  thread.terminate()
  if (worker === thread) worker = undefined
  for (const id of waiting.keys()) settle(id, null)
}

function settle(id: number, cities: readonly OfflineCity[] | null): void {
  waiting.get(id)?.resolve(cities)
  waiting.delete(id)
}
