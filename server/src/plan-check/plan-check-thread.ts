import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { PlanAnswer, PlanQuestion } from '@app/contracts/trips/plan-check'
import { type CalendarDate, calendarDate } from '@app/domain/kernel'

import { AppError } from '../errors/app-error.ts'

export type PlanOrder = { readonly question: PlanQuestion; readonly today: CalendarDate }

/** Rejects with `server_busy` when too many wait, and with the signal's reason when the caller has left. */
export type CheckPlan = (question: PlanQuestion, signal: AbortSignal) => Promise<PlanAnswer>

type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'unref'> & {
  on(event: 'message', listener: (answer: PlanAnswer) => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
}
type Job = { readonly order: PlanOrder; resolve(answer: PlanAnswer): void; reject(error: unknown): void }

const MAX_WAITING = 8
/** Includes loading the tables, on a busy machine. */
const MAX_MS = 60_000
/** The tables of the thread take more than 200 MB. */
const IDLE_MS = 5 * 60_000

const startWorker = (): Thread => new Worker(join(import.meta.dirname, 'plan-check-worker.ts'))

/** Checks one plan at a time, on a separate thread. The first plan starts the thread; it ends when idle. */
export function createPlanCheckThread(now: () => number, startThread = startWorker): CheckPlan {
  const waiting = new Set<Job>()
  let running: Job | null = null
  let thread: Thread | undefined
  let timer: NodeJS.Timeout | undefined

  const end = (): void => {
    void thread?.terminate()
    thread = undefined
  }
  const settle = (finish: (job: Job) => void): void => {
    const job = running
    running = null
    if (job) finish(job)
    next()
  }
  const start = (): Thread => {
    const started = startThread()
    started.on('message', (answer) => {
      if (thread === started) settle(({ resolve }) => resolve(answer))
    })
    started.on('error', (error) => {
      if (thread !== started) return
      thread = undefined
      settle(({ reject }) => reject(error))
    })
    started.unref()
    return started
  }
  const giveUp = (): void => {
    end()
    settle(({ reject }) => reject(busy()))
  }
  const next = (): void => {
    if (running) return
    clearTimeout(timer)
    const [job] = waiting
    timer = job ? setTimeout(giveUp, MAX_MS) : setTimeout(end, IDLE_MS)
    timer.unref()
    if (!job) return
    waiting.delete(job)
    running = job
    thread ??= start()
    thread.postMessage(job.order)
  }
  return (question, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error)
      if (waiting.size >= MAX_WAITING) return reject(busy())
      const order = { question, today: calendarDate(new Date(now()).toISOString().slice(0, 10)) }
      const job: Job = { order, resolve, reject }
      const leave = (): void => {
        waiting.delete(job)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(job)
      next()
    })
}

function busy(): AppError {
  return new AppError('server_busy', { headers: { 'retry-after': '5' } })
}
