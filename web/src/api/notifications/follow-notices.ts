import { backend, type BackendConfig } from '../backend.ts'
import { keepNotices, loadNotices } from './load-notices.ts'
import type { NoticeSink } from './notice-state.ts'
import type { NoticeRow } from './notice.ts'
import { tellOfNotice } from './tell-of-notice.ts'

type Change = { readonly eventType: string; readonly new: Partial<NoticeRow>; readonly old: Partial<NoticeRow> }

/** Asks for the list, then listens; after every break of the connection it asks again, because nothing is repeated. */
export function followNotices(config: BackendConfig, userId: string, store: NoticeSink): () => void {
  let isGone = false
  let leave: (() => void) | undefined
  let questions = 0
  let heard = 0

  async function load(): Promise<void> {
    questions += 1
    const [question, before] = [questions, heard]
    try {
      const notices = await loadNotices(config, userId)
      // A later question has the later answer.
      if (isGone || question !== questions) return
      // What was heard while this was on its way may not be in it.
      if (heard !== before) return await load()
      store.change({ notices, status: 'ready' })
    } catch {
      if (!isGone && store.get().status !== 'ready') store.change({ status: 'failed' })
    }
  }

  function hear({ eventType, new: row, old }: Change): void {
    if (isGone) return
    heard += 1
    const { notices } = store.get()
    if (eventType === 'DELETE') store.change({ notices: notices.filter(({ id }) => id !== old.id) })
    else if (isWhole(row)) {
      const isNew = eventType === 'INSERT' && notices.every(({ id }) => id !== row.id)
      store.add([row])
      if (isNew) void tellOfNotice(row)
    }
    void keepNotices(userId, store.get().notices)
  }

  async function listen(): Promise<void> {
    const realtime = await (await backend(config)).realtime()
    if (isGone) return
    const filter = { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` } as const
    const channel = realtime.channel(`notifications:${userId}`)
    channel
      .on('postgres_changes', filter, (change) => hear(change as Change))
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') void load()
      })
    leave = () => void realtime.removeChannel(channel)
  }

  const again = (): void => void load()
  addEventListener('online', again)
  void load()
  listen().catch((error: unknown) => console.warn('notifications come with the next visit only', error))
  return () => {
    isGone = true
    leave?.()
    removeEventListener('online', again)
  }
}

function isWhole(row: Partial<NoticeRow>): row is NoticeRow {
  return typeof row.id === 'string' && typeof row.title === 'string' && typeof row.created_at === 'string'
}
