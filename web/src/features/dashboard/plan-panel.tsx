import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import type { SubscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { formatDayOf } from '../../text/format-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { dashboardText as text } from './dashboard-text.ts'
import { hasFailedPayment } from './has-failed-payment.ts'

/** The traveller's plan, its end, and where to change it. */
export function PlanPanel() {
  const { locale } = usePageConfig()
  const plan = useSubscription()
  const hasFailed = hasFailedPayment(plan)
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="text-title">
        {text('plan.title')}
      </h2>
      {plan.loading ? (
        <div className="mt-3 grid gap-2">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-4 w-56" />
        </div>
      ) : plan.isUnknown ? (
        <div role="status">
          <p className="mt-2 text-soft">{text('plan.unknown')}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={() => void plan.recheck()}>
            {text('plan.again')}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-2 font-display text-lead">{planName(plan)}</p>
          <p className={`text-small ${hasFailed ? 'text-signal' : 'text-soft'}`}>{planLine(plan, locale)}</p>
        </>
      )}
      <p className="flex flex-wrap gap-x-6">
        {plan.isEnterprise && (
          <Link to="/squad" className="inline-flex min-h-11 items-center text-small text-tide underline">
            {text('plan.squad')}
          </Link>
        )}
        <Link to="/pricing" className="inline-flex min-h-11 items-center text-small text-tide underline">
          {text(hasFailed ? 'plan.mend' : wayKey(plan))}
        </Link>
      </p>
    </section>
  )
}

function planName({ isPro, isTrialActive, subscription_tier: tier }: SubscriptionState): string {
  if (tier === 'admin_unlimited') return text('plan.operator')
  if (isPro) return tier === 'lifetime' ? 'Lifetime' : tier
  return text(isTrialActive ? 'plan.trial' : 'plan.free')
}

function planLine(plan: SubscriptionState, locale: string): string {
  // The notice above shows how long it lasts.
  if (plan.isTrialActive && !plan.isPro) return text('plan.trial.text')
  if (plan.is_shared) return text('plan.shared')
  if (plan.isPro && plan.subscription_end) {
    return text(endKey(plan), { date: formatDayOf(plan.subscription_end, locale) })
  }
  if (plan.isPro) return text(plan.purchase?.billing === 'once' ? 'plan.owned' : 'plan.paid')
  return text('plan.free.text')
}

/** In the grace period nothing is paid; and a cancelled plan is not charged again. */
function endKey({ purchase }: SubscriptionState) {
  if (purchase?.payment_failed) return 'plan.failed'
  if (purchase?.cancels_at_end) return 'plan.ends'
  return 'plan.renews'
}

/** A lifetime plan, or one paid by someone else, cannot be cancelled. */
function wayKey({ isPro, is_shared: isShared, purchase }: SubscriptionState) {
  if (!isPro || isShared || !purchase || purchase.billing === 'once') return 'plan.see'
  return purchase.cancels_at_end ? 'plan.keep' : 'plan.change'
}
