import { createFairQueue } from '../limits/fair-queue.ts'

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

const DEFAULTS: Limits = { atOnce: 8, waiting: 64, waitingInAll: 512, withinMs: 10_000 }

/** It may succeed the next time, because its data continues loading. */
export class PageTooLate extends Error {
  override readonly name = 'PageTooLate'
}

export type RenderQueue = {
  /**
   * Rejects with QueueRefused when the queue is full, with PageTooLate when the time is up, and with the signal's
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
  const queue = createFairQueue({ atOnce, waitingInAll, isBlocking: true })
  return {
    draw: (address, gone, work) =>
      queue.run([{ name: address, atOnce: Math.ceil(atOnce / 2), waiting }], () => within(withinMs, gone, work), gone),
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
