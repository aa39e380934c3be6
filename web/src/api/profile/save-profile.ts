import { saveOffline } from '../../offline/save-offline.ts'
import { profileStore } from './profile-store.ts'
import { EMPTY_PROFILE, type Profile, profileEntity, toColumns } from './profile.ts'

/**
 * Shown at once; safe on this device when it resolves, and then sent, now or when there is a connection again. What could
 * not be kept is taken back.
 */
export async function saveProfile(userId: string, changes: Partial<Profile>, label: string): Promise<void> {
  const known = profileStore.get()
  const before = known.userId === userId ? known.profile : EMPTY_PROFILE
  const profile = { ...before, ...changes }
  const key = profileEntity(userId)
  profileStore.change(userId, changes)
  try {
    await saveOffline({
      entity: key,
      label,
      url: `/rest/v1/profiles?id=eq.${userId}`,
      method: 'PATCH',
      headers: { prefer: 'return=minimal' },
      body: toColumns(changes),
      optimistic: { key, data: toColumns(profile) },
    })
  } catch (error) {
    profileStore.change(
      userId,
      Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof Profile]])),
    )
    throw error
  }
}
