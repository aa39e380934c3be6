import type { PageConfig } from '@app/contracts/page-rendering'
import { useEffect, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { readVerificationLink } from './read-verification-link.ts'
import { type Spent, spendLink } from './spend-link.ts'

export type Verification = Spent | { readonly state: 'checking' }

const CHECKING: Verification = { state: 'checking' }
const TRY_AGAIN: readonly Verification['state'][] = ['checking', 'busy', 'offline', 'unavailable']

/**
 * Uses the link only after the page has come alive: scanners and prefetchers open links without running scripts,
 * and a token that they used up would be lost to the traveller.
 */
export function useVerification(config: PageConfig, isOnline: boolean) {
  const [verification, setVerification] = useState<Verification>(CHECKING)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    if (!isOnline) return
    let isCurrent = true
    void verify(config).then((spent) => {
      if (isCurrent) setVerification((before) => (TRY_AGAIN.includes(before.state) ? spent : before))
    })
    return () => {
      isCurrent = false
    }
  }, [config, isOnline, attempt])

  function retry(): void {
    setVerification(CHECKING)
    setAttempt(attempt + 1)
  }
  const isWaiting = verification.state === 'checking' && !isOnline
  return { verification: isWaiting ? ({ state: 'offline' } as const) : verification, retry }
}

/** React runs effects twice in development, and a token works once: the second run waits for the first. */
const underWay = new Map<string, Promise<Spent>>()

async function verify(config: PageConfig): Promise<Spent> {
  const link = readVerificationLink(location)
  const loadAuth = async () => (await backend(config)).auth
  const key = link.kind === 'token' ? link.tokenHash : link.kind
  const running = underWay.get(key) ?? spendLink(loadAuth, link)
  underWay.set(key, running)
  const spent = await running
  if (TRY_AGAIN.includes(spent.state)) underWay.delete(key)
  return spent
}
