import type { OfflineAction } from '../offline-action.ts'
import type { Queue } from './life.ts'
import { askServer, createModelStore, type Note } from './world.ts'

/**
 * The control: a queue as background-sync libraries implement it. It removes a request from disk before sending it,
 * puts it back when the network fails, and never reads the answer.
 */
export const naiveQueue: Queue = {
  name: 'a naive queue',
  open(world, tab) {
    const store = createModelStore(world, tab)
    let made = 0
    return {
      async save(_userId, note) {
        made += 1
        const id = `${tab.name}-${made}`
        await store.add((records) => ({ id, body: JSON.stringify(note), sequence: records.length }) as OfflineAction)
      },
      async sync() {
        for (;;) {
          const [first] = (await store.list()) as readonly OfflineAction[]
          if (!first || !world.user) return
          await store.remove(first.id, 'sent')
          try {
            await askServer(world, tab, world.user, null, JSON.parse(first.body ?? '{}') as Note)
          } catch {
            await store.add(() => first)
            return
          }
        }
      },
      settle: () => Promise.resolve(),
    }
  },
  kept: (world) => [...world.disk.values()].map(({ body }) => (JSON.parse(body ?? '{}') as Note).note),
}
