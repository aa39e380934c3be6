/** Chooses the next question: few run at a time, and requesters take turns. */
type Order = { readonly id: number; readonly requester: string; readonly hasModel: boolean }

/** The engine keeps a processor busy, so more at once finish no sooner. A model is mostly waiting on the network. */
const MAX_AT_WORK = { engine: 2, model: 24 } as const
/**
 * Limit per requester, waiting or running. A guest's requester is an address: a family, or the guests of a small hotel.
 */
export const MAX_OF_ONE_ASKER = 6

export type AnswerTurns<Item extends Order> = {
  /** False when this requester has too many already. */
  join(item: Item): boolean
  /** The requester with the fewest running jobs, then the first in line; the job counts as running from now on. */
  next(): Item | null
  /** Removes a job that has not started; false for a running one, which keeps its place until it ends. */
  leave(id: number): boolean
  atWork(id: number): Item | undefined
  over(id: number): void
  /** Forgets all running jobs and returns them. */
  dropWork(): readonly Item[]
  isEmpty(): boolean
}

export function createAnswerTurns<Item extends Order>(): AnswerTurns<Item> {
  const waiting = new Map<number, Item>()
  const working = new Map<number, Item>()
  const countAtWork = (isOne: (item: Item) => boolean) => [...working.values()].filter(isOne).length
  const hasPlace = ({ hasModel }: Item) =>
    countAtWork((item) => item.hasModel === hasModel) < MAX_AT_WORK[hasModel ? 'model' : 'engine']
  const atWorkOf = ({ requester }: Item) => countAtWork((item) => item.requester === requester)
  return {
    join(item) {
      const own = [...waiting.values(), ...working.values()].filter(({ requester }) => requester === item.requester)
      if (own.length >= MAX_OF_ONE_ASKER) return false
      waiting.set(item.id, item)
      return true
    },
    next() {
      const [first] = [...waiting.values()].filter(hasPlace).toSorted((one, other) => atWorkOf(one) - atWorkOf(other))
      if (!first) return null
      waiting.delete(first.id)
      working.set(first.id, first)
      return first
    },
    leave: (id) => waiting.delete(id),
    atWork: (id) => working.get(id),
    over: (id) => void working.delete(id),
    dropWork() {
      const dropped = [...working.values()]
      working.clear()
      return dropped
    },
    isEmpty: () => waiting.size + working.size === 0,
  }
}
