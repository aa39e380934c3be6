type Column = { readonly name: string; readonly parse: ((text: string) => unknown) | undefined }

/** A prepared statement of one connection. Every unnamed statement replaces the one with the empty name. */
export type Plan = {
  readonly name: string
  isParsed: boolean
  /** Known after the first run, so the server need not describe the result again. */
  columns: readonly Column[] | undefined
}

const MAX_PLANS = 256

/**
 * The plans of one connection by text. Bounded, since clients choose the query shapes; the least recently used plan is
 * dropped.
 */
export class PreparedPlans {
  readonly #plans = new Map<string, Plan>()
  #dropped: string[] = []
  #nextId = 0

  take(text: string, isRepeated: boolean): Plan {
    if (!isRepeated) return { name: '', isParsed: false, columns: undefined }
    const known = this.#plans.get(text)
    if (known) {
      // A Map keeps insertion order, so the most recently used plan is last.
      this.#plans.delete(text)
      this.#plans.set(text, known)
      return known
    }
    const plan: Plan = { name: `plan_${this.#nextId++}`, isParsed: false, columns: undefined }
    this.#plans.set(text, plan)
    if (this.#plans.size > MAX_PLANS) this.#dropOldest()
    return plan
  }

  /** Names that the server may close; each is returned once. */
  takeDropped(): readonly string[] {
    if (this.#dropped.length === 0) return []
    const dropped = this.#dropped
    this.#dropped = []
    return dropped
  }

  #dropOldest(): void {
    const [oldest] = this.#plans
    if (!oldest) return
    this.#plans.delete(oldest[0])
    if (oldest[1].isParsed) this.#dropped.push(oldest[1].name)
  }
}
