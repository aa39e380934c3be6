import type { ChangeSubscriptionRequest } from '@app/contracts/payments/payments'
import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { paymentText as text } from '../../entities/traveller/subscription/payments-text.ts'
import type { CheckoutWish } from '../../entities/traveller/subscription/payments.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** Loaded with the first press. */
const load = () => import('../../entities/traveller/subscription/payments.ts')

export type PlanActions = {
  /** The name of the running action, so that only its button waits. */
  readonly underWay: string | null
  readonly buy: (wish: CheckoutWish) => void
  readonly manage: () => void
  readonly change: (name: string, wish: ChangeSubscriptionRequest, said: string) => void
}

export function usePlanActions(): PlanActions {
  const config = usePageConfig()
  const { isSignedIn, recheck } = useSubscription()
  const [underWay, setUnderWay] = useState<string | null>(null)

  async function during(name: string, work: () => Promise<void>): Promise<void> {
    if (underWay !== null) return
    setUnderWay(name)
    try {
      await work()
    } catch (error) {
      // The script of the request failed to load: no network, and nothing was requested.
      console.warn('the plan was not asked for', error)
      toast.error(text('unreached'))
    } finally {
      setUnderWay(null)
    }
  }

  return {
    underWay,
    buy: (wish) => void during(wish.plan, async () => (await load()).startCheckout(config, wish)),
    manage: () => void during('manage', async () => (await load()).openPortal(config, isSignedIn)),
    change: (name, wish, said) =>
      void during(name, async () => {
        const isChanged = await (await load()).changeSubscription(config, wish)
        await recheck()
        if (isChanged) toast.success(said)
      }),
  }
}
