import { backend, type BackendConfig } from '../../api/backend.ts'
import { readSettings } from '../../device/storage/stored-settings.ts'
import { changeQueryData, queryClient } from '../../offline/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { mergeNotices, type Notice, type NoticeRow } from './notice.ts'
import { noticesKey } from './notices-query.ts'
import { notificationsText as text } from './notification-text.ts'

type Change = { readonly eventType: string; readonly new: Partial<NoticeRow>; readonly old: Partial<NoticeRow> }

/** Subscribes to new notifications; after every reconnect the list is reloaded, because events are not repeated. */
export function followNotices(config: BackendConfig, userId: string): () => void {
  const queryKey = noticesKey(userId)
  let isOver = false
  let leave: (() => void) | undefined
  const reload = (): void => void queryClient.invalidateQueries({ queryKey })

  function receive({ eventType, new: row, old }: Change): void {
    if (isOver) return
    const notices = queryClient.getQueryData<readonly Notice[]>(queryKey) ?? []
    if (eventType === 'DELETE')
      changeQueryData<readonly Notice[]>(queryKey, (list) => list.filter(({ id }) => id !== old.id))
    else if (isWhole(row)) {
      const isNew = eventType === 'INSERT' && notices.every(({ id }) => id !== row.id)
      changeQueryData<readonly Notice[]>(queryKey, (list) => mergeNotices(list, [row]))
      if (isNew) void showNotice(row)
    }
    // An answer in flight may lack it.
    if (queryClient.isFetching({ queryKey }) > 0) reload()
  }

  async function listen(): Promise<void> {
    const realtime = await (await backend(config)).realtime()
    if (isOver) return
    const filter = { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` } as const
    const channel = realtime.channel(`notifications:${userId}`)
    channel
      .on('postgres_changes', filter, (change) => receive(change as Change))
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') reload()
      })
    leave = () => void realtime.removeChannel(channel)
  }

  listen().catch((error: unknown) => console.warn('notifications come with the next visit only', error))
  return () => {
    isOver = true
    leave?.()
  }
}

function isWhole(row: Partial<NoticeRow>): row is NoticeRow {
  return typeof row.id === 'string' && typeof row.title === 'string' && typeof row.created_at === 'string'
}

/** A toast when the page is visible; otherwise a system notification, if the traveller allowed it. */
async function showNotice(notice: Notice): Promise<void> {
  if (document.visibilityState === 'visible') {
    toast.info(notice.body === '' ? text('arrived') : notice.body, { title: notice.title })
    return
  }
  const mayShow = 'Notification' in globalThis && Notification.permission === 'granted'
  if (!mayShow || !readSettings().notifications) return
  // The same tag as in the service worker, so that the later one replaces the other.
  const options = { body: notice.body, icon: '/icons/icon-192.png', tag: notice.id, data: { link: notice.link } }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  // Phones show notifications only through the service worker.
  if (worker) await worker.showNotification(notice.title, options).catch(() => undefined)
  else new Notification(notice.title, options)
}
