import { useEffect, useState } from 'react'

import type { BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { Note } from '../../ui/note.tsx'
import { pricingText as text } from './pricing-text.ts'

const ASK_EVERY_MS = 2000
const PATIENCE = 30

type Props = { readonly outcome: string | null; readonly checkoutId: string | null }

/**
 * The page after the checkout. The URL only says where the traveller comes from; the provider says whether it was paid.
 */
export function AfterCheckout({ outcome, checkoutId }: Props) {
  if (outcome === 'cancelled') {
    return (
      <Note role="status" title={text('back.cancelled.title')}>
        {text('back.cancelled')}
      </Note>
    )
  }
  return outcome === 'success' && checkoutId ? <Awaited checkoutId={checkoutId} /> : null
}

function Awaited({ checkoutId }: { readonly checkoutId: string }) {
  const { isSignedIn, loading, isPro, subscription_tier: plan, purchase } = useSubscription()
  const { isPaid, isSlow } = usePaid(checkoutId)
  if (loading) return null
  if (!isSignedIn) {
    return (
      <Note
        {...(isPaid && { tone: 'success' })}
        role="status"
        title={text(isPaid ? 'back.guest.paid.title' : 'back.guest.title')}
      >
        {text(isPaid ? 'back.guest.paid' : 'back.guest')}
      </Note>
    )
  }
  if (isPaid && isPro) {
    // Cancelled since, on this page.
    if (purchase?.cancels_at_end) return null
    return (
      <Note tone="success" role="status" title={text('back.paid.title', { plan })}>
        {text('back.paid')}
      </Note>
    )
  }
  return (
    <Note tone="notice" role="status" title={text('back.waiting.title')}>
      {text(isSlow ? 'back.slow' : 'back.waiting')}
    </Note>
  )
}

/** The script of the request may fail to load while the network is down: then it is retried. */
async function isPaidFor(config: BackendConfig, checkoutId: string): Promise<boolean> {
  const payments = await import('../../entities/traveller/subscription/payments.ts').catch(() => null)
  return payments?.isCheckoutPaid(config, checkoutId) ?? false
}

/** Asks the server about this checkout: an earlier plan says nothing about it, and a guest has none. */
function usePaid(checkoutId: string): { readonly isPaid: boolean; readonly isSlow: boolean } {
  const config = usePageConfig()
  const { isSignedIn, isPro, recheck } = useSubscription()
  const [isPaid, setPaid] = useState(false)
  const [asked, setAsked] = useState(0)
  const isSettled = isPaid && (!isSignedIn || isPro)
  useEffect(() => {
    if (isSettled || asked >= PATIENCE) return
    const look = async (): Promise<void> => {
      const isThere = await isPaidFor(config, checkoutId)
      // A check in progress may predate the payment.
      if (isThere) await recheck().then(recheck)
      setPaid(isThere)
      setAsked(asked + 1)
    }
    const timer = setTimeout(() => void look(), asked === 0 ? 0 : ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [config, checkoutId, isSettled, asked, recheck])
  return { isPaid, isSlow: asked >= PATIENCE }
}
