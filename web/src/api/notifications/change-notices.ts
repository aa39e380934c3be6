import { saveOffline } from '../../offline/save-offline.ts'
import { notificationsText as text } from '../../text/notifications.ts'
import { noticesKey } from './load-notices.ts'
import { noticeStore } from './notice-store.ts'
import type { Notice } from './notice.ts'

const MINIMAL = { prefer: 'return=minimal' }

/** Each is safe on this device when it resolves, and sent when there is a connection. */
export async function markRead(userId: string, id: string): Promise<void> {
  const readAt = new Date().toISOString()
  const url = `/rest/v1/notifications?id=eq.${id}&read_at=is.null`
  const notices = noticeStore
    .get()
    .notices.map((one) => (one.id === id ? { ...one, read_at: one.read_at ?? readAt } : one))
  await write(userId, notices, { url, method: 'PATCH', body: { read_at: readAt } })
}

export async function markAllRead(userId: string): Promise<void> {
  const readAt = new Date().toISOString()
  const notices = noticeStore.get().notices.map((one) => ({ ...one, read_at: one.read_at ?? readAt }))
  const url = `/rest/v1/notifications?user_id=eq.${userId}&read_at=is.null`
  await write(userId, notices, { url, method: 'PATCH', body: { read_at: readAt } })
}

export async function removeNotice(userId: string, id: string): Promise<void> {
  const notices = noticeStore.get().notices.filter((one) => one.id !== id)
  await write(userId, notices, { url: `/rest/v1/notifications?id=eq.${id}`, method: 'DELETE' })
}

type Write = { readonly url: string; readonly method: 'PATCH' | 'DELETE'; readonly body?: unknown }

async function write(userId: string, notices: readonly Notice[], request: Write): Promise<void> {
  const key = noticesKey(userId)
  await saveOffline({
    ...request,
    entity: key,
    label: text('heading'),
    headers: MINIMAL,
    optimistic: { key, data: notices },
  })
  noticeStore.change({ notices })
}
