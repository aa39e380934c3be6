type Limits = {
  /** Entries of one address that run at the same time. */
  readonly atOnce: number
  /** Entries of one address that wait. */
  readonly waiting: number
  /** Entries of all addresses together that wait. */
  readonly waitingInAll: number
}
type Queue<T> = { running: number; readonly waiting: Set<T> }

/** An overloaded caller gets another refusal than a queue that is full for everyone. */
export type Admission<T> =
  | { readonly isAdmitted: true; readonly displaced?: T }
  | { readonly isAdmitted: false; readonly full: 'address' | 'all' }

/**
 * One queue per address; addresses take turns. When all slots are taken, the address with the most waiting entries
 * loses its last one to an address with fewer.
 */
export function createAddressQueues<T>({ atOnce, waiting, waitingInAll }: Limits) {
  /** In the order of their turns. */
  const queues = new Map<string, Queue<T>>()

  const forgetIfEmpty = (address: string): void => {
    const queue = queues.get(address)
    if (queue?.running === 0 && queue.waiting.size === 0) queues.delete(address)
  }

  const findNext = (): [string, Queue<T>] | undefined =>
    [...queues].find(([, queue]) => queue.waiting.size > 0 && queue.running < atOnce)

  return {
    add(address: string, entry: T): Admission<T> {
      const queue = queues.get(address) ?? { running: 0, waiting: new Set<T>() }
      if (queue.running + queue.waiting.size >= atOnce + waiting) return { isAdmitted: false, full: 'address' }
      const isFull = sum([...queues.values()].map((each) => each.waiting.size)) >= waitingInAll
      const displaced = isFull ? takeLastOfLongest([...queues.values()], queue.waiting.size + 1) : undefined
      if (isFull && displaced === undefined) return { isAdmitted: false, full: 'all' }
      queue.waiting.add(entry)
      queues.set(address, queue)
      return { isAdmitted: true, ...(displaced !== undefined && { displaced }) }
    },
    remove(address: string, entry: T): void {
      queues.get(address)?.waiting.delete(entry)
      forgetIfEmpty(address)
    },
    hasNext: (): boolean => findNext() !== undefined,
    /** The next entry. It counts as running until `end`. */
    take(): { readonly entry: T; end(): void } | undefined {
      const [address, queue] = findNext() ?? []
      if (address === undefined || !queue) return undefined
      const entry = [...queue.waiting][0]!
      queue.waiting.delete(entry)
      queue.running += 1
      // The address goes to the end of the queue.
      queues.delete(address)
      queues.set(address, queue)
      const end = (): void => {
        queue.running -= 1
        forgetIfEmpty(address)
      }
      return { entry, end }
    },
  }
}

/** Undefined when no queue would stay at least as long as the newcomer's. */
function takeLastOfLongest<T>(queues: readonly Queue<T>[], newcomerLength: number): T | undefined {
  const [longest] = queues.toSorted((one, other) => other.waiting.size - one.waiting.size)
  if (!longest || longest.waiting.size <= newcomerLength) return undefined
  const last = [...longest.waiting].at(-1)
  if (last !== undefined) longest.waiting.delete(last)
  return last
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
