import type { Database } from '@app/contracts/generated/database'

export type NoticeRow = Database['public']['Tables']['notifications']['Row']
export type NoticeKind = Database['public']['Enums']['notification_kind']

/** One notification. */
export type Notice = Pick<NoticeRow, 'id' | 'kind' | 'title' | 'body' | 'link' | 'created_at' | 'read_at'>

export const NOTICE_COLUMNS = 'id, kind, title, body, link, created_at, read_at' as const

/** In the order of the page: the most urgent first. */
export const NOTICE_KINDS = ['trip', 'safety', 'plan', 'account', 'news'] as const satisfies readonly NoticeKind[]

/** The newest first; a notification that arrives twice (by list and realtime) appears once, in its latest state. */
export function mergeNotices(known: readonly Notice[], arrived: readonly Notice[]): readonly Notice[] {
  const byId = new Map([...known, ...arrived].map((notice) => [notice.id, notice]))
  return [...byId.values()].toSorted((a, b) => b.created_at.localeCompare(a.created_at))
}

export function countUnread(notices: readonly Notice[]): number {
  return notices.filter(({ read_at: readAt }) => readAt === null).length
}
