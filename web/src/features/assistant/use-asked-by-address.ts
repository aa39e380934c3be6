import type { PageConfig } from '@app/contracts/page-rendering'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

import type { Turn } from '../../api/conversations/conversation.ts'
import { accountShelf, ask, conversations } from '../../api/conversations/conversations.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import type { AskedByAddress } from './load-question.ts'

/** Each visit of an address asks once, however often React runs an effect. */
const taken = new Set<string>()

/**
 * A question in the address begins a conversation, whose own address then takes the place of it: whoever goes back, or
 * loads the page again, has not asked again. Answers whether it does: one that came with a link from elsewhere is only
 * written into the field, for nobody else asks in a traveller's name.
 */
export function useAskedByAddress(asked: AskedByAddress, served: Turn | null, id: string): boolean {
  const config = usePageConfig()
  const navigate = useNavigate()
  const { user, isLoading } = useAuth()
  const { state, key } = useLocation() as { state: { readonly query?: unknown } | null; key: string }
  const carried = typeof state?.query === 'string' ? state.query.trim() : ''
  // Redirects replace; only what was pressed on a page of ours is pushed.
  const isPressed = useNavigationType() === 'PUSH'
  const question = asked && (asked.isOurs || isPressed) ? asked.question : carried
  const isGuest = user === null
  useEffect(() => {
    const visit = `${key} ${question}`
    if (question === '' || isLoading || taken.has(visit)) return
    taken.add(visit)
    void navigate(`/assistant?c=${id}`, { replace: true, state: null, preventScrollReset: true })
    if (served) void adopt(config, served, isGuest)
    else void ask(config, { conversationId: id, question })
  }, [config, navigate, question, served, id, key, isLoading, isGuest])
  return question !== ''
}

/** The server counts a question before its answer is kept; without one there is nobody to count. */
async function adopt(config: PageConfig, turn: Turn, isGuest: boolean): Promise<void> {
  const account = accountShelf(config)
  const { recordUse } = await import('../../api/usage/record-use.ts')
  const recorded = await recordUse(config, 'ai_requests', isGuest)
  if (recorded.kind === 'used-up') conversations.withhold(turn.conversationId, turn.question, recorded)
  else await conversations.adopt(turn, account)
}
