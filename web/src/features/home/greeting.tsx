'use no memo'

import type { User } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'

import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { homeText as text } from './text/home.ts'

const NOON = 12
const EVENING = 18
const DAWN = 5

/** The server does not know the local time; the line keeps its place meanwhile. */
export function Greeting() {
  const { user } = useAuth()
  const key = useSyncExternalStore(
    () => () => undefined,
    () => greetingAt(new Date().getHours()),
    () => 'home.hello' as const,
  )
  const [name] = useFullName(user).trim().split(/\s+/)
  return <p className="chart-label wrap-anywhere text-soft">{name ? `${text(key)}, ${name}` : text(key)}</p>
}

function greetingAt(hour: number): 'home.hello.morning' | 'home.hello.afternoon' | 'home.hello.evening' {
  if (hour >= EVENING || hour < DAWN) return 'home.hello.evening'
  return hour < NOON ? 'home.hello.morning' : 'home.hello.afternoon'
}

/** The profile's name, or the name given at sign-up until the profile has loaded. */
function useFullName(user: User | null): string {
  const { profile, isReady } = useProfile()
  if (isReady) return profile.fullName ?? ''
  const given: unknown = user?.user_metadata['full_name']
  return typeof given === 'string' ? given : ''
}
