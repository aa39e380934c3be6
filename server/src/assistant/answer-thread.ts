import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { EarlierTurn } from '@app/companion/conversation'
import type { ModelSettings, ModelUse } from '@app/companion/models'
import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { Coordinates } from '@app/domain/kernel'

import type { Moment } from '../companion/open-look-ups.ts'
import { AppError } from '../errors/app-error.ts'
import type { Kept, LivePlaces } from '../functions/trip-places/live-places.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'

export type AnswerOrder = {
  readonly request: AssistantRequest
  readonly earlier: readonly EarlierTurn[]
  /** Null: the built-in engine answers. */
  readonly model: ModelSettings | null
  readonly moment: Omit<Moment, 'live'>
  readonly hasLive: boolean
}

export type ToThread =
  /** Somebody is about to ask: the tables are read meanwhile. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'ask'; readonly id: number; readonly order: AnswerOrder }
  | { readonly kind: 'leave'; readonly id: number }
  | { readonly kind: 'live'; readonly id: number; readonly kept: Kept | null }

export type FromThread =
  | { readonly kind: 'event'; readonly id: number; readonly event: AssistantEvent }
  | { readonly kind: 'used'; readonly id: number; readonly use: ModelUse }
  | { readonly kind: 'ended'; readonly id: number; readonly error?: string }
  | {
      readonly kind: 'live'
      readonly id: number
      readonly cityId: number
      readonly at: Coordinates
      readonly hasLittle: boolean
    }

type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'unref'> & {
  on(event: 'message', listener: (message: FromThread) => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
}

export type AnswerThread = {
  prepare(): void
  /** Over when the signal aborts; `onUse` may still come then. */
  answer(order: AnswerOrder, signal: AbortSignal, onUse?: (use: ModelUse) => void): AsyncIterable<AssistantEvent>
  /** Whoever still waits is told to come again. */
  close(): void
}

type Running = { readonly events: EventQueue<AssistantEvent>; readonly onUse?: ((use: ModelUse) => void) | undefined }

/** What the thread has read takes more than 200 MB. */
const IDLE_MS = 30 * 60_000
/** A thread that does not even hear that somebody has left hears nothing more. */
const DEAF_MS = 10_000

const startWorker = (): Thread => new Worker(join(import.meta.dirname, 'answer-worker.ts'))

/** A plan of a month takes a second of a processor: it is counted beside the thread that answers requests. */
export function createAnswerThread(live: LivePlaces | null, startThread = startWorker): AnswerThread {
  const running = new Map<number, Running>()
  let asked = 0
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined

  const end = (error: unknown): void => {
    void thread?.terminate()
    thread = undefined
    for (const { events } of running.values()) events.end(error)
    running.clear()
  }
  const rest = (): void => {
    clearTimeout(idle)
    idle = running.size > 0 ? undefined : setTimeout(() => end(undefined), IDLE_MS).unref()
  }
  const hear = (from: Thread, message: FromThread): void => {
    const job = running.get(message.id)
    if (message.kind === 'event') job?.events.push(message.event)
    if (message.kind === 'used') job?.onUse?.(message.use)
    if (message.kind === 'ended') {
      running.delete(message.id)
      job?.events.end(message.error === undefined ? undefined : new Error(message.error))
      rest()
    }
    if (message.kind === 'live') void tellLive(live, from, message)
  }
  const start = (): Thread => {
    const started = startThread()
    started.on('message', (message) => hear(started, message))
    started.on('error', (error) => thread === started && end(error))
    started.unref()
    return started
  }
  return {
    prepare() {
      if (thread) return
      thread = start()
      thread.postMessage({ kind: 'prepare' } satisfies ToThread)
      rest()
    },
    answer(order, signal, onUse) {
      asked += 1
      const id = asked
      const from = (thread ??= start())
      const leave = (): void => {
        if (!running.has(id)) return
        from.postMessage({ kind: 'leave', id } satisfies ToThread)
        setTimeout(() => running.has(id) && thread === from && end(new AppError('server_busy')), DEAF_MS).unref()
      }
      const events = createEventQueue<AssistantEvent>(leave)
      running.set(id, { events, onUse })
      clearTimeout(idle)
      from.postMessage({ kind: 'ask', id, order } satisfies ToThread)
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
      return events
    },
    close: () => end(new AppError('server_busy')),
  }
}

/** The database is on this side. */
async function tellLive(
  live: LivePlaces | null,
  thread: Thread,
  { id, cityId, at, hasLittle }: Extract<FromThread, { kind: 'live' }>,
): Promise<void> {
  const kept = await live?.of(cityId, at, hasLittle).catch(() => null)
  thread.postMessage({ kind: 'live', id, kept: kept ?? null } satisfies ToThread)
}
