export type Tab = { readonly name: string; isAlive: boolean; running: number }

type Waiting = { readonly tab: Tab; resume(): void }

export type Random = () => number

/** A small generator with a seed, so that a failing history can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T
}

/**
 * Runs several tabs at once. Every external effect of a tab waits for its turn, before and after; the order is random.
 * A tab can die between any two turns: then none of its awaits ever resolves.
 */
export function createScheduler(random: Random) {
  let waiting: Waiting[] = []
  const tabs = new Set<Tab>()

  return {
    open(name: string): Tab {
      const tab: Tab = { name, isAlive: true, running: 0 }
      tabs.add(tab)
      return tab
    },

    kill(tab: Tab): void {
      tab.isAlive = false
      tabs.delete(tab)
      waiting = waiting.filter((entry) => entry.tab !== tab)
    },

    /** Work that runs concurrently. */
    start(tab: Tab, work: () => Promise<unknown>): void {
      tab.running += 1
      const end = (): void => {
        tab.running -= 1
      }
      work().then(end, end)
    },

    turn(tab: Tab): Promise<void> {
      return new Promise((resume) => {
        if (tab.isAlive) waiting.push({ tab, resume })
      })
    },

    /** At most this many turns; fewer when all work has finished. */
    async play(turns: number): Promise<void> {
      let left = turns
      while (left > 0 && [...tabs].some(({ running }) => running > 0)) {
        const [next] = waiting.splice(Math.floor(random() * waiting.length), 1)
        if (next) left -= 1
        next?.resume()
        await settle()
      }
    },
  }
}

export type Scheduler = ReturnType<typeof createScheduler>

/** Lets a chain of awaits run until it requests its next turn. */
async function settle(): Promise<void> {
  for (let step = 0; step < 6; step += 1) await Promise.resolve()
}
