import type { SharedTrip } from '@app/contracts/trips/trip-share'
import { calendarDate } from '@app/domain/kernel'
import type { Stop, Trip, TripDay } from '@app/domain/trip'
import { type CheckFacts, type Finding, checkTrip, type FindingCode } from '@app/domain/trip-checker'
import { USUAL_FACTS } from '@app/domain/trip-edit'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { SaveButton } from '../../../entities/save/save-button.tsx'
import { formatClock, formatWalk } from '../../../entities/trip/findings/format-plan.ts'
import { TripFindings } from '../../../entities/trip/findings/trip-findings.tsx'
import { tripStore } from '../../../entities/trip/trip-store.ts'
import { formatDate } from '../../../text/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { tripItem, tripPath } from '../saved/trip-item.ts'
import { DayHours } from '../view/day/day-hours.tsx'
import { LegLine } from '../view/day/leg-line.tsx'
import { formatDay, marksOf, stopSummary } from '../view/day/stop-words.ts'
import { summariseDay } from '../view/day/summarise-day.ts'
import { TripMap } from '../view/trip-map.tsx'
import { useTripFacts } from '../view/use-trip-facts.ts'

/** A read-only trip, rendered without JavaScript and printable. */
export function SharedTripPage({ shared: { trip, expiresAt } }: { readonly shared: SharedTrip }) {
  const { locale } = usePageConfig()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const facts = useTripFacts(trip)
  const findings = useMemo(() => findingsForReaders(trip, facts), [trip, facts])
  const makeMine = (): void => {
    const own: Trip = { ...trip, id: crypto.randomUUID() }
    tripStore.put({
      trip: own,
      ask: null,
      sentence: '',
      owner: null,
      version: null,
      changedAt: new Date().toISOString(),
    })
    toast.success(text('shared.copied'))
    void navigate(tripPath(own.id))
  }
  return (
    <div className="page-width pt-4 pb-16 lg:pb-24 print:max-w-none print:p-0">
      <p className="chart-label caps text-soft">{text('shared.name')}</p>
      <h1 className="mt-2 text-heading">{trip.title || text('untitled')}</h1>
      <p className="mt-2 text-small text-soft print:hidden">
        {text('shared.until', { date: formatDate(calendarDate(expiresAt.slice(0, 10)), locale) })}
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] print:block">
        <ol className="grid min-w-0 gap-9">
          {trip.days.map((day, index) => (
            <SharedDay
              key={day.id}
              trip={trip}
              facts={facts}
              day={day}
              number={index + 1}
              findings={findings.filter(({ dayId }) => dayId === day.id)}
            />
          ))}
        </ol>
        <div className="min-w-0 self-start lg:sticky lg:top-24 print:hidden">
          <TripMap trip={trip} dayId={null} height={400} />
          <div className="mt-5 flex flex-wrap gap-2">
            <Button className="noscript:hidden" onClick={makeMine}>
              {text('shared.copy')}
            </Button>
            <ButtonLink to="/itinerary" variant="outline">
              {text('shared.own')}
            </ButtonLink>
            <SaveButton item={tripItem(trip, pathname)} />
          </div>
        </div>
      </div>
    </div>
  )
}

type DayProps = {
  readonly trip: Trip
  readonly facts: CheckFacts
  readonly day: TripDay
  readonly number: number
  readonly findings: readonly Finding[]
}

function SharedDay({ trip, facts, day, number, findings }: DayProps) {
  const { locale } = usePageConfig()
  const marks = marksOf(day)
  const { walkingMetres } = summariseDay(day, trip, USUAL_FACTS)
  return (
    <li className="min-w-0 print:break-inside-avoid-page">
      <h2 className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-ink/80 pb-1.5">
        <span className="text-title">{text('day', { number: String(number) })}</span>
        {day.date && <span className="chart-label font-sans text-ink">{formatDay(day.date, locale)}</span>}
        {day.city.name && <span className="chart-label font-sans text-soft">{day.city.name}</span>}
        {walkingMetres > 0 && (
          <span className="chart-label font-sans text-soft">
            {text('sum.walking', { distance: formatWalk(walkingMetres, locale) })}
          </span>
        )}
      </h2>
      <TripFindings findings={findings} trip={trip} className="mt-2" />
      <DayHours trip={trip} day={day} />
      {day.note && <p className="mt-2 font-display text-lead italic">{day.note}</p>}
      <ol className="mt-2">
        {day.stops.map((stop) => (
          <li key={stop.id}>
            {stop.leg && <LegLine leg={stop.leg} />}
            <SharedStop trip={trip} facts={facts} day={day} stop={stop} mark={marks.get(stop.id) ?? null} />
          </li>
        ))}
      </ol>
    </li>
  )
}

type StopProps = Pick<DayProps, 'trip' | 'facts' | 'day'> & { readonly stop: Stop; readonly mark: number | null }

function SharedStop({ trip, facts, day, stop, mark }: StopProps) {
  const { locale } = usePageConfig()
  return (
    <div className="grid grid-cols-[4rem_1.25rem_1fr] items-start sm:grid-cols-[4.5rem_1.25rem_1fr]">
      <p className="chart-label pt-1 tracking-normal whitespace-nowrap tabular-nums">
        {formatClock(stop.arrive, locale)}
        <span className="block font-normal text-soft">{formatClock(stop.leave, locale)}</span>
      </p>
      <span className="chart-label mt-0.5 grid size-5 place-items-center rounded-full border border-tide text-[0.65rem] text-tide">
        {mark ?? ''}
      </span>
      <div className="pb-2 ps-2.5">
        <p className="font-medium">{stop.title}</p>
        <p className="text-small text-soft">{stopSummary(stop, { trip, day, facts, locale })}</p>
        {stop.note && <p className="text-small whitespace-pre-line">{stop.note}</p>}
      </div>
    </div>
  )
}

/** Findings about opening hours, dates and weather. A link may hide the lodging, so travel and costs are left to the owner's page. */
const TOLD: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'closed-on-arrival',
  'closes-during-visit',
  'wrong-weekday',
  'holiday',
  'season',
])

export function findingsForReaders(trip: Trip, facts: CheckFacts): readonly Finding[] {
  return checkTrip(trip, facts).filter(({ code, severity }) => severity !== 'note' && TOLD.has(code))
}

export function SharedGone() {
  return (
    <div className="page-width pt-8 pb-20">
      <h1 className="text-heading">{text('shared.gone')}</h1>
      <div className="mt-6">
        <EmptyState
          title={text('shared.name')}
          text={text('shared.gone.text')}
          action={<ButtonLink to="/itinerary">{text('shared.own')}</ButtonLink>}
        />
      </div>
    </div>
  )
}
