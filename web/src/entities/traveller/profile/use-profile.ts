import { useMutation } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useUnsent } from '../../../offline/outbox-overlay.ts'
import { changeQueryData, queryClient } from '../../../offline/query-client.ts'
import { useHydratedQuery } from '../../../offline/use-hydrated-query.ts'
import { useAuth } from '../session/use-auth.ts'
import { profileOverlay, profileQuery } from './profile-query.ts'
import { type Profile, type ProfileRow, readProfile, toColumns } from './profile.ts'

export type ProfileAccess = {
  /** Empty for guests, and until loaded. */
  readonly profile: Profile
  /** Loaded, from this device or the server. Never for a guest. */
  readonly isReady: boolean
  /** Loading failed; `again` retries. */
  readonly hasFailed: boolean
  readonly again: () => void
  /** `label` is the traveller's name of the change, for the list of unsent changes. Throws an OfflineRefusal. */
  readonly save: (changes: Partial<Profile>, label: string) => Promise<void>
}

const EMPTY: Partial<ProfileRow> = {}

/** The traveller's profile, as defaults for every tool. Works offline. */
export function useProfile(): ProfileAccess {
  const userId = useAuth().user?.id ?? null
  const query = profileQuery(usePageConfig(), userId)
  const { data, isError, refetch } = useHydratedQuery(query)
  const row = useUnsent(profileOverlay, data ?? EMPTY)
  const put = (columns: Partial<ProfileRow>): void =>
    changeQueryData<Partial<ProfileRow>>(query.queryKey, (before) => ({ ...before, ...columns }))
  const { mutateAsync } = useMutation({
    mutationFn: async ({ changes, label }: { changes: Partial<Profile>; label: string }) => {
      if (userId !== null) await (await import('./save-profile.ts')).saveProfile(userId, changes, label)
    },
    // Applied at once: a checkbox that waits for a script looks unticked. Reverted if it could not be stored.
    onMutate: ({ changes }) => {
      // An answer in flight predates this change, and would briefly revert it.
      void queryClient.cancelQueries({ queryKey: query.queryKey })
      put(toColumns(changes))
      return toColumns(pick(readProfile(row), changes))
    },
    onError: (_error, _changes, before) => before && put(before),
  })
  // A ticked checkbox must not wait for the query's update: React would briefly untick it.
  const [shown, lay] = useOptimistic(row, (before, columns: Partial<ProfileRow>) => ({ ...before, ...columns }))
  const save: ProfileAccess['save'] = (changes, label) =>
    new Promise((resolve, reject) => {
      startTransition(async () => {
        lay(toColumns(changes))
        await mutateAsync({ changes, label }).then(resolve, reject)
      })
    })
  return {
    profile: readProfile(userId === null ? EMPTY : shown),
    isReady: userId !== null && data !== undefined,
    hasFailed: isError && data === undefined,
    again: () => void refetch(),
    save,
  }
}

function pick(profile: Profile, changes: Partial<Profile>): Partial<Profile> {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, profile[name as keyof Profile]]))
}
