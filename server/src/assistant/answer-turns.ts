/** Who is answered next: few at a time, and nobody twice while another has not been answered at all. */
type Order = { readonly id: number; readonly asker: string; readonly hasModel: boolean }

/** The engine keeps a processor busy, so more at once end no sooner; a model is mostly waited for. */
const MOST_AT_WORK = { engine: 2, model: 24 } as const
/** Of one asker, waiting or at work. A guest's is an address: a family, or the tables of a small hotel. */
export const MOST_OF_ONE_ASKER = 6

export type AnswerTurns<Item extends Order> = {
  /** False: this asker has enough of them. */
  join(item: Item): boolean
  /** Whoever has the fewest at work, then whoever came first; they are at work from here on. */
  next(): Item | null
  /** Takes out of the queue whoever has not begun; false for those at work, who hold their place until they are over. */
  leave(id: number): boolean
  atWork(id: number): Item | undefined
  over(id: number): void
  /** Forgets all who are at work, and tells who they were. */
  dropWork(): readonly Item[]
  isEmpty(): boolean
}

export function createAnswerTurns<Item extends Order>(): AnswerTurns<Item> {
  const waiting = new Map<number, Item>()
  const working = new Map<number, Item>()
  const countAtWork = (isOne: (item: Item) => boolean) => [...working.values()].filter(isOne).length
  const hasPlace = ({ hasModel }: Item) =>
    countAtWork((item) => item.hasModel === hasModel) < MOST_AT_WORK[hasModel ? 'model' : 'engine']
  const atWorkOf = ({ asker }: Item) => countAtWork((item) => item.asker === asker)
  return {
    join(item) {
      const own = [...waiting.values(), ...working.values()].filter(({ asker }) => asker === item.asker)
      if (own.length >= MOST_OF_ONE_ASKER) return false
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
