import type { Database } from '@app/contracts/generated/database'
import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { createOverlay } from '../../offline/outbox-overlay.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'
import { NOTICE_KINDS, type NoticeKind } from './notice.ts'

type Row = Pick<Database['public']['Tables']['notification_preferences']['Row'], 'kind' | 'in_app' | 'by_mail'>
export type Preference = { readonly inApp: boolean; readonly byMail: boolean }
export type Preferences = Readonly<Record<NoticeKind, Preference>>

const NAME = 'notification-preferences'
/** Mails about the trial are on by default, until switched off here or by the link in each. */
const usual = (kind: NoticeKind): Preference => ({ inApp: true, byMail: kind === 'plan' })
const entityOf = (userId: string): string => `${NAME}:${userId}`

export const preferencesOverlay = createOverlay<Preferences>({
  name: NAME,
  isAbout: ({ entity }) => entity.startsWith(`${NAME}:`),
  apply: (preferences, { body }) => {
    const { kind, in_app, by_mail } = JSON.parse(body ?? '{}') as Row
    return { ...preferences, [kind]: { inApp: in_app, byMail: by_mail } }
  },
})

export function readPreferences(rows: readonly Row[]): Preferences {
  const own = (kind: NoticeKind): Preference => {
    const row = rows.find((one) => one.kind === kind)
    return row ? { inApp: row.in_app, byMail: row.by_mail } : usual(kind)
  }
  return Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, own(kind)])) as Preferences
}

export function preferencesQuery(config: BackendConfig, userId: string) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    queryFn: async (): Promise<Preferences> => {
      requireNetwork()
      const { from } = await backend(config)
      const { data, error } = await from('notification_preferences').select('kind, in_app, by_mail')
      if (error) throw new Error(error.message)
      return readPreferences(data)
    },
  })
}

export async function savePreference(
  userId: string,
  kind: NoticeKind,
  { inApp, byMail }: Preference,
  label: string,
): Promise<void> {
  const { enqueueWrite } = await import('../../offline/write.ts')
  await enqueueWrite({
    entity: entityOf(userId),
    label,
    table: 'notification_preferences',
    method: 'POST',
    duplicates: 'merge',
    conflictColumns: 'user_id,kind',
    row: { user_id: userId, kind, in_app: inApp, by_mail: byMail },
  })
}
