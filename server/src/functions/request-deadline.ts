import { AppError } from '../errors/app-error.ts'
import { deadlines } from './deadlines.ts'

/** The deadline of a call, and whether its client is still connected. */
export class RequestDeadline {
  #timeUp: AppError | null = null
  #controller: AbortController | null = null
  readonly #request: Request

  constructor(request: Request) {
    this.#request = request
  }

  /**
   * Aborts when the traveller has left or the time is up. Created on first use, because most calls end before they need
   * it.
   */
  get signal(): AbortSignal {
    return (this.#controller ??= this.#watch()).signal
  }

  /** Runs until the work answers, the time is up, or the traveller has left. A stream that has started may continue. */
  run(timeoutMs: number, work: () => Promise<Response>): Promise<Response> {
    return new Promise((resolve, reject) => {
      const stopClock = deadlines.add(timeoutMs, () => {
        this.#timeUp = new AppError('function_timeout')
        this.#controller?.abort(this.#timeUp)
        reject(this.#timeUp)
      })
      work().then(
        (response) => {
          stopClock()
          resolve(response)
        },
        (error: unknown) => {
          stopClock()
          reject(error as Error)
        },
      )
    })
  }

  #watch(): AbortController {
    const controller = new AbortController()
    const { signal: left } = this.#request
    const abort = (): void => controller.abort(left.reason)
    if (this.#timeUp) controller.abort(this.#timeUp)
    else if (left.aborted) abort()
    else left.addEventListener('abort', abort, { once: true })
    return controller
  }
}
