import { usePageConfig } from '../../api/page-config.tsx'
import { type Billing, chargeOf, type Plan, PLANS } from '../../content/plans.ts'
import { formatMoney } from '../../text/format.ts'
import { pricingText as text } from '../../text/pricing.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PLAN_ROWS } from './plan-rows.ts'

/**
 * A timetable with a column for each fare. Each fare is a list of its own, so that it reads alone on a phone; on a desk
 * the lists share one set of rows, and their labels stand once, at the side.
 */
export function FareTable({ billing }: { readonly billing: Billing }) {
  return (
    <div
      role="group"
      aria-label={text('table.label')}
      className="grid gap-y-8 lg:grid-cols-[minmax(9rem,1.15fr)_repeat(5,minmax(0,1fr))] lg:grid-rows-[auto_repeat(9,auto)_auto] lg:gap-y-0 lg:border-y lg:border-edge"
    >
      <div aria-hidden="true" className="hidden lg:row-span-11 lg:grid lg:grid-rows-subgrid">
        <span className="border-b border-edge" />
        {PLAN_ROWS.map(({ label }) => (
          <span key={label} className="flex items-center border-b border-line py-3 pe-4 text-small text-soft">
            {text(label)}
          </span>
        ))}
      </div>
      {PLANS.map((plan) => (
        <Fare key={plan.id} plan={plan} billing={billing} />
      ))}
    </div>
  )
}

function Fare({ plan, billing }: { readonly plan: Plan; readonly billing: Billing }) {
  const isFree = plan.price.amount.minorUnits === 0
  const action = text(isFree ? 'choose.free' : 'choose')
  return (
    <section
      aria-labelledby={`fare-${plan.id}`}
      className="rounded-sheet border border-edge lg:row-span-11 lg:grid lg:grid-rows-subgrid lg:rounded-none lg:border-0 lg:border-s lg:border-line"
    >
      <FareHead plan={plan} billing={billing} />
      <dl className="contents">
        {PLAN_ROWS.map(({ label, value, isMissing }) => (
          <div
            key={label}
            className="mx-4 flex items-baseline gap-2 border-b border-line py-2.5 text-small lg:mx-0 lg:items-center lg:px-4 lg:py-3"
          >
            <dt className="text-soft lg:sr-only">{text(label)}</dt>
            <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-edge lg:hidden" />
            <dd className={`whitespace-nowrap tabular-nums ${isMissing?.(plan) ? 'text-soft' : 'font-semibold'}`}>
              {value(plan)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="p-4 lg:px-3 lg:py-5">
        <ButtonLink
          to="/auth"
          size="sm"
          variant={plan.id === 'globetrotter' ? 'default' : 'outline'}
          aria-label={text('choose.label', { action, plan: plan.name })}
          className="w-full px-2 py-2 text-center leading-tight"
        >
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}

function FareHead({ plan, billing }: { readonly plan: Plan; readonly billing: Billing }) {
  const { locale } = usePageConfig()
  return (
    <div className="border-b border-edge p-4 lg:flex lg:flex-col lg:pt-5 lg:pb-6">
      <p aria-hidden="true" className="chart-label text-signal">
        {plan.code}
      </p>
      <h2 id={`fare-${plan.id}`} className="mt-1 text-lead font-display">
        {plan.name}
      </h2>
      <p className="mt-1 mb-4 text-small text-soft">{plan.forWhom}</p>
      <p className="mt-auto font-display text-title leading-none tabular-nums">
        {formatMoney(chargeOf(plan, billing), locale)}
      </p>
      <p className="mt-1.5 chart-label text-soft">{periodOf(plan, billing)}</p>
    </div>
  )
}

function periodOf({ price }: Plan, billing: Billing): string {
  if (price.amount.minorUnits === 0) return text('per.free')
  if (price.per === 'once') return text('per.once')
  return text(billing === 'yearly' ? 'per.year' : 'per.month')
}
