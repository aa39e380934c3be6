import { saveOffline } from '../../offline/save-offline.ts'
import { profileStore } from './profile-store.ts'
import { type Profile, profileEntity, toColumns } from './profile.ts'

/** What is shown already: safe on this device when it resolves, and then sent, now or when there is a connection again. */
export async function saveProfile(userId: string, changes: Partial<Profile>, label: string): Promise<void> {
  const key = profileEntity(userId)
  await saveOffline({
    entity: key,
    label,
    url: `/rest/v1/profiles?id=eq.${userId}`,
    method: 'PATCH',
    headers: { prefer: 'return=minimal' },
    body: toColumns(changes),
    optimistic: { key, data: toColumns(profileStore.get().profile) },
  })
}
