'use no memo'

import { useSyncExternalStore } from 'react'

import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { homeText as text } from './text/home.ts'
import { useFullName } from './use-full-name.ts'

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
