import type { BackendConfig } from '../../api/backend.ts'
import { backend } from '../../api/backend.ts'
import { readCached, writeCached } from '../../offline/cached-data.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { saveOffline } from '../../offline/save-offline.ts'

type Profile = { readonly full_name: string | null }

const keyOf = (userId: string): string => `profile:${userId}`
const YEAR_MS = 365 * 86_400_000

/** What waits on this device is newer than what the server says; without a connection the copy is all there is. */
export async function loadName(config: BackendConfig, userId: string): Promise<string> {
  const cached = await readCached<Profile>(keyOf(userId)).catch(() => undefined)
  const isWaiting = offlineState.get().actions.some(({ entity }) => entity === keyOf(userId))
  if (cached && (isWaiting || !navigator.onLine)) return cached.data.full_name ?? ''
  const { data } = await (await backend(config)).from('profiles').select('full_name').eq('id', userId).maybeSingle()
  if (!data) return cached?.data.full_name ?? ''
  await writeCached(keyOf(userId), data, { ttlMs: YEAR_MS }).catch(() => undefined)
  return data.full_name ?? ''
}

/** Safe on this device when it resolves; sent at once, or when there is a connection again. */
export async function saveName(userId: string, name: string, label: string): Promise<void> {
  const profile: Profile = { full_name: name === '' ? null : name }
  await saveOffline({
    entity: keyOf(userId),
    label,
    url: `/rest/v1/profiles?id=eq.${userId}`,
    method: 'PATCH',
    headers: { prefer: 'return=minimal' },
    body: profile,
    optimistic: { key: keyOf(userId), data: profile },
  })
}
