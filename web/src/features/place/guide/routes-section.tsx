import type { GuideRouteFacts } from '@app/contracts/place-guide-facts'
import { Link } from 'react-router'

import { formatMonths } from '../../../entities/guide/format-guide.ts'
import { PlaceSection } from '../place-section.tsx'
import { FactsLine } from './facts-line.tsx'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

type Props = { readonly routes: readonly GuideRouteFacts[]; readonly asOf: string; readonly place: string }

export function RoutesSection({ routes, asOf, place }: Props) {
  if (routes.length === 0) return null
  return (
    <PlaceSection id="routes" title={text('routes.title')} lead={text('routes.lead', { country: place })}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {routes.map((route) => (
          <li key={route.id} className="border-t border-line py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-sans text-base font-semibold tracking-normal">{route.name}</h3>
              <span className="chart-label shrink-0 text-soft">
                {text('routes.days', { count: String(route.days) })}
              </span>
            </div>
            <FactsLine facts={[stopsOf(route)]} />
            <FactsLine className="text-soft" facts={[formatMonths(route.months)]} />
            <Link
              to={`/itinerary?destination=${encodeURIComponent(wishOf(route))}`}
              className="inline-flex min-h-9 items-center text-small font-semibold text-tide"
            >
              {text('routes.plan')}
              <span className="sr-only">: {route.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <GuideEvidence asOf={asOf} />
    </PlaceSection>
  )
}

function stopsOf({ stops }: GuideRouteFacts): string {
  return stops.map(({ name, nights }) => `${name} ${nights}`).join(' → ')
}

function wishOf({ stops, days }: GuideRouteFacts): string {
  return `${[...new Set(stops.map(({ name }) => name))].join(', ')} ${days} days`
}
