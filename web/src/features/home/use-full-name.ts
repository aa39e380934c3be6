'use no memo'
import type { User } from '@supabase/auth-js'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'

type Known = { readonly userId: string; readonly name: string }

/** As the profile has it, and as it was given at sign-up until that is known. Fetched only for whoever is signed in. */
export function useFullName(user: User | null): string {
  const config = usePageConfig()
  const [known, setKnown] = useState<Known | null>(null)
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    let isOver = false
    let stop: (() => void) | undefined
    const follow = async (): Promise<void> => {
      const { profileStore } = await import('../../api/profile/profile-store.ts')
      if (isOver) return
      const read = (): void => {
        const { userId: owner, isReady, profile } = profileStore.get()
        if (owner === userId && isReady) setKnown({ userId, name: profile.fullName ?? '' })
      }
      stop = profileStore.listen(read)
      profileStore.follow(config, userId)
      read()
    }
    // Without a connection the name that is there will do.
    follow().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [config, userId])
  if (known !== null && known.userId === userId) return known.name
  const given: unknown = user?.user_metadata['full_name']
  return typeof given === 'string' ? given : ''
}
