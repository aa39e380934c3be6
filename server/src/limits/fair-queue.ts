/** The unit that limits apply to: an account or an address. */
export type QueueKey = {
  readonly name: string
  /** How many may run. */
  readonly atOnce: number
  /** How many may wait; one more is refused. */
  readonly waiting: number
}

export type FairQueue = {
  /** Runs the work when all its keys have room. Rejects with QueueRefused when too many wait, or for too long. */
  run<T>(keys: readonly QueueKey[], work: () => Promise<T>): Promise<T>
}

type Options = {
  readonly atOnce: number
  readonly withinMs: number
  /** For failed work: a promise that keeps its slot taken until it settles, or null. */
  readonly heldUntil?: (error: unknown) => Promise<void> | null
}
type Waiter = { readonly keys: readonly QueueKey[]; readonly start: () => void }

/** Too many jobs of one key; the caller may retry in a moment. */
export class QueueRefused extends Error {
  override readonly name = 'QueueRefused'
}

/**
 * Shares `atOnce` slots between keys. There is one queue per first key, and queues take turns: a key with many jobs
 * delays only itself.
 */
export function createFairQueue({ atOnce, withinMs, heldUntil }: Options): FairQueue {
  const running = createCounts()
  const lines = createLines()

  const canRun = (keys: readonly QueueKey[]): boolean =>
    running.total() < atOnce && keys.every((key) => running.of(key) < key.atOnce)
  const startNext = (): void => {
    for (const next of lines.inTurn()) {
      if (running.total() >= atOnce) return
      if (!canRun(next.keys)) continue
      lines.remove(next)
      running.add(next.keys)
      next.start()
    }
  }
  const wait = (keys: readonly QueueKey[]): Promise<void> =>
    new Promise((resolve, reject) => {
      if (lines.areFull(keys)) return reject(new QueueRefused())
      const timer = setTimeout(() => {
        lines.remove(waiter)
        reject(new QueueRefused())
      }, withinMs)
      const waiter: Waiter = {
        keys,
        start() {
          clearTimeout(timer)
          resolve()
        },
      }
      lines.add(waiter)
    })

  return {
    async run(keys, work) {
      if (!lines.has(keys) && canRun(keys)) running.add(keys)
      else await wait(keys)
      const leave = (): void => {
        running.remove(keys)
        startNext()
      }
      let held: Promise<void> | null | undefined
      try {
        return await work()
      } catch (error) {
        held = heldUntil?.(error)
        throw error
      } finally {
        if (held) void held.then(leave, leave)
        else leave()
      }
    },
  }
}

/** The waiting requests. The queue served last goes to the end. */
function createLines() {
  const lines = new Map<string, Set<Waiter>>()
  const counts = createCounts()
  return {
    has: (keys: readonly QueueKey[]): boolean => lines.has(lineOf(keys)),
    areFull: (keys: readonly QueueKey[]): boolean => keys.some((key) => counts.of(key) >= key.waiting),
    add(waiter: Waiter): void {
      const line = lines.get(lineOf(waiter.keys)) ?? new Set()
      lines.set(lineOf(waiter.keys), line.add(waiter))
      counts.add(waiter.keys)
    },
    remove(waiter: Waiter): void {
      const name = lineOf(waiter.keys)
      const line = lines.get(name)
      if (!line?.delete(waiter)) return
      counts.remove(waiter.keys)
      lines.delete(name)
      if (line.size > 0) lines.set(name, line)
    },
    /** The first entry of each queue; a queue whose first entry was removed is visited again, after the others. */
    *inTurn(): Generator<Waiter> {
      for (const line of lines.values()) {
        const [first] = line
        if (first) yield first
      }
    },
  }
}

function createCounts() {
  const counts = new Map<string, number>()
  let total = 0
  const change = (keys: readonly QueueKey[], by: 1 | -1): void => {
    total += by
    for (const { name } of keys) {
      const count = (counts.get(name) ?? 0) + by
      if (count > 0) counts.set(name, count)
      else counts.delete(name)
    }
  }
  return {
    total: (): number => total,
    of: ({ name }: QueueKey): number => counts.get(name) ?? 0,
    add: (keys: readonly QueueKey[]): void => change(keys, 1),
    remove: (keys: readonly QueueKey[]): void => change(keys, -1),
  }
}

const lineOf = (keys: readonly QueueKey[]): string => keys[0]?.name ?? ''
