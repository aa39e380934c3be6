import { enqueueWrite } from '../../../offline/write.ts'
import { profileEntity } from './profile-query.ts'
import { type Profile, toColumns } from './profile.ts'

/** Stored on this device when it resolves, and then sent, now or when there is a connection again. */
export async function saveProfile(userId: string, changes: Partial<Profile>, label: string): Promise<void> {
  await enqueueWrite({
    entity: profileEntity(userId),
    label,
    table: 'profiles',
    method: 'PATCH',
    where: { id: `eq.${userId}` },
    row: toColumns(changes),
  })
}
