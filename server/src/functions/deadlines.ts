type Waiting = { readonly dueAt: number; readonly onDue: () => void }

const TICK_MS = 100

/**
 * One clock for all calls, at most a tick late. Nearly every call ends long before its deadline, and a timer for each
 * would cost more than most calls do.
 */
class Deadlines {
  readonly #waiting = new Set<Waiting>()
  #clock: NodeJS.Timeout | null = null

  /** Runs `onDue` after `ms`, unless the returned function is called before. */
  add(ms: number, onDue: () => void): () => void {
    const waiting = { dueAt: performance.now() + ms, onDue }
    this.#waiting.add(waiting)
    this.#clock ??= setInterval(() => this.#look(), TICK_MS)
    return () => void this.#waiting.delete(waiting)
  }

  #look(): void {
    const now = performance.now()
    for (const waiting of this.#waiting) {
      if (waiting.dueAt > now) continue
      this.#waiting.delete(waiting)
      waiting.onDue()
    }
    if (this.#waiting.size > 0 || this.#clock === null) return
    clearInterval(this.#clock)
    this.#clock = null
  }
}

export const deadlines = new Deadlines()
