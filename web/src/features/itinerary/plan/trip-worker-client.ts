import type { CalendarDate } from '@app/domain/kernel'
import type { MadePlan, PlanQuestion } from '@app/domain/trip-making'
import type { TripRequest } from '@app/domain/trip-request'

import type { TripAnswer, TripQuestion } from './trip-worker.ts'

type Listener = (answer: TripAnswer) => void

let worker: Worker | undefined
let lastId = 0
const listeners = new Map<number, Listener>()

/** Loads the worker and its cities ahead of the first question. */
export function openTripWorker(): Worker {
  worker ??= start()
  return worker
}

export function readSentence(text: string, today: CalendarDate): Promise<TripRequest> {
  return new Promise((resolve, reject) => {
    ask({ kind: 'read', text, today }, (answer) => {
      if (answer.kind === 'read') resolve(answer.request)
      else reject(new Error('the sentence was not read'))
    })
  })
}

/** Resolves with the last and best plan; `onBetter` gets the earlier ones. */
export function makePlan(question: PlanQuestion, onBetter: (plan: MadePlan) => void): Promise<MadePlan> {
  return new Promise((resolve, reject) => {
    const id = ask({ kind: 'plan', ...question }, (answer) => {
      if (answer.kind !== 'plan') reject(new Error('no plan was made'))
      else if (answer.isLast) resolve(answer)
      else {
        onBetter(answer)
        return
      }
      listeners.delete(id)
    })
  })
}

type Asked = TripQuestion extends infer Each ? (Each extends TripQuestion ? Omit<Each, 'id'> : never) : never

function ask(question: Asked, listener: Listener): number {
  const id = (lastId += 1)
  listeners.set(id, listener)
  openTripWorker().postMessage({ id, ...question })
  return id
}

function start(): Worker {
  const started = new Worker(new URL('trip-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<TripAnswer>) => listeners.get(data.id)?.(data))
  started.addEventListener('error', () => {
    started.terminate()
    worker = undefined
    for (const [id, listener] of listeners) listener({ id, kind: 'failed' })
    listeners.clear()
  })
  return started
}
