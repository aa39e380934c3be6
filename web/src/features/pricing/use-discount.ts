import type { ClaimDiscountResponse } from '@app/contracts/payments/payments'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'

export type ValidDiscount = { readonly token: string; readonly percentOff: number; readonly expiresAt: string }
export type Claim =
  | { readonly kind: 'none' | 'checking' | 'failed' }
  | { readonly kind: 'looked'; readonly answer: ClaimDiscountResponse }

/** The state of a discount link for the current account; reloaded when that changes. */
export function useDiscount(token: string | null): { readonly claim: Claim; readonly again: () => void } {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const [tries, setTries] = useState(0)
  const asked = `${token}:${user?.id}:${tries}`
  const [answered, setAnswered] = useState<{ readonly asked: string; readonly claim: Claim } | null>(null)
  useEffect(() => {
    if (token === null || isLoading) return
    let isStale = false
    void (async () => {
      const { claimDiscount } = await import('../../entities/traveller/subscription/payments.ts')
      const answer = await claimDiscount(config, token)
      if (!isStale) setAnswered({ asked, claim: answer ? { kind: 'looked', answer } : { kind: 'failed' } })
    })()
    return () => {
      isStale = true
    }
  }, [config, token, isLoading, asked])
  const again = (): void => setTries(tries + 1)
  if (token === null) return { claim: { kind: 'none' }, again }
  return { claim: answered?.asked === asked ? answered.claim : { kind: 'checking' }, again }
}

export function validDiscount(token: string | null, claim: Claim): ValidDiscount | null {
  if (token === null || claim.kind !== 'looked' || claim.answer.state !== 'valid') return null
  const { percentOff, expiresAt } = claim.answer
  return percentOff === null || expiresAt === null ? null : { token, percentOff, expiresAt }
}
