import type { CarSearch } from '@app/domain/booking-search'
import { calendarDate, daysBetween } from '@app/domain/kernel'
import { useLocation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { HandOff } from '../../entities/booking-search/hand-off.tsx'
import { RememberSearch } from '../../entities/booking-search/recent-searches.tsx'
import { searchItem } from '../../entities/booking-search/search-item.ts'
import { SearchProblems } from '../../entities/booking-search/search-problems.tsx'
import { PlaceFactsPanel } from '../../entities/booking-search/trip-facts/place-facts-panel.tsx'
import { UNFETCHED } from '../../entities/booking-search/trip-facts/unfetched.ts'
import { SaveButton } from '../../entities/save/save-button.tsx'
import { formatCountry, formatDate } from '../../text/format.ts'
import type { LabelledValue } from '../../ui/labelled-values.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { carsText as text } from './car-search-text.ts'
import type { DriveFacts } from './drive-facts.ts'
import type { CarSearchView } from './load-car-search.ts'
import { problemText } from './problem-text.ts'
import { RentalChecklist } from './rental-checklist.tsx'

export function CarAnswer({ view }: { view: CarSearchView }) {
  const { locale } = usePageConfig()
  if (view.kind === 'problems')
    return <SearchProblems asked={view} title={text('problems.title')} problems={view.problems.map(problemText)} />
  return (
    <section aria-label={text('answer')} className="grid gap-6">
      <CarTicket view={view} />
      <RentalChecklist search={view.search} drive={view.drive} />
      <PlaceFactsPanel place={view.search.pickUp} facts={view.arrival} more={driveFacts(view.drive, locale)} />
    </section>
  )
}

function CarTicket({ view: { search, arrival, drive } }: { view: CarSearchView }) {
  const { locale } = usePageConfig()
  const { search: query } = useLocation()
  const days = rentalDays(search)
  const moment = (date: string, time: string): string => `${formatDate(calendarDate(date), locale)}, ${time}`
  const asked = {
    kind: 'car',
    title: search.pickUp,
    detail: `${moment(search.pickUpDate, search.pickUpTime)} – ${moment(search.dropOffDate, search.dropOffTime)}`,
    path: `/car-rental${query}`,
  } as const
  return (
    <Ticket stub={<HandOff to={`/hand-off/car${query}`} label={text('hand-off')} />}>
      <RememberSearch {...asked} />
      {arrival !== UNFETCHED && <RoadSide drive={drive} />}
      <div className="border-t border-line px-5 py-6 sm:px-7">
        <div className="flex items-center justify-between gap-4">
          <p className="chart-label text-soft">
            {days === 1 ? text('days.one') : text('days', { count: String(days) })}
          </p>
          <SaveButton item={searchItem(asked)} />
        </div>
        <h2 className="mt-1 text-title wrap-anywhere">
          {search.dropOff ? `${search.pickUp} – ${search.dropOff}` : search.pickUp}
        </h2>
        <p className="mt-3 text-small text-soft">{text('days.note')}</p>
      </div>
    </Ticket>
  )
}

function driveFacts(drive: DriveFacts | null, locale: string): readonly LabelledValue[] {
  if (!drive) return []
  const { emergency, currencies } = drive
  return [
    ...(emergency
      ? [
          [
            text('fact.emergency'),
            text('fact.read', { value: emergency.numbers.join(', '), date: formatDate(emergency.checkedAt, locale) }),
          ] as const,
        ]
      : []),
    ...(currencies.length > 0 ? [[text('fact.currency'), currencies.join(', ')] as const] : []),
  ]
}

function RoadSide({ drive }: { drive: DriveFacts | null }) {
  const { locale } = usePageConfig()
  if (!drive?.side) return <p className="bg-sea px-5 py-5 text-small text-soft sm:px-7">{text('side.unknown')}</p>
  const { side, country } = drive
  const lane = side === 'left' ? 41 : 79
  return (
    <div className="flex items-stretch gap-5 bg-sea pe-5">
      <svg
        viewBox="0 0 120 120"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={text('side.label')}
        className="min-h-[7.5rem] w-[7.5rem] max-w-[38%] shrink-0"
        fill="none"
      >
        <path d="M20 0h80v120H20z" className="fill-paper" />
        <path d="M20 0v120M100 0v120" className="stroke-edge" strokeWidth="2" />
        <path d="M60 0v120" className="stroke-edge" strokeWidth="2" strokeDasharray="12 9" />
        <path d={`M${lane} 104V28m-9 13 9-15 9 15`} className="stroke-signal" strokeWidth="3.500" />
      </svg>
      <div className="min-w-0 self-center py-4">
        <p className="font-display text-lead">{text(`side.${side}`, { country: formatCountry(country, locale) })}</p>
        <p className="mt-1 text-small text-soft">{text(`side.${side}.note`)}</p>
      </div>
    </div>
  )
}

/** Rental firms count each started period of 24 hours from pick-up. */
export function rentalDays({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: CarSearch): number {
  const days = daysBetween(calendarDate(pickUpDate), calendarDate(dropOffDate))
  return Math.max(1, dropOffTime > pickUpTime ? days + 1 : days)
}
