/** The unit that limits apply to: an account or an address. */
export type QueueKey = {
  readonly name: string
  /** How many may run. */
  readonly atOnce: number
  /** How many more may wait; one more is refused. */
  readonly waiting: number
}

export type FairQueue = {
  /**
   * Runs the work when all its keys have room. Rejects with QueueRefused when too many wait, or for too long, and with
   * the signal's reason when the caller left before the work began.
   */
  run<T>(keys: readonly QueueKey[], work: () => Promise<T>, gone?: AbortSignal): Promise<T>
}

type Options = {
  readonly atOnce: number
  /** Jobs of all keys together that wait. */
  readonly waitingInAll?: number
  /** How long a job may wait. */
  readonly withinMs?: number
  /** For work that blocks the thread: jobs start in different turns of the event loop, and others are served between. */
  readonly isBlocking?: boolean
  /** For failed work: a promise that keeps its slot taken until it settles, or null. */
  readonly heldUntil?: (error: unknown) => Promise<void> | null
}
/** `key`: only this key has too many jobs. `all`: the queue is full. `time`: the job has waited too long. */
type Reason = 'key' | 'all' | 'time'
type Waiter = { readonly keys: readonly QueueKey[]; start(): void; refuse(because: Reason): void }

/** The caller may retry in a moment. */
export class QueueRefused extends Error {
  override readonly name = 'QueueRefused'
  readonly because: Reason

  constructor(because: Reason) {
    super()
    this.because = because
  }
}

/**
 * Shares `atOnce` slots between keys. There is one queue per first key, and queues take turns: a key with many jobs
 * delays only itself. When the whole queue is full, the longest queue loses its last job to a shorter one.
 */
export function createFairQueue(options: Options): FairQueue {
  const { atOnce, waitingInAll = Infinity, withinMs, isBlocking = false, heldUntil } = options
  const running = createCounts()
  const lines = createLines()

  const canRun = (keys: readonly QueueKey[]): boolean =>
    running.total() < atOnce && keys.every((key) => running.of(key) < key.atOnce)
  const isOver = (key: QueueKey): boolean => running.of(key) + lines.waitingOf(key) >= key.atOnce + key.waiting
  const startNext = repeating(isBlocking, () => {
    const next = running.total() < atOnce ? lines.takeNext(canRun) : undefined
    if (next) running.add(next.keys)
    next?.start()
    return next !== undefined
  })
  const makeRoom = (keys: readonly QueueKey[]): void => {
    if (keys.some(isOver)) throw new QueueRefused('key')
    if (lines.total() < waitingInAll) return
    const last = lines.takeLastOfLongest(keys)
    if (!last) throw new QueueRefused('all')
    last.refuse('all')
  }
  const wait = (keys: readonly QueueKey[], gone: AbortSignal | undefined): Promise<void> => {
    makeRoom(keys)
    const onGone = (waiter: Waiter): void => {
      lines.remove(waiter)
      startNext()
    }
    const { waiter, turn } = createWaiter(keys, { gone, withinMs, onGone })
    lines.add(waiter)
    startNext()
    return turn
  }

  return {
    async run(keys, work, gone) {
      gone?.throwIfAborted()
      if (!isBlocking && !lines.has(keys) && canRun(keys)) running.add(keys)
      else await wait(keys, gone)
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

/** Starts jobs until none can start: at once, or one per turn of the event loop. */
function repeating(isBlocking: boolean, startOne: () => boolean): () => void {
  let isPlanned = false
  const startLater = (): void => {
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      if (startOne()) startLater()
    })
  }
  return isBlocking
    ? startLater
    : () => {
        while (startOne());
      }
}

type Waiting = {
  readonly gone: AbortSignal | undefined
  readonly withinMs: number | undefined
  /** The caller has left, or its deadline has passed. */
  readonly onGone: (waiter: Waiter) => void
}

function createWaiter(keys: readonly QueueKey[], { gone, withinMs, onGone }: Waiting) {
  const { promise: turn, resolve, reject } = Promise.withResolvers<void>()
  const settle = (): void => {
    clearTimeout(timer)
    gone?.removeEventListener('abort', leave)
  }
  const waiter: Waiter = {
    keys,
    start() {
      settle()
      resolve()
    },
    refuse(because) {
      settle()
      reject(new QueueRefused(because))
    },
  }
  const leave = (): void => {
    onGone(waiter)
    settle()
    reject(gone?.reason as Error)
  }
  const expire = (): void => {
    onGone(waiter)
    waiter.refuse('time')
  }
  const timer = withinMs === undefined ? undefined : setTimeout(expire, withinMs)
  gone?.addEventListener('abort', leave, { once: true })
  return { waiter, turn }
}

/** The waiting jobs. The queue served last goes to the end. */
function createLines() {
  const lines = new Map<string, Set<Waiter>>()
  const counts = createCounts()
  const remove = (waiter: Waiter): void => {
    const name = lineOf(waiter.keys)
    const line = lines.get(name)
    if (!line?.delete(waiter)) return
    counts.remove(waiter.keys)
    if (line.size === 0) lines.delete(name)
  }
  return {
    remove,
    total: counts.total,
    waitingOf: counts.of,
    has: (keys: readonly QueueKey[]): boolean => lines.has(lineOf(keys)),
    add(waiter: Waiter): void {
      const line = lines.get(lineOf(waiter.keys)) ?? new Set()
      lines.set(lineOf(waiter.keys), line.add(waiter))
      counts.add(waiter.keys)
    },
    /** Among the first job of each queue. */
    takeNext(canRun: (keys: readonly QueueKey[]) => boolean): Waiter | undefined {
      for (const [name, line] of lines) {
        const [first] = line
        if (!first || !canRun(first.keys)) continue
        remove(first)
        lines.delete(name)
        if (line.size > 0) lines.set(name, line)
        return first
      }
      return undefined
    },
    /** Undefined when no other queue is at least as long as the new job's. */
    takeLastOfLongest(keys: readonly QueueKey[]): Waiter | undefined {
      const [longest] = [...lines.values()].toSorted((one, other) => other.size - one.size)
      const newcomerLength = (lines.get(lineOf(keys))?.size ?? 0) + 1
      if (!longest || longest.size <= newcomerLength) return undefined
      const last = [...longest].at(-1)
      if (last) remove(last)
      return last
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
