import { useEffect, useState } from 'react'

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
  return outcome === 'success' ? <Awaited checkoutId={checkoutId} /> : null
}

function Awaited({ checkoutId }: Pick<Props, 'checkoutId'>) {
  const { isSignedIn, loading, isPro, subscription_tier: plan, recheck } = useSubscription()
  const [asked, setAsked] = useState(0)
  const isWaiting = isSignedIn && !isPro
  useEffect(() => {
    if (!isWaiting || asked >= PATIENCE) return
    const timer = setTimeout(() => void recheck().finally(() => setAsked(asked + 1)), ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, asked, recheck])
  if (loading) return null
  if (!isSignedIn) return <GuestAwaited checkoutId={checkoutId} />
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

/** Nobody is signed in, so the server is asked about the checkout itself. */
function GuestAwaited({ checkoutId }: Pick<Props, 'checkoutId'>) {
  const config = usePageConfig()
  const [isPaid, setPaid] = useState(false)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!checkoutId || isPaid || asked >= PATIENCE) return
    const look = async (): Promise<void> => {
      const { isCheckoutPaid } = await import('../../api/subscription/payments.ts')
      setPaid(await isCheckoutPaid(config, checkoutId))
      setAsked(asked + 1)
    }
    const timer = setTimeout(() => void look(), asked === 0 ? 0 : ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [config, checkoutId, isPaid, asked])
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
