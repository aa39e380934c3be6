import { TIER_OF } from '@app/domain/subscription'

import { usePageConfig } from '../../api/page-config.tsx'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { formatDayOf } from '../../text/format-moment.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { pricingText as text } from './pricing-text.ts'
import { usePlanActions } from './use-plan-actions.ts'

/** For a signed-in traveller: the plan, its end, and cancelling in one step. */
export function CurrentPlan() {
  const { locale } = usePageConfig()
  const state = useSubscription()
  if (!state.isSignedIn || state.loading) return null
  const { name, detail, isWarning } = describe(state, locale)
  return (
    <section aria-labelledby="now" className="mt-8 rounded-sheet border border-edge bg-raised p-5 lg:mt-10">
      <h2 id="now" className="chart-label caps font-sans text-soft">
        {text('now.title')}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <p className="font-display text-title">{name}</p>
          {detail && <p className={isWarning ? 'text-signal' : 'text-soft'}>{detail}</p>}
          {state.purchase?.plan === 'nomad-squad' && (
            <p className="text-soft">
              {state.purchase.cancels_at_end ? text('now.squad.ends') : text('now.squad.cancel')}
            </p>
          )}
          {state.is_test_mode && <p className="chart-label mt-1.5 text-signal">{text('now.test')}</p>}
        </div>
        <Actions state={state} />
      </div>
    </section>
  )
}

function Actions({ state }: { readonly state: Known }) {
  const { locale } = usePageConfig()
  const { underWay, change, manage } = usePlanActions()
  const { purchase } = state
  const isRecurring = purchase !== null && purchase.billing !== 'once'
  const until = dayOf(state.subscription_end, locale)
  const hasFailed = purchase?.payment_failed === true
  const payments = state.has_portal && (
    <Button variant={hasFailed ? 'default' : 'outline'} isBusy={underWay !== null} onClick={manage}>
      {text('now.manage')}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {hasFailed && payments}
      {state.isUnknown && <Button onClick={() => void state.recheck()}>{text('now.again')}</Button>}
      {isRecurring && purchase.cancels_at_end && (
        <Button isBusy={underWay !== null} onClick={() => change('resume', { action: 'resume' }, text('now.resumed'))}>
          {text('now.resume')}
        </Button>
      )}
      {isRecurring && !purchase.cancels_at_end && (
        <Button
          variant="outline"
          isBusy={underWay !== null}
          onClick={() => change('cancel', { action: 'cancel' }, text('now.cancelled', { date: until }))}
        >
          {text('now.cancel')}
        </Button>
      )}
      {state.isEnterprise && (
        <ButtonLink to="/squad" variant="outline">
          {text('now.squad')}
        </ButtonLink>
      )}
      {!hasFailed && payments}
    </div>
  )
}

function freeDetail({ isTrialExpired, isTrialRefused }: Known): string {
  if (isTrialRefused) return text('now.refused')
  return isTrialExpired ? text('now.expired') : ''
}

type Known = ReturnType<typeof useSubscription>
type Described = { readonly name: string; readonly detail: string; readonly isWarning?: boolean }

function describe(state: Known, locale: string): Described {
  const { purchase, subscription_tier: tier } = state
  const date = dayOf(state.subscription_end, locale)
  if (state.isUnknown) return { name: text('now.unknown'), detail: text('now.unknown.text') }
  if (tier === 'admin_unlimited') return { name: text('now.admin'), detail: '' }
  if (state.is_shared) return { name: tier, detail: sharedDetail(state) }
  if (purchase?.payment_failed) return { name: tier, detail: text('now.failed', { date }), isWarning: true }
  if (purchase) {
    if (purchase.billing === 'once') return { name: tier, detail: text('now.owned') }
    return {
      name: tier,
      detail: text(purchase.cancels_at_end ? 'now.ends' : `now.renews.${purchase.billing}`, { date }),
    }
  }
  if (state.isTrialActive) {
    const count = String(state.trialDaysRemaining)
    const name = state.trialDaysRemaining <= 1 ? text('now.trial.last') : text('now.trial', { count })
    return { name, detail: text('now.trial.until', { date: dayOf(state.trial_end, locale) }) }
  }
  return { name: text('now.free'), detail: freeDetail(state) }
}

/** A traveller with a seat may still pay for their own plan, and should know. */
function sharedDetail({ purchase }: Known): string {
  if (!purchase || purchase.cancels_at_end) return text('now.shared')
  return text('now.shared.paying', { plan: TIER_OF[purchase.plan] })
}

function dayOf(moment: string | null, locale: string): string {
  return moment === null ? '' : formatDayOf(moment, locale)
}
