import { Link } from 'react-router'

import { SEGMENT, SEGMENTS } from '../../ui/form/segments.ts'
import type { Billing } from './plans.ts'
import { pricingText as text } from './pricing-text.ts'

const CHOICES: readonly Billing[] = ['monthly', 'yearly']

type Props = {
  readonly billing: Billing
  /** The default choice of the page. */
  readonly usual: Billing
  readonly path: string
  readonly discount: string | null
}

/** Two links, so that the choice has a URL and needs no script. */
export function BillingSwitch({ billing, usual, path, discount }: Props) {
  return (
    <nav aria-label={text('billing')} className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <span className={`inline-grid grid-cols-2 ${SEGMENTS}`}>
        {CHOICES.map((choice) => (
          <Link
            key={choice}
            to={addressOf(path, choice === usual ? null : choice, discount)}
            replace
            preventScrollReset
            {...(choice === billing && { 'aria-current': 'true' as const })}
            className={SEGMENT}
          >
            {text(`billing.${choice}`)}
          </Link>
        ))}
      </span>
      <span className="chart-label text-moss">{text('billing.yearly.note')}</span>
    </nav>
  )
}

function addressOf(path: string, billing: Billing | null, discount: string | null): string {
  const query = new URLSearchParams({
    ...(billing !== null && { billing }),
    ...(discount !== null && { discount }),
  }).toString()
  return query ? `${path}?${query}` : path
}
