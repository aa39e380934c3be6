import { Link } from 'react-router'

import { FIGURES } from '../../content/figures.ts'
import { pricingText as text } from '../../text/pricing.ts'
import { ButtonLink } from '../../ui/button.tsx'

const FACTS = [
  ['discount.amount', FIGURES.firstMonthOff],
  ['discount.uses', text('discount.uses.value')],
  ['discount.valid', text('discount.valid.value')],
  ['discount.whose', text('discount.whose.value')],
] as const

/** A coupon that cannot be stamped yet says so; the token of the link is not repeated anywhere. */
export function DiscountPage() {
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[1fr_24rem] lg:py-16">
      <div className="max-w-[60ch]">
        <h1 className="text-heading">{text('discount.heading')}</h1>
        <p className="mt-5 border-s-2 border-signal ps-4 text-lead">{text('discount.unknown')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/auth">{text('discount.action')}</ButtonLink>
          <ButtonLink to="/pricing" variant="outline">
            {text('discount.plans')}
          </ButtonLink>
        </div>
        <p className="mt-8 text-soft">
          {text('discount.help')}{' '}
          <Link to="/support-center" className="text-tide underline">
            {text('discount.support')}
          </Link>
        </p>
      </div>
      <section aria-labelledby="discount" className="self-start border border-dashed border-edge p-6">
        <h2 id="discount" className="text-title">
          {text('discount.what')}
        </h2>
        <dl className="mt-3 divide-y divide-line">
          {FACTS.map(([label, value]) => (
            <div key={label} className="grid gap-0.5 py-3">
              <dt className="chart-label text-soft">{text(label)}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
