import { useEffect, useState, useSyncExternalStore } from 'react'

import type { BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import type { Recorded } from '../../api/usage/record-use.ts'
import { readFlag } from '../../device/flags.ts'
import { keep } from '../../device/use-kept.ts'
import type { Turn } from './assistant-turn.ts'
import { CONVERSATION_KEY, MOST_TURNS, readConversation } from './read-conversation.ts'

/** Each turn is counted once, however often React runs an effect. */
const counts = new Map<string, Promise<Recorded>>()
const never = () => () => undefined

/**
 * The server counts a question before its answer is shown. Without a signal, or a server that answers, there is nobody
 * to count: the built-in answers then go on for free, because they need no server either. `asking` holds the answer
 * back, except one that came with the page itself: that one is also for those without scripts.
 */
export function useCountedTurn(turn: Turn | null, isKept: boolean): Recorded | 'asking' | null {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const isGuest = user === null
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [servedId] = useState(isServed ? turn?.id : undefined)
  const [verdict, setVerdict] = useState<{ readonly id: string; readonly recorded: Recorded } | null>(null)
  const isDue = turn !== null && !isKept && !isLoading
  useEffect(() => {
    if (!isDue || readKept().some(({ id }) => id === turn.id)) return
    let isHere = true
    const counted = counts.get(turn.id) ?? count(turn.id, config, isGuest)
    void counted.then((recorded) => {
      if (recorded.kind !== 'used-up' && readKept().every(({ id }) => id !== turn.id))
        keep(CONVERSATION_KEY, [...readKept(), turn].slice(-MOST_TURNS))
      if (isHere) setVerdict({ id: turn.id, recorded })
    })
    return () => {
      isHere = false
    }
  }, [isDue, turn, config, isGuest])
  if (turn === null || isKept) return null
  if (verdict?.id === turn.id) return verdict.recorded
  return turn.id === servedId ? null : 'asking'
}

function count(id: string, config: BackendConfig, isGuest: boolean): Promise<Recorded> {
  const counted = import('../../api/usage/record-use.ts')
    .then(({ recordUse }) => recordUse(config, 'ai_requests', isGuest))
    .catch((): Recorded => ({ kind: 'unreachable' }))
  counts.set(id, counted)
  return counted
}

function readKept(): readonly Turn[] {
  try {
    return readConversation(JSON.parse(readFlag(CONVERSATION_KEY) ?? '[]'))
  } catch {
    return []
  }
}
