import { createAction } from '../create-action.ts'
import { ACTION_VERSION, type OfflineAction } from '../offline-action.ts'
import { createActionReader } from '../read-action.ts'
import { sendOutbox } from '../send-outbox.ts'
import { retried } from '../settle-action.ts'
import { withSenderTurn } from '../with-sender-turn.ts'
import type { Queue } from './life.ts'
import { askServer, createModelLocks, createModelStore, type Note } from './world.ts'

/** An upgrade that changes the format of a record: afterwards the note is called `text`. */
const NEW_VERSION = ACTION_VERSION + 1
const NEW_APP = createActionReader(NEW_VERSION, {
  [ACTION_VERSION]: (record) => ({ ...record, body: String(record['body']).replace('"note":', '"text":') }),
})
const OLD_APP = createActionReader()

/** The product's outbox, on the simulated disk, locks and network. */
export const ownQueue: Queue = {
  name: 'our outbox',
  open(world, tab, version) {
    const store = createModelStore(world, tab)
    const read = version === 1 ? OLD_APP : NEW_APP
    const locks = createModelLocks(world, tab)
    let made = 0
    const newId = (): string => {
      made += 1
      return `${tab.name}-${made}`
    }
    return {
      async save(userId, note) {
        const draft = {
          userId,
          entity: note.entity,
          label: '',
          url: '/rest/v1/notes',
          method: 'POST',
          headers: {},
          body: JSON.stringify(note),
          file: null,
          wasSavedOffline: true,
        } as const
        await store.add((records) => {
          const action = createAction(draft, { id: newId(), key: `key-${newId()}`, now: world.now }, records, read)
          if (version === 1) return action
          return { ...action, version: NEW_VERSION, body: String(action.body).replace('"note":', '"text":') }
        })
      },
      async sync(isForced) {
        await withSenderTurn({ locks, store, owner: tab.name, now: () => world.now }, (isStillMine) =>
          sendOutbox(
            {
              store,
              read,
              isStillMine,
              now: () => world.now,
              chance: world.random,
              freshToken: async () => {
                await world.scheduler.turn(tab)
                return world.user ? { userId: world.user, accessToken: world.user } : null
              },
              send: (action, user) => askServer(world, tab, user, keyOf(action), noteOf(action)),
            },
            isForced,
          ),
        )
      },
      async settle(choice, onDiscard) {
        const troubled = (await store.list()).map(read).find(({ state, problem }) => {
          return state === 'needs-attention' && problem?.kind !== 'newer'
        })
        if (!troubled) return
        if (choice === 'retry') return store.change(troubled.id, (record) => retried(record, read))
        onDiscard(noteOf(troubled).note)
        await store.remove(troubled.id, 'discarded')
      },
    }
  },
  kept: (world) => [...world.disk.values()].map((action) => noteOf(action).note),
}

function keyOf({ headers }: OfflineAction): string | null {
  return (JSON.parse(headers) as Record<string, string>)['idempotency-key'] ?? null
}

function noteOf({ body }: OfflineAction): Note {
  const { text, ...note } = JSON.parse(body ?? '{}') as Note & { text?: string }
  return text === undefined ? note : { ...note, note: text }
}
