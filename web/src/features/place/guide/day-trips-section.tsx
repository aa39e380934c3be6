import type { CityGuide } from '@app/contracts/place-guide'
import type { GuideDayTripFacts } from '@app/contracts/place-guide-facts'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatBooking, formatClosed, formatMonths, formatPrice } from '../../../entities/guide/format-guide.ts'
import { MODE_WORDS } from '../../../entities/guide/words/travel-words.ts'
import { formatLength } from '../../../entities/trip/findings/format-plan.ts'
import { PlaceSection } from '../place-section.tsx'
import { FactsLine } from './facts-line.tsx'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

const MONTHS_OF_YEAR = 12

export function DayTripsSection({ guide: { guide, name } }: { readonly guide: Pick<CityGuide, 'guide' | 'name'> }) {
  if (!guide || guide.dayTrips.length === 0) return null
  return (
    <PlaceSection id="trips" title={text('trips.title')} lead={text('trips.lead', { place: name })}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {guide.dayTrips.map((trip) => (
          <TripRow key={trip.id} trip={trip} />
        ))}
      </ul>
      <GuideEvidence asOf={guide.asOf} />
    </PlaceSection>
  )
}

function TripRow({ trip }: { readonly trip: GuideDayTripFacts }) {
  const { locale } = usePageConfig()
  const { name, modes, travelMinutes, totalHours, cost, highlights, closedDays, booking, isOvernightBetter } = trip
  const [mode] = modes
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {trip.path ? (
            <Link to={trip.path} className="text-tide">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {cost && <span className="text-end text-small tabular-nums">{formatPrice(cost, locale)}</span>}
      </div>
      {highlights.length > 0 && <p className="text-small">{highlights.join(', ')}</p>}
      <FactsLine
        className="text-soft"
        facts={[
          mode && text('trips.way', { mode: MODE_WORDS[mode], time: formatLength(travelMinutes) }),
          text('trips.hours', { count: String(totalHours) }),
          monthsOf(trip),
          formatClosed(closedDays),
          formatBooking(booking),
          isOvernightBetter !== 'no' && text(`trips.overnight.${isOvernightBetter}`),
        ]}
      />
      {trip.note && <p className="text-small text-soft">{trip.note}</p>}
    </li>
  )
}

function monthsOf({ months }: GuideDayTripFacts): string {
  const isAllYear = months.length === 0 || months.some(({ from, to }) => from === 1 && to === MONTHS_OF_YEAR)
  return isAllYear ? '' : text('trips.months', { months: formatMonths(months) })
}
