import { useEffect, useState } from 'react'

import type { BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useSubscription } from '../../api/subscription/use-subscription.ts'
import { pricingText as text } from '../../text/pricing.ts'
import { Note } from '../../ui/note.tsx'

const ASK_EVERY_MS = 2000
const PATIENCE = 30

type Props = { readonly outcome: string | null; readonly checkoutId: string | null }

/** Back from the checkout. The address says where somebody comes from; only the provider says whether it was paid. */
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
    // Cancelled since, on this very page.
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

/** What asks may be kept away by a network that is gone for a moment: then it is asked again as ever. */
async function isPaidFor(config: BackendConfig, checkoutId: string): Promise<boolean> {
  const payments = await import('../../api/subscription/payments.ts').catch(() => null)
  return payments?.isCheckoutPaid(config, checkoutId) ?? false
}

/** Asks the server about this very checkout: a plan from before says nothing of it, and a guest has none to look at. */
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
      // One that is under way may have been asked for before the payment.
      if (isThere) await recheck().then(recheck)
      setPaid(isThere)
      setAsked(asked + 1)
    }
    const timer = setTimeout(() => void look(), asked === 0 ? 0 : ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [config, checkoutId, isSettled, asked, recheck])
  return { isPaid, isSlow: asked >= PATIENCE }
}
