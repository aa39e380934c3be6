/** A queue of events with one asynchronous reader. */
export type EventQueue<Item> = AsyncIterable<Item> & {
  push(item: Item): void
  /** Ends the queue. With an error, reading fails after all earlier events were read. */
  end(error?: unknown): void
}

export function createEventQueue<Item>(onLeft: () => void): EventQueue<Item> {
  const items: Item[] = []
  let ended: { readonly error?: unknown } | null = null
  let wake = (): void => {}
  async function* read(): AsyncGenerator<Item> {
    try {
      for (;;) {
        const next = items.shift()
        if (next !== undefined) yield next
        else if (ended) break
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
      if (ended.error !== undefined) throw ended.error
    } finally {
      if (!ended) onLeft()
    }
  }
  return {
    push(item) {
      items.push(item)
      wake()
    },
    end(error) {
      ended ??= { error }
      wake()
    },
    [Symbol.asyncIterator]: read,
  }
}
