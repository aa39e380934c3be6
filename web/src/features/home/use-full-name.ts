import type { User } from '@supabase/auth-js'

import { useProfile } from '../../entities/traveller/profile/use-profile.ts'

/** The profile's name, or the name given at sign-up until the profile has loaded. */
export function useFullName(user: User | null): string {
  const { profile, isReady } = useProfile()
  if (isReady) return profile.fullName ?? ''
  const given: unknown = user?.user_metadata['full_name']
  return typeof given === 'string' ? given : ''
}
