import type { PageConfig } from '@app/contracts/page-rendering'
import type { EmailOtpType } from '@supabase/auth-js'
import { useEffect, useState } from 'react'

import { backend } from '../../api/backend.ts'
import type { Backend } from '../../api/create-backend.ts'
import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { readStoredSession } from '../../api/session/read-stored-session.ts'
import { moveGuestData } from '../../entities/save/move-guest-data.ts'
import { isLinkAwaited, isOwnSignUp } from '../../entities/traveller/session/awaited-links.ts'
import { readVerificationLink, type VerificationLink } from './read-verification-link.ts'
import { adopt, type Question, type Spent, spendLink, spendUnasked } from './spend-link.ts'
import { noteSpent, spentHere } from './spent-here.ts'

type Stayed = { readonly state: 'stayed'; readonly email: string | null; readonly type: EmailOtpType }
type Outcome = Spent | Question | Stayed
export type Verification = Outcome | { readonly state: 'checking' }

const CHECKING: Verification = { state: 'checking' }
const TRY_AGAIN: readonly Verification['state'][] = ['checking', 'busy', 'offline', 'unavailable']
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * Uses the link only after hydration: scanners and prefetchers open links without running scripts, and the traveller
 * could not use the token afterwards.
 */
export function useVerification(config: PageConfig, isOnline: boolean) {
  const [verification, setVerification] = useState<Verification>(CHECKING)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    if (!isOnline) return
    let isCurrent = true
    void verify(config).then((outcome) => {
      if (isCurrent) setVerification((before) => (TRY_AGAIN.includes(before.state) ? outcome : before))
    })
    return () => {
      isCurrent = false
    }
  }, [config, isOnline, attempt])

  // A device reports online before its requests succeed, and does so only once.
  const isUnheard = isOnline && verification.state === 'offline'
  useEffect(() => {
    if (!isUnheard) return
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
    const timer = setTimeout(() => setAttempt(attempt + 1), pause)
    return () => clearTimeout(timer)
  }, [isUnheard, attempt])

  function retry(): void {
    setVerification(CHECKING)
    setAttempt(attempt + 1)
  }
  async function answer(question: Question, isContinuing: boolean): Promise<void> {
    setVerification(await settle(config, question, isContinuing))
  }
  const isWaiting = verification.state === 'checking' && !isOnline
  return { verification: isWaiting ? ({ state: 'offline' } as const) : verification, retry, answer }
}

/** React runs effects twice in development, and a token works once: the second run waits for the first. */
const underWay = new Map<string, Promise<Outcome>>()

async function verify(config: PageConfig): Promise<Outcome> {
  const link = readVerificationLink(location)
  const before = link.kind === 'session' ? null : spentHere(location)
  if (before) return { state: 'done', type: before }
  const key = keyOf(link)
  const ports = {
    load: () => backend(config),
    current: () => readStoredSession()?.user ?? null,
    isAwaited: () => isLinkAwaited(location),
  }
  const running = underWay.get(key) ?? spendLink(ports, link)
  underWay.set(key, running)
  return remember(config, key, await running)
}

async function settle(config: PageConfig, question: Question, isContinuing: boolean): Promise<Outcome> {
  const { current, type } = question
  const link = readVerificationLink(location)
  const key = keyOf(link)
  if (!isContinuing) return remember(config, key, { state: 'stayed', email: current && (current.email ?? ''), type })
  try {
    const { auth, aside } = await backend(config)
    // Before signing out: its data on the device is removed then, the requests among it.
    const isOwn = isOwnSignUp(location)
    const brought = question.brought ?? (await spendUnasked(aside(), link, isOwn))
    if ('state' in brought) return remember(config, key, brought)
    if (current && current.id !== brought.user.id && !(await leave(auth, current.id))) return { ...question, brought }
    const spent = await adopt(auth, brought, type)
    const isSignUp = type === 'signup' || type === 'email'
    const needsPassword = spent.state === 'done' && isSignUp && !isOwn
    return remember(config, key, needsPassword ? { ...spent, needsPassword } : spent)
  } catch {
    return remember(config, key, { state: 'offline' })
  }
}

/** Rarely needed, so the code that clears an account is loaded on demand. */
async function leave(auth: Backend['auth'], userId: string): Promise<boolean> {
  const { leaveHere } = await import('../../entities/traveller/session/leave-here.ts')
  return leaveHere(auth, userId)
}

function remember(config: PageConfig, key: string, outcome: Outcome): Outcome {
  if (TRY_AGAIN.includes(outcome.state)) underWay.delete(key)
  else underWay.set(key, Promise.resolve(outcome))
  if (!TRY_AGAIN.includes(outcome.state) && outcome.state !== 'question') dropFragment()
  if (outcome.state === 'done') finish(config, outcome.type)
  return outcome
}

function finish(config: PageConfig, type: EmailOtpType): void {
  // Only setting a new password is still pending; other links are complete.
  if (type === 'recovery') noteSpent(location)
  const session = readStoredSession()
  if (!session) return
  if (!needsSecondFactor(session)) void moveGuestData(config)
}

/** A session must not stay in the URL, because it would be in the history. */
function dropFragment(): void {
  if (!location.hash.includes('access_token')) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

function keyOf(link: VerificationLink): string {
  if (link.kind === 'token') return link.tokenHash
  return link.kind === 'session' ? link.accessToken : link.kind
}
