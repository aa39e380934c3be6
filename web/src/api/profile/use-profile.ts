import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../page-config.tsx'
import { useAuth } from '../session/use-auth.ts'
import { profileStore } from './profile-store.ts'
import { EMPTY_PROFILE, type Profile } from './profile.ts'

export type ProfileAccess = {
  /** Empty for guests, and until it is known. */
  readonly profile: Profile
  /** It is known, on this device or from the server. Never for a guest. */
  readonly isReady: boolean
  /** It could not be read; `again` looks once more. */
  readonly hasFailed: boolean
  readonly again: () => void
  /** `label` is what the traveller calls it, for the list of what waits. Throws an OfflineRefusal. */
  readonly save: (changes: Partial<Profile>, label: string) => Promise<void>
}

/** What the traveller said about themselves, as defaults for every tool. Works offline. */
export function useProfile(): ProfileAccess {
  const config = usePageConfig()
  const { user } = useAuth()
  const userId = user?.id ?? null
  const state = useSyncExternalStore(profileStore.listen, profileStore.get, profileStore.getOnServer)
  useEffect(() => profileStore.follow(config, userId), [config, userId])
  const isOwn = userId !== null && state.userId === userId
  return {
    profile: isOwn ? state.profile : EMPTY_PROFILE,
    isReady: isOwn && state.isReady,
    hasFailed: isOwn && state.hasFailed,
    again: () => {
      if (userId !== null) void profileStore.reload(config, userId)
    },
    save: async (changes, label) => {
      if (userId === null) return
      // At once: a box that waits for a script looks as if it had not been ticked. What could not be kept is taken back.
      const before = profileStore.change(userId, changes)
      try {
        await (await import('./save-profile.ts')).saveProfile(userId, changes, label)
      } catch (error) {
        profileStore.change(userId, before)
        throw error
      }
    },
  }
}
