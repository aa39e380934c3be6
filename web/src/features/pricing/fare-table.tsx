import { usePageConfig } from '../../api/page-config.tsx'
import { useLayout } from '../../device/screen/use-layout.ts'
import { formatMoney } from '../../text/format.ts'
import { ChooseFare } from './choose-fare.tsx'
import { PLAN_ROWS } from './plan-rows.ts'
import { type Billing, chargeOf, type Plan, PLANS } from './plans.ts'
import { pricingText as text } from './pricing-text.ts'
import type { ValidDiscount } from './use-discount.ts'

type Props = { readonly billing: Billing; readonly discount: ValidDiscount | null }

/**
 * A table with a column per plan. Each plan is a separate list, so that it is readable alone on a phone, where its
 * features are collapsed; on a desktop the lists share the rows, and their labels appear once, at the side.
 */
export function FareTable({ billing, discount }: Props) {
  const isFolded = useLayout() === 'mobile'
  return (
    <div
      role="group"
      aria-label={text('table.label')}
      className="grid gap-y-4 lg:grid-cols-[minmax(9rem,1.15fr)_repeat(5,minmax(0,1fr))] lg:grid-rows-[auto_auto_repeat(9,auto)] lg:gap-y-0 lg:border-y lg:border-edge"
    >
      <div aria-hidden="true" className="hidden lg:row-span-11 lg:grid lg:grid-rows-subgrid">
        <span className="row-span-2 border-b border-edge" />
        {PLAN_ROWS.map(({ label }) => (
          <span
            key={label}
            className="flex items-center border-b border-line py-3 pe-4 text-small text-soft last:border-b-0"
          >
            {text(label)}
          </span>
        ))}
      </div>
      {PLANS.map((plan) => (
        <section
          key={plan.id}
          aria-labelledby={`fare-${plan.id}`}
          className="rounded-sheet border border-edge lg:row-span-11 lg:grid lg:grid-rows-subgrid lg:rounded-none lg:border-0 lg:border-s lg:border-line"
        >
          <FareHead plan={plan} billing={billing} />
          <ChooseFare plan={plan} billing={billing} discount={discount} />
          {isFolded ? (
            <details className="group border-t border-line">
              <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 text-small text-tide [&::-webkit-details-marker]:hidden">
                {text('included')}
                <span aria-hidden="true" className="text-lead leading-none group-open:rotate-45">
                  +
                </span>
              </summary>
              <Rows plan={plan} />
            </details>
          ) : (
            <Rows plan={plan} />
          )}
        </section>
      ))}
    </div>
  )
}

function Rows({ plan }: { readonly plan: Plan }) {
  return (
    <dl className="contents">
      {PLAN_ROWS.map(({ label, value, isMissing }) => (
        <div
          key={label}
          className="mx-4 flex items-baseline gap-2 border-b border-line py-2.5 text-small last:border-b-0 lg:mx-0 lg:items-center lg:px-4 lg:py-3"
        >
          <dt className="text-soft lg:sr-only">{text(label)}</dt>
          <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-edge lg:hidden" />
          <dd className={`whitespace-nowrap tabular-nums ${isMissing?.(plan) ? 'text-soft' : 'font-semibold'}`}>
            {value(plan)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** On a phone the price is at the end of the name's line, with its description below. */
function FareHead({ plan, billing }: { readonly plan: Plan; readonly billing: Billing }) {
  const { locale } = usePageConfig()
  return (
    <div className="flex flex-wrap gap-x-4 p-4 pb-3 lg:flex-col lg:flex-nowrap lg:pt-5">
      <div className="flex-[1_1_7rem] lg:contents">
        <h2 id={`fare-${plan.id}`} className="font-display text-lead">
          {plan.name}
        </h2>
        <p className="mt-1 text-small text-soft lg:mb-4">{plan.forWhom}</p>
      </div>
      <p className="ms-auto pt-1 font-display text-title leading-none tabular-nums max-lg:text-end lg:ms-0 lg:mt-auto lg:pt-0">
        {formatMoney(chargeOf(plan, billing), locale)}
        <span className="chart-label mt-1.5 block font-sans text-soft">{periodOf(plan, billing)}</span>
      </p>
    </div>
  )
}

function periodOf({ price }: Plan, billing: Billing): string {
  if (price.amount.minorUnits === 0) return text('per.free')
  if (price.per === 'once') return text('per.once')
  return text(billing === 'yearly' ? 'per.year' : 'per.month')
}
