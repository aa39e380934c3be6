import { readCached, writeCached } from '../../offline/cached-data.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { backend, type BackendConfig } from '../backend.ts'
import { EMPTY_PROFILE, type Profile, PROFILE_COLUMNS, profileEntity, type ProfileRow, readProfile } from './profile.ts'

const YEAR_MS = 365 * 86_400_000

/** What waits on this device is newer than what the server says; without a connection the copy is all there is. Throws when there is neither. */
export async function loadProfile(config: BackendConfig, userId: string): Promise<Profile> {
  const key = profileEntity(userId)
  const cached = await readCached<Partial<ProfileRow>>(key).catch(() => undefined)
  const isWaiting = offlineState.get().actions.some(({ entity }) => entity === key)
  if (cached && (isWaiting || !navigator.onLine)) return readProfile(cached.data)
  const client = await backend(config)
  const { data, error } = await client.from('profiles').select(PROFILE_COLUMNS).eq('id', userId).maybeSingle()
  // An empty profile that nobody has is soon written over the real one.
  if (error && !cached) throw new Error(error.message)
  if (!data) return cached ? readProfile(cached.data) : EMPTY_PROFILE
  await writeCached(key, data, { ttlMs: YEAR_MS }).catch(() => undefined)
  return readProfile(data)
}
