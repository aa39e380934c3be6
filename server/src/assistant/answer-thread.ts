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
  /** Loads the tables ahead of a question that is expected soon. */
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
  readonly requester: string
  readonly signal: AbortSignal
  readonly onUse?: ((use: ModelUse) => void) | undefined
}

export type AnswerThread = {
  prepare(): void
  /** Aborting the signal ends the answer; `onUse` may still be called after that. */
  answer(order: AnswerOrder, asking: Asking): AsyncIterable<AssistantEvent>
  /** Rejects all requests that still wait. */
  close(): void
}

type Job = {
  readonly id: number
  readonly requester: string
  readonly hasModel: boolean
  readonly order: AnswerOrder
  readonly events: EventQueue<AssistantEvent>
  readonly onUse: Asking['onUse']
}

/** The tables of the thread take more than 200 MB, so an idle thread ends. */
const IDLE_MS = 30 * 60_000
/** A thread that does not react to a cancelled question is stuck. */
const DEAF_MS = 10_000

const startWorker = (): Thread => new Worker(join(import.meta.dirname, 'answer-worker.ts'))

/**
 * A plan of a month takes a second of processor time, so it is computed on a thread beside the one that answers
 * requests.
 */
export function createAnswerThread(live: LivePlaces | null, startThread = startWorker): AnswerThread {
  const turns = createAnswerTurns<Job>()
  const { prepare, work, leave, end } = createWork(turns, live, startThread)
  let asked = 0
  return {
    prepare,
    answer(order, { requester, signal, onUse }) {
      asked += 1
      const events = createEventQueue<AssistantEvent>(() => leave(job))
      const job: Job = { id: asked, requester, hasModel: order.model !== null, order, events, onUse }
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

/** The thread, and the jobs that it is given when a place is free. */
function createWork(turns: AnswerTurns<Job>, live: LivePlaces | null, startThread: () => Thread) {
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined

  /** Ends the running jobs; waiting ones go to the next thread. */
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
    if (message.kind === 'live') void sendLivePlaces(live, from, message)
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

/** Only the main thread has a database connection. */
async function sendLivePlaces(
  live: LivePlaces | null,
  thread: Thread,
  { id, cityId, at, hasLittle }: Extract<FromThread, { kind: 'live' }>,
): Promise<void> {
  const kept = await live?.of(cityId, at, hasLittle).catch(() => null)
  thread.postMessage({ kind: 'live', id, kept: kept ?? null } satisfies ToThread)
}
