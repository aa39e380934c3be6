import { COST_PARTS } from '@app/domain/trip-budget'
import ChevronDown from 'lucide-react/icons/chevron-down'

import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { formatRange, tripCostsOf } from './trip-costs.ts'
import type { TripEditor } from './use-trip-editor.ts'
import { viewText as text } from './view-text.ts'

/** The range of the whole trip; opened, its parts and what is not in it. */
export function CostDetails({ editor: { trip, facts } }: { readonly editor: TripEditor }) {
  const locale = useMeasureLocale()
  const costs = tripCostsOf(trip, facts)
  if (!costs || costs.total.high.minorUnits === 0) return null
  const missing = costs.notIncluded.map(({ code, count }) => text(`costs.not.${code}`, { count: String(count) }))
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 hover:text-tide [&::-webkit-details-marker]:hidden">
        <span className="font-medium tabular-nums">
          {text('costs.total', { amount: formatRange(costs.total, locale) })}
        </span>
        <ChevronDown
          className="size-4 shrink-0 transition-transform group-open:rotate-180 print:hidden"
          strokeWidth={1.75}
          aria-hidden="true"
        />
      </summary>
      <dl className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 pb-2 text-small">
        {COST_PARTS.flatMap((part) => {
          const range = costs.parts[part]
          return range
            ? [
                <dt key={part} className="text-soft">
                  {text(`costs.${part}`)}
                </dt>,
                <dd key={`${part} amount`} className="text-end tabular-nums">
                  {formatRange(range, locale)}
                </dd>,
              ]
            : []
        })}
      </dl>
      <p className="max-w-[62ch] pb-2 text-small text-soft">
        {text('costs.proof')} {missing.length > 0 && text('costs.not', { what: list.format(missing) })}
      </p>
    </details>
  )
}
