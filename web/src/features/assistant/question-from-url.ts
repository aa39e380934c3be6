import type { KeptAnswer } from '@app/contracts/assistant'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLocation, useNavigate, useNavigationType } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import type { Turn } from '../../entities/conversation/conversation.ts'
import { addCountedTurn, ask } from '../../entities/conversation/conversations.ts'
import { serverAnswer } from '../../entities/conversation/server-answer.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'

const MAX_QUESTION_LENGTH = 2000
const HALF_SURROGATE_PAIR = /[\ud800-\udbff]$/

export type QuestionFromUrl = {
  readonly question: string
  /** Only when the server rendered the page: in a browser the page asks, and the answer streams. */
  readonly answer: KeptAnswer | null
  readonly askedAt: string
  /** A request from one of our pages, as far as its headers tell; inside the app the navigation type decides. */
  readonly isOurs: boolean
} | null

export async function loadQuestionFromUrl({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<QuestionFromUrl> {
  const question = (new URL(request.url).searchParams.get('q') ?? '')
    .trim()
    .slice(0, MAX_QUESTION_LENGTH)
    .replace(HALF_SURROGATE_PAIR, '')
  if (question === '') return null
  const ask = context.get(serverAnswer)
  const answer = (await ask?.(question).catch(() => null)) ?? null
  // The service worker may show the bare shell, which has no server data.
  return { question, answer, askedAt: new Date().toISOString(), isOurs: ask !== null || cameFromHere() }
}

/** Each visit asks once, however often React runs the effect. */
const handledVisits = new Set<string>()

/**
 * A question in the URL starts a conversation, whose URL replaces it, so that Back and reload do not ask again. Returns
 * whether it was asked: a question from an external link is only written into the field, because a link must not ask in
 * the traveller's name.
 */
export function useQuestionFromUrl(asked: QuestionFromUrl, served: Turn | null, id: string): boolean {
  const config = usePageConfig()
  const navigate = useNavigate()
  const { user, isLoading } = useAuth()
  const { state, key } = useLocation() as { state: { readonly query?: unknown } | null; key: string }
  const carried = typeof state?.query === 'string' ? state.query.trim() : ''
  // Redirects replace; only links pressed on one of our pages push.
  const isPressed = useNavigationType() === 'PUSH'
  const question = asked && (asked.isOurs || isPressed) ? asked.question : carried
  const isGuest = user === null
  useEffect(() => {
    const visit = `${key} ${question}`
    if (question === '' || isLoading || handledVisits.has(visit)) return
    handledVisits.add(visit)
    void navigate(`/assistant?c=${id}`, { replace: true, state: null, preventScrollReset: true })
    if (served) void addCountedTurn(config, served, isGuest)
    else void ask(config, { conversationId: id, question })
  }, [config, navigate, question, served, id, key, isLoading, isGuest])
  return question !== ''
}

/** Whether the visitor came from one of our pages; never true on the server. */
function cameFromHere(): boolean {
  if (typeof document === 'undefined') return false
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
}
