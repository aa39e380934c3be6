type Work<T> = (everyoneGone: AbortSignal) => Promise<T>

type Shared<T> = { readonly result: Promise<T>; readonly control: AbortController; callers: number }

/**
 * Requests with the same key share one run while it is in progress. A caller that leaves does not end it for the
 * others; the signal aborts when all have left.
 */
export function createSharedWork<T>() {
  const underWay = new Map<string, Shared<T>>()

  const start = (key: string, work: Work<T>): Shared<T> => {
    const control = new AbortController()
    const shared = { result: work(control.signal), control, callers: 0 }
    underWay.set(key, shared)
    const forget = (): void => void (underWay.get(key) === shared && underWay.delete(key))
    shared.result.then(forget, forget)
    return shared
  }

  return (key: string, gone: AbortSignal, work: Work<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      gone.throwIfAborted()
      const shared = underWay.get(key) ?? start(key, work)
      shared.callers += 1
      const leave = (): void => {
        shared.callers -= 1
        if (shared.callers === 0) {
          underWay.delete(key)
          shared.control.abort(gone.reason)
        }
        reject(gone.reason as Error)
      }
      gone.addEventListener('abort', leave, { once: true })
      shared.result.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave))
    })
}
