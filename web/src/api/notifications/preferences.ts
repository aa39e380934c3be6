import type { Database } from '@app/contracts/generated/database'

import { readCached, writeCached } from '../../offline/cached-data.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { saveOffline } from '../../offline/save-offline.ts'
import { backend, type BackendConfig } from '../backend.ts'
import { NOTICE_KINDS, type NoticeKind } from './notice.ts'

type Row = Pick<Database['public']['Tables']['notification_preferences']['Row'], 'kind' | 'in_app' | 'by_mail'>
export type Preference = { readonly inApp: boolean; readonly byMail: boolean }
export type Preferences = Readonly<Record<NoticeKind, Preference>>

const YEAR_MS = 365 * 86_400_000
/** Mails about the trial come until somebody says otherwise, here or by the link in each. */
const usual = (kind: NoticeKind): Preference => ({ inApp: true, byMail: kind === 'plan' })
const keyOf = (userId: string): string => `notification-preferences:${userId}`

export function readPreferences(rows: readonly Row[]): Preferences {
  const own = (kind: NoticeKind): Preference => {
    const row = rows.find((one) => one.kind === kind)
    return row ? { inApp: row.in_app, byMail: row.by_mail } : usual(kind)
  }
  return Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, own(kind)])) as Preferences
}

export async function loadPreferences(config: BackendConfig, userId: string): Promise<Preferences> {
  const cached = await readCached<Preferences>(keyOf(userId)).catch(() => undefined)
  const isWaiting = offlineState.get().actions.some(({ entity }) => entity === keyOf(userId))
  if (cached && (isWaiting || !navigator.onLine)) return cached.data
  const { from } = await backend(config)
  const { data, error } = await from('notification_preferences').select('kind, in_app, by_mail')
  if (error && cached) return cached.data
  if (error) throw error
  const preferences = readPreferences(data)
  await writeCached(keyOf(userId), preferences, { ttlMs: YEAR_MS }).catch(() => undefined)
  return preferences
}

/** All of them as they are from now on; only the kind that changed is sent. */
export async function savePreference(userId: string, all: Preferences, kind: NoticeKind, label: string): Promise<void> {
  const { inApp, byMail } = all[kind]
  await saveOffline({
    entity: keyOf(userId),
    label,
    url: '/rest/v1/notification_preferences?on_conflict=user_id,kind',
    method: 'POST',
    headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
    body: { user_id: userId, kind, in_app: inApp, by_mail: byMail },
    optimistic: { key: keyOf(userId), data: all },
  })
}
