import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { wasDiscarded } from '../../offline/offline-state.ts'
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import type { UnsentMessage } from './unsent-message.ts'

export const supportEntity = (conversation: string): string => `support:${conversation}`

type Waiting = UnsentMessage & { readonly actionId: string }
type Body = { readonly id: string; readonly body: string; readonly isNote?: boolean }

/**
 * The messages of this conversation in the outbox of this device. One that has just been sent stays until the
 * conversation has been read again, so that it does not vanish in between.
 */
export function useOutboxMessages(conversation: string, onSent: () => void): readonly UnsentMessage[] {
  const { actions } = useOfflineState()
  const [left, setLeft] = useState<readonly Waiting[]>([])
  const before = useRef<readonly Waiting[]>([])
  const waiting = actions.filter(({ entity }) => entity === supportEntity(conversation)).flatMap(readMessage)
  const key = waiting.map(({ actionId }) => actionId).join()
  const settle = useEffectEvent(() => {
    const gone = before.current.filter(({ actionId }) => !key.includes(actionId) && !wasDiscarded(actionId))
    before.current = waiting
    if (gone.length === 0) return
    setLeft((known) => [...known, ...gone])
    onSent()
  })
  useEffect(() => settle(), [key])
  return [...left, ...waiting]
}

function readMessage({ id: actionId, body, timestamp, problem }: OfflineAction): readonly Waiting[] {
  try {
    const { id, body: words, isNote } = JSON.parse(body ?? '') as Body
    if (isNote) return []
    const at = new Date(timestamp).toISOString()
    return [{ actionId, id, body: words, at, problem: problem ? reasonOf(problem.answer) : null }]
  } catch {
    return []
  }
}

function reasonOf(answer: string): string {
  try {
    return (JSON.parse(answer) as { error?: { message?: string } }).error?.message ?? ''
  } catch {
    return ''
  }
}
