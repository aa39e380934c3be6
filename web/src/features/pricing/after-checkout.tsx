import { useEffect, useState } from 'react'

import { useSubscription } from '../../api/subscription/use-subscription.ts'
import { pricingText as text } from '../../text/pricing.ts'
import { Note } from '../../ui/note.tsx'

const ASK_EVERY_MS = 2000
const PATIENCE = 30

/** Back from the checkout. The address says where somebody comes from; only the provider says whether it was paid. */
export function AfterCheckout({ outcome }: { readonly outcome: string | null }) {
  if (outcome === 'cancelled') {
    return (
      <Note role="status" title={text('back.cancelled.title')}>
        {text('back.cancelled')}
      </Note>
    )
  }
  return outcome === 'success' ? <Awaited /> : null
}

function Awaited() {
  const { isSignedIn, loading, isPro, subscription_tier: plan, recheck } = useSubscription()
  const [asked, setAsked] = useState(0)
  const isWaiting = isSignedIn && !isPro
  useEffect(() => {
    if (!isWaiting || asked >= PATIENCE) return
    const timer = setTimeout(() => void recheck().finally(() => setAsked(asked + 1)), ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, asked, recheck])
  if (loading) return null
  if (!isSignedIn) {
    return (
      <Note role="status" title={text('back.guest.title')}>
        {text('back.guest')}
      </Note>
    )
  }
  if (isPro) {
    return (
      <Note tone="success" role="status" title={text('back.paid.title', { plan })}>
        {text('back.paid')}
      </Note>
    )
  }
  return (
    <Note tone="notice" role="status" title={text('back.waiting.title')}>
      {text(asked < PATIENCE ? 'back.waiting' : 'back.slow')}
    </Note>
  )
}
