import { createAddressQueues } from './address-queues.ts'

type Limits = {
  /** Pages rendered at the same time. One address gets at most half of them. */
  readonly atOnce: number
  /** Pages of one address that wait. */
  readonly waiting: number
  /** Pages of all addresses together that wait. */
  readonly waitingInAll: number
  readonly withinMs: number
}
type Work<T> = (signal: AbortSignal) => Promise<T>
type Waiting = { start(): Promise<void>; refuse(full: 'address' | 'all'): void }

const DEFAULTS: Limits = { atOnce: 8, waiting: 64, waitingInAll: 512, withinMs: 10_000 }

/** More pages are requested than can be rendered. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages'
  /** `address`: only this caller requested too much; others are served. */
  readonly full: 'address' | 'all'

  constructor(full: 'address' | 'all') {
    super()
    this.full = full
  }
}

/** It may succeed the next time, because its data continues loading. */
export class PageTooLate extends Error {
  override readonly name = 'PageTooLate'
}

export type RenderQueue = {
  /**
   * Rejects with TooManyPages when the queue is full, with PageTooLate when the time is up, and with the signal's
   * reason when the visitor has left.
   */
  draw<T>(address: string, gone: AbortSignal, work: Work<T>): Promise<T>
}

/**
 * Rendering blocks the only thread. So few pages render at once, few wait, and one starts per turn of the event loop:
 * health checks, files and the API are answered in between. A page that never finishes loses its slot. Addresses take
 * turns: one that requests a hundred pages delays only itself.
 */
export function createRenderQueue(limits: Partial<Limits> = {}): RenderQueue {
  const { atOnce, waiting, waitingInAll, withinMs } = { ...DEFAULTS, ...limits }
  const queues = createAddressQueues<Waiting>({ atOnce: Math.ceil(atOnce / 2), waiting, waitingInAll })
  let running = 0
  let isStarting = false

  const startNext = (): void => {
    if (isStarting || running >= atOnce || !queues.hasNext()) return
    isStarting = true
    setImmediate(() => {
      isStarting = false
      const next = queues.take()
      if (next) {
        running += 1
        void next.entry.start().finally(() => {
          running -= 1
          next.end()
          startNext()
        })
      }
      startNext()
    })
  }

  const add = (address: string, entry: Waiting): void => {
    const admission = queues.add(address, entry)
    if (!admission.isAdmitted) return entry.refuse(admission.full)
    admission.displaced?.refuse('all')
    startNext()
  }

  return {
    draw: <T>(address: string, gone: AbortSignal, work: Work<T>) =>
      new Promise<T>((resolve, reject) => {
        gone.throwIfAborted()
        const leave = (): void => {
          queues.remove(address, entry)
          reject(gone.reason as Error)
        }
        const entry: Waiting = {
          start() {
            gone.removeEventListener('abort', leave)
            return within(withinMs, gone, work).then(resolve, reject)
          },
          refuse(full) {
            gone.removeEventListener('abort', leave)
            reject(new TooManyPages(full))
          },
        }
        gone.addEventListener('abort', leave, { once: true })
        add(address, entry)
      }),
  }
}

/** Ends when the work is done, when no visitor waits any more, or when the time is up, whichever comes first. */
function within<T>(milliseconds: number, gone: AbortSignal, work: Work<T>): Promise<T> {
  const control = new AbortController()
  const leave = (): void => control.abort(gone.reason)
  const timer = setTimeout(() => control.abort(new PageTooLate('The page took too long')), milliseconds)
  gone.addEventListener('abort', leave, { once: true })
  const ended = new Promise<never>((_, reject) => {
    control.signal.addEventListener('abort', () => reject(control.signal.reason as Error), { once: true })
  })
  return Promise.race([Promise.resolve(control.signal).then(work), ended]).finally(() => {
    clearTimeout(timer)
    gone.removeEventListener('abort', leave)
  })
}
