type Waiting = { readonly dueAt: number; readonly onDue: () => void }

const TICK_MS = 100

/**
 * One clock for all calls, a tick late at most. Nearly every call has ended long before its time is up, and a timer of its
 * own for each would cost more than most of them do.
 */
class Deadlines {
  readonly #waiting = new Set<Waiting>()
  #clock: NodeJS.Timeout | null = null

  /** Runs `onDue` once `ms` have passed, unless what it gives is called before. */
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
