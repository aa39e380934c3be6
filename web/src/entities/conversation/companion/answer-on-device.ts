import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { ShownBookingSite } from '@app/contracts/page-rendering'
import type { TripPlace } from '@app/domain/trip'

import type { BackendConfig } from '../../../api/backend.ts'
import { USUAL_SITE } from '../../booking-search/use-booking-site.ts'
import { loadRates, readKeptRates } from '../../currency/load-rates.ts'
import type { FromCompanion, ToCompanion } from './companion-messages.ts'

type DeviceConfig = BackendConfig & { readonly booking?: ShownBookingSite }
type Listener = (message: Extract<FromCompanion, { id: number }> | null) => void
type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

const PLACES_TIMEOUT_MS = 5000

let worker: Worker | undefined
let lastId = 0
let deviceConfig: DeviceConfig | undefined
const listeners = new Map<number, Listener>()
const readinessChecks = new Set<(isReady: boolean) => void>()

/** Downloads the tables for offline answers in a worker; with data saving on, only the first question does. */
export function prepareAnswers(config: DeviceConfig): void {
  if (!navigator.onLine || (navigator as WithConnection).connection?.saveData) return
  deviceConfig = config
  send({ kind: 'prepare' })
  void loadRates().catch(() => undefined)
}

/** Whether a question could be answered on this device now: the worker tries to load its tables. */
export function canAnswerOnDevice(config: DeviceConfig): Promise<boolean> {
  deviceConfig = config
  const { promise, resolve } = Promise.withResolvers<boolean>()
  readinessChecks.add(resolve)
  send({ kind: 'prepare' })
  return promise
}

/** The built-in engine on this device. Throws when its tables are neither stored nor downloadable. */
export async function* answerOnDevice(
  config: DeviceConfig,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  deviceConfig = config
  const id = (lastId += 1)
  const { messages, push } = queue<Parameters<Listener>[0]>()
  const stop = (): void => {
    if (worker) send({ kind: 'stop', id })
    push(null)
  }
  listeners.set(id, push)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const rates = await readKeptRates().catch(() => null)
    if (signal.aborted) return
    send({ kind: 'ask', id, request, bookingSite: config.booking ?? USUAL_SITE, rates })
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

function send(message: ToCompanion): void {
  worker ??= start()
  worker.postMessage(message)
}

function start(): Worker {
  const started = new Worker(new URL('companion-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<FromCompanion>) => {
    if (data.kind === 'places') void sendPlaces(started, data.key, data.cityId)
    else if (data.kind === 'prepared') reportReadiness(started, data.isReady)
    else listeners.get(data.id)?.(data)
  })
  // The script failed to load: the next question starts a new worker.
  started.addEventListener('error', () => {
    discard(started)
    for (const listener of listeners.values()) listener(null)
    reportReadiness(started, false)
  })
  return started
}

function reportReadiness(from: Worker, isReady: boolean): void {
  // A worker remembers failed scripts, and would not request them again; a new worker does.
  if (!isReady && listeners.size === 0) discard(from)
  for (const answer of readinessChecks) answer(isReady)
  readinessChecks.clear()
}

function discard(old: Worker): void {
  old.terminate()
  if (worker === old) worker = undefined
}

async function sendPlaces(to: Worker, key: number, cityId: number): Promise<void> {
  const places = await loadPlaces(cityId).catch(() => null)
  to.postMessage({ kind: 'places', key, places } satisfies ToCompanion)
}

/** The trip planner's cached places. */
async function loadPlaces(cityId: number): Promise<readonly TripPlace[] | null> {
  if (!deviceConfig) return null
  const { loadTripPlaces } = await import('../../trip/trip-data.ts')
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), PLACES_TIMEOUT_MS)
  const found = await Promise.race([loadTripPlaces(deviceConfig, { cityId }), promise]).finally(() =>
    clearTimeout(timer),
  )
  return found && found.places.length > 0 ? found.places : null
}

/** An async queue: messages that arrive between two reads stay in order. */
function queue<Message>() {
  const waiting: Message[] = []
  let notify: (() => void) | undefined
  async function* read(): AsyncGenerator<Message> {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift() as Message
      await new Promise<void>((resolve) => {
        notify = resolve
      })
    }
  }
  const push = (message: Message): void => {
    waiting.push(message)
    notify?.()
  }
  return { messages: read(), push }
}
