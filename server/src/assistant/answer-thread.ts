import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { EarlierTurn } from '@app/companion/conversation'
import type { ModelSettings, ModelUse } from '@app/companion/models'
import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { Coordinates } from '@app/domain/kernel'

import type { Moment } from '../companion/open-look-ups.ts'
import { AppError } from '../errors/app-error.ts'
import type { Kept, LivePlaces } from '../functions/trip-places/live-places.ts'
import { type AnswerTurns, createAnswerTurns } from './answer-turns.ts'
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

export type Asking = {
  /** An account, or the address of a guest: they take turns. */
  readonly asker: string
  readonly signal: AbortSignal
  readonly onUse?: ((use: ModelUse) => void) | undefined
}

export type AnswerThread = {
  prepare(): void
  /** Over when the signal aborts; `onUse` may still come then. */
  answer(order: AnswerOrder, asking: Asking): AsyncIterable<AssistantEvent>
  /** Whoever still waits is told to come again. */
  close(): void
}

type Job = {
  readonly id: number
  readonly asker: string
  readonly hasModel: boolean
  readonly order: AnswerOrder
  readonly events: EventQueue<AssistantEvent>
  readonly onUse: Asking['onUse']
}

/** What the thread has read takes more than 200 MB. */
const IDLE_MS = 30 * 60_000
/** A thread that does not even hear that somebody has left hears nothing more. */
const DEAF_MS = 10_000

const startWorker = (): Thread => new Worker(join(import.meta.dirname, 'answer-worker.ts'))

/** A plan of a month takes a second of a processor: it is counted beside the thread that answers requests. */
export function createAnswerThread(live: LivePlaces | null, startThread = startWorker): AnswerThread {
  const turns = createAnswerTurns<Job>()
  const { prepare, work, leave, end } = createWork(turns, live, startThread)
  let asked = 0
  return {
    prepare,
    answer(order, { asker, signal, onUse }) {
      asked += 1
      const events = createEventQueue<AssistantEvent>(() => leave(job))
      const job: Job = { id: asked, asker, hasModel: order.model !== null, order, events, onUse }
      if (signal.aborted) events.end()
      else if (!turns.join(job)) events.end(new AppError('server_busy'))
      signal.addEventListener('abort', () => leave(job), { once: true })
      work()
      return events
    },
    close() {
      do end(new AppError('server_busy'))
      while (turns.next())
    },
  }
}

/** The thread, and what is given to it whenever there is a place. */
function createWork(turns: AnswerTurns<Job>, live: LivePlaces | null, startThread: () => Thread) {
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined

  /** Those at work are over with it; those who wait are not. */
  const end = (error: unknown): void => {
    void thread?.terminate()
    thread = undefined
    for (const { events } of turns.dropWork()) events.end(error)
  }
  const work = (): void => {
    for (let job = turns.next(); job; job = turns.next()) {
      thread ??= start()
      try {
        thread.postMessage({ kind: 'ask', id: job.id, order: job.order } satisfies ToThread)
      } catch (error) {
        turns.over(job.id)
        job.events.end(error)
      }
    }
    clearTimeout(idle)
    idle = turns.isEmpty() ? setTimeout(() => end(undefined), IDLE_MS).unref() : undefined
  }
  const replace = (from: Thread, error: unknown): void => {
    if (thread !== from) return
    end(error)
    work()
  }
  const hear = (from: Thread, message: FromThread): void => {
    const job = turns.atWork(message.id)
    if (message.kind === 'event') job?.events.push(message.event)
    if (message.kind === 'used') job?.onUse?.(message.use)
    if (message.kind === 'live') void tellLive(live, from, message)
    if (message.kind !== 'ended') return
    turns.over(message.id)
    job?.events.end(message.error === undefined ? undefined : new Error(message.error))
    work()
  }
  const start = (): Thread => {
    const started = startThread()
    started.on('message', (message) => hear(started, message))
    started.on('error', (error) => replace(started, error))
    started.unref()
    return started
  }
  const leave = ({ id, events }: Job): void => {
    const from = thread
    if (turns.leave(id)) events.end()
    if (!from || !turns.atWork(id)) return
    from.postMessage({ kind: 'leave', id } satisfies ToThread)
    setTimeout(() => turns.atWork(id) && replace(from, new AppError('server_busy')), DEAF_MS).unref()
  }
  const prepare = (): void => {
    if (thread) return
    thread = start()
    thread.postMessage({ kind: 'prepare' } satisfies ToThread)
    work()
  }
  return { prepare, work, leave, end }
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
