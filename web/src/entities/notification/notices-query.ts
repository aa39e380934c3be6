import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { createOverlay } from '../../offline/outbox-overlay.ts'
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'
import { NOTICE_COLUMNS, type Notice } from './notice.ts'

const NAME = 'notifications'
const MOST = 100

/** The outbox key that keeps the writes to an account's notifications in order. */
export const noticesEntity = (userId: string): string => `notifications:${userId}`
export const noticesKey = (userId: string | null) => accountKey(userId, NAME)

export const noticesOverlay = createOverlay<readonly Notice[]>({
  name: NAME,
  isAbout: ({ entity }) => entity.startsWith('notifications:'),
  apply: applyToNotices,
})

export function noticesQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: noticesKey(userId),
    enabled: userId !== null,
    // Realtime events are not repeated.
    refetchOnReconnect: 'always',
    queryFn: async (): Promise<readonly Notice[]> => {
      requireNetwork()
      const { from } = await backend(config)
      const { data, error } = await from('notifications')
        .select(NOTICE_COLUMNS)
        .order('created_at', { ascending: false })
        .limit(MOST)
      if (error) throw new Error(error.message)
      return data
    },
  })
}

/** The list after this write: one notification, or all of them, read or deleted. */
export function applyToNotices(
  notices: readonly Notice[],
  { url, method, body }: Pick<OfflineAction, 'url' | 'method' | 'body'>,
): readonly Notice[] {
  const wanted = new URLSearchParams(url.split('?')[1]).get('id')
  const isIt = ({ id }: Notice): boolean => wanted === null || wanted === `eq.${id}`
  if (method === 'DELETE') return notices.filter((notice) => !isIt(notice))
  const { read_at: readAt = null } = JSON.parse(body ?? '{}') as { read_at?: string }
  return notices.map((notice) => (isIt(notice) ? { ...notice, read_at: notice.read_at ?? readAt } : notice))
}
