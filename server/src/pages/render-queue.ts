type Limits = { readonly atOnce: number; readonly waiting: number; readonly withinMs: number }
type Work<T> = (signal: AbortSignal) => Promise<T>

const DEFAULTS: Limits = { atOnce: 8, waiting: 64, withinMs: 10_000 }

/** More pages are asked for than can be drawn. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages'
}

/** It may well be drawn the next time: what it waited for goes on being read. */
export class PageTooLate extends Error {
  override readonly name = 'PageTooLate'
}

export type RenderQueue = {
  /**
   * Rejects with TooManyPages when the queue is full, with PageTooLate when the time is up, and with the signal's
   * reason when whoever asked has left.
   */
  draw<T>(gone: AbortSignal, work: Work<T>): Promise<T>
}

/**
 * Drawing a page keeps the only thread busy. So few are drawn at once, few wait, and one starts per turn of the event
 * loop: health checks, files and the API are answered in between. A drawing that never ends gives its place back.
 */
export function createRenderQueue(limits: Partial<Limits> = {}): RenderQueue {
  const { atOnce, waiting, withinMs } = { ...DEFAULTS, ...limits }
  const queue = new Set<() => Promise<void>>()
  let running = 0
  let isStarting = false

  const startNext = (): void => {
    if (isStarting || running >= atOnce || queue.size === 0) return
    isStarting = true
    setImmediate(() => {
      isStarting = false
      const [next] = queue
      if (next) {
        queue.delete(next)
        running += 1
        void next().finally(() => {
          running -= 1
          startNext()
        })
      }
      startNext()
    })
  }

  return {
    draw: <T>(gone: AbortSignal, work: Work<T>) =>
      new Promise<T>((resolve, reject) => {
        if (gone.aborted) return reject(gone.reason as Error)
        if (running + queue.size >= atOnce + waiting) return reject(new TooManyPages())
        const leave = (): void => {
          queue.delete(start)
          reject(gone.reason as Error)
        }
        const start = (): Promise<void> => {
          gone.removeEventListener('abort', leave)
          return within(withinMs, gone, work).then(resolve, reject)
        }
        gone.addEventListener('abort', leave, { once: true })
        queue.add(start)
        startNext()
      }),
  }
}

/** Ends when the work does, when nobody waits for it any more, or when the time is up, whichever comes first. */
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
