import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { ShownBookingSite } from '@app/contracts/page-rendering'
import type { TripPlace } from '@app/domain/trip'

import type { BackendConfig } from '../backend.ts'
import { loadRates, readKeptRates } from '../rates/load-rates.ts'
import { USUAL_SITE } from '../use-booking-site.ts'
import type { FromCompanion, ToCompanion } from './companion-messages.ts'

type Device = BackendConfig & { readonly booking?: ShownBookingSite }
type Listener = (message: Extract<FromCompanion, { id: number }> | null) => void
type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

const PLACES_PATIENCE_MS = 5000

let thread: Worker | undefined
let asked = 0
let device: Device | undefined
const listeners = new Map<number, Listener>()
const wondering = new Set<(isReady: boolean) => void>()

/** Fetches what an answer without a network needs, in a thread of its own. Whoever saves data fetches it with a question. */
export function prepareAnswers(config: Device): void {
  if (!navigator.onLine || (navigator as WithConnection).connection?.saveData) return
  device = config
  tell({ kind: 'prepare' })
  void loadRates().catch(() => undefined)
}

/** Whether a question could be answered here in this moment: the thread itself tries, with what the device holds. */
export function canAnswerHere(config: Device): Promise<boolean> {
  device = config
  const { promise, resolve } = Promise.withResolvers<boolean>()
  wondering.add(resolve)
  tell({ kind: 'prepare' })
  return promise
}

/** The built-in engine on this device. Throws where its facts are not here and cannot be fetched. */
export async function* answerInThread(
  config: Device,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  device = config
  const id = (asked += 1)
  const { messages, push } = queue<Parameters<Listener>[0]>()
  const stop = (): void => {
    if (thread) tell({ kind: 'stop', id })
    push(null)
  }
  listeners.set(id, push)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const rates = await readKeptRates().catch(() => null)
    if (signal.aborted) return
    tell({ kind: 'ask', id, request, bookingSite: config.booking ?? USUAL_SITE, rates })
    for await (const message of messages) {
      if (signal.aborted) return
      if (message === null || message.kind === 'failed') throw new Error('no answer on this device')
      if (message.kind === 'end') return
      yield message.event
    }
  } finally {
    listeners.delete(id)
    signal.removeEventListener('abort', stop)
  }
}

function tell(message: ToCompanion): void {
  thread ??= start()
  thread.postMessage(message)
}

function start(): Worker {
  const started = new Worker(new URL('companion-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<FromCompanion>) => {
    if (data.kind === 'places') void givePlaces(started, data.key, data.cityId)
    else if (data.kind === 'prepared') settle(started, data.isReady)
    else listeners.get(data.id)?.(data)
  })
  // Its script did not come: the next question tries once more.
  started.addEventListener('error', () => {
    letGo(started)
    for (const listener of listeners.values()) listener(null)
    settle(started, false)
  })
  return started
}

function settle(told: Worker, isReady: boolean): void {
  // A thread remembers which scripts did not come, and would not ask for them again; the next one does.
  if (!isReady && listeners.size === 0) letGo(told)
  for (const answer of wondering) answer(isReady)
  wondering.clear()
}

function letGo(old: Worker): void {
  old.terminate()
  if (thread === old) thread = undefined
}

async function givePlaces(to: Worker, key: number, cityId: number): Promise<void> {
  const places = await loadPlaces(cityId).catch(() => null)
  to.postMessage({ kind: 'places', key, places } satisfies ToCompanion)
}

/** The same copies as the planner of trips keeps. */
async function loadPlaces(cityId: number): Promise<readonly TripPlace[] | null> {
  if (!device) return null
  const { loadTripPlaces } = await import('../trips/trip-data.ts')
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), PLACES_PATIENCE_MS)
  const found = await Promise.race([loadTripPlaces(device, { cityId }), promise]).finally(() => clearTimeout(timer))
  return found && found.places.length > 0 ? found.places : null
}

/** What comes while nobody waits is kept in order. */
function queue<Message>() {
  const kept: Message[] = []
  let wake: (() => void) | undefined
  async function* read(): AsyncGenerator<Message> {
    for (;;) {
      while (kept.length > 0) yield kept.shift() as Message
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const push = (message: Message): void => {
    kept.push(message)
    wake?.()
  }
  return { messages: read(), push }
}
