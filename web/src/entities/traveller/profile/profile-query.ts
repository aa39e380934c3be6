import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { createOverlay, withUnsent } from '../../../offline/outbox-overlay.ts'
import { accountKey, queryClient, requireNetwork } from '../../../offline/query-client.ts'
import { type Profile, PROFILE_COLUMNS, type ProfileRow, readProfile } from './profile.ts'

const NAME = 'profile'

/** The outbox key that keeps the changes to a profile in order. */
export const profileEntity = (userId: string): string => `profile:${userId}`

export const profileOverlay = createOverlay<Partial<ProfileRow>>({
  name: NAME,
  isAbout: ({ entity }) => entity.startsWith('profile:'),
  apply: (row, { body }) => ({ ...row, ...(JSON.parse(body ?? '{}') as Partial<ProfileRow>) }),
})

export function profileQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    enabled: userId !== null,
    queryFn: async (): Promise<Partial<ProfileRow>> => {
      requireNetwork()
      const { from } = await backend(config)
      const { data, error } = await from('profiles')
        .select(PROFILE_COLUMNS)
        .eq('id', userId ?? '')
        .maybeSingle()
      // An empty profile shown by mistake would soon overwrite the real one.
      if (error) throw new Error(error.message)
      return data ?? {}
    },
  })
}

/** For code outside React: the server's answer, or this device's copy. Throws when neither is available. */
export async function loadProfile(config: BackendConfig, userId: string): Promise<Profile> {
  const query = profileQuery(config, userId)
  const row = await queryClient.fetchQuery(query).catch((error: unknown) => {
    const stored = queryClient.getQueryData(query.queryKey)
    if (stored === undefined) throw error
    return stored
  })
  return readProfile(withUnsent(profileOverlay, row))
}
