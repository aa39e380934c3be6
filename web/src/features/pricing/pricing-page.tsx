import { useLocation, useSearchParams } from 'react-router'

import type { SubscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import { type TrialState, trialState } from '../../entities/traveller/subscription/trial-state.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Accordion } from '../../ui/disclosure/accordion.tsx'
import { AfterCheckout } from './after-checkout.tsx'
import { BillingSwitch } from './billing-switch.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { DiscountOffer } from './discount-offer.tsx'
import { FareTable } from './fare-table.tsx'
import type { Billing } from './plans.ts'
import { PRICING_FAQ } from './pricing-faq.ts'
import { pricingText as text } from './pricing-text.ts'
import { useDiscount, validDiscount } from './use-discount.ts'

/** The trial is promised only to visitors who can still have it. */
const LEADS = {
  guest: 'lead',
  trial: 'lead.trial',
  expired: 'lead.free',
  refused: 'lead.free',
  paid: 'lead.paid',
} as const satisfies Record<TrialState['kind'], string>
/** A lifetime plan, and a seat paid by someone else, cannot be cancelled here. */
function leadOf(plan: SubscriptionState) {
  if (plan.isUnknown) return LEADS.paid
  const isRecurring = plan.purchase !== null && plan.purchase.billing !== 'once'
  return plan.isPro && isRecurring ? 'lead.recurring' : LEADS[trialState(plan).kind]
}

function readBilling(word: string | null): Billing | null {
  return word === 'yearly' || word === 'monthly' ? word : null
}

const REMARKS = ['a', 'b', 'c'] as const

export function PricingPage() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const token = params.get('discount')
  const { claim } = useDiscount(token)
  const discount = validDiscount(token, claim)
  const plan = useSubscription()
  // Yearly payers see yearly prices.
  const usual = plan.purchase?.billing === 'yearly' ? 'yearly' : 'monthly'
  const billing = readBilling(params.get('billing')) ?? usual
  return (
    <div className="page-width py-8 lg:py-16">
      <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h1 className="text-display">{text('heading')}</h1>
          <p className="mt-4 max-w-[52ch] text-lead text-soft">{text(leadOf(plan))}</p>
        </div>
        {plan.isTrialOffered && (
          <div className="grid justify-items-start gap-2 lg:justify-items-end">
            <ButtonLink to="/auth?tab=sign-up">{text('trial')}</ButtonLink>
            <p className="chart-label text-soft">{text('trial.note')}</p>
          </div>
        )}
      </div>
      <CurrentPlan />
      <div className="mt-6 grid gap-4 empty:hidden">
        <AfterCheckout outcome={params.get('checkout')} checkoutId={params.get('session_id')} />
        <DiscountOffer claim={claim} discount={discount} token={token} />
      </div>
      <div className="mt-8 mb-5 grid gap-4 lg:mt-10">
        <BillingSwitch billing={billing} usual={usual} path={pathname} discount={token} />
      </div>
      <FareTable billing={billing} discount={discount} />
      <Remarks />
      <Questions />
    </div>
  )
}

function Remarks() {
  return (
    <section aria-labelledby="remarks" className="mt-8 max-w-[72ch] text-small text-soft">
      <h2 id="remarks" className="font-sans chart-label caps text-soft">
        {text('remarks')}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {REMARKS.map((letter) => (
          <li key={letter}>{text(`remark.${letter}`)}</li>
        ))}
      </ul>
    </section>
  )
}

function Questions() {
  return (
    <section aria-labelledby="faq" className="mt-16 grid gap-x-16 gap-y-6 lg:mt-24 lg:grid-cols-[16rem_1fr]">
      <h2 id="faq" className="text-heading">
        {text('faq.title')}
      </h2>
      <Accordion
        items={PRICING_FAQ.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
      />
    </section>
  )
}
