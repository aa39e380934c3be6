import type { Stop, Trip, TripDay } from '@app/domain/trip'
import type { Finding } from '@app/domain/trip-checker'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatClock } from '../../entities/trip/findings/format-plan.ts'
import { findingsAtStop, findingsOfDay } from '../../entities/trip/findings/sort-findings.ts'
import { TripFindings } from '../../entities/trip/findings/trip-findings.tsx'
import { formatDate } from '../../text/format.ts'
import { tripCheckText as text } from './trip-check-text.ts'

type Props = {
  readonly trip: Trip
  readonly day: TripDay
  readonly number: number
  readonly points: number
  readonly findings: readonly Finding[]
  readonly counted: ReadonlySet<string>
}

/** A day as it was read, with findings beside their stop or above the day. */
export function CheckedDay({ trip, day, number, points, findings, counted }: Props) {
  const { locale } = usePageConfig()
  const where = [day.date ? formatDate(day.date, locale) : null, day.city.name].filter(Boolean).join(', ')
  const ofDay = findingsOfDay(findings, day.id)
  return (
    <section aria-labelledby={day.id} className="rounded-sheet border border-line bg-raised">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-5">
        <h3 id={day.id} className="text-lead">
          {text('day', { number: String(number) })}
          <span className="ms-3 font-sans text-small text-soft">{where}</span>
        </h3>
        <p className="chart-label text-soft">{text('day.points', { points: String(points) })}</p>
      </header>
      {ofDay.length > 0 && (
        <TripFindings findings={ofDay} trip={trip} className="border-b border-line bg-sunk px-4 py-3 sm:px-5" />
      )}
      {day.stops.length === 0 && <p className="px-4 py-3 text-small text-soft sm:px-5">{text('day.empty')}</p>}
      <ol>
        {day.stops.map((stop) => (
          <li
            key={stop.id}
            className="flex flex-wrap gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
          >
            <StopTime stop={stop} isCounted={counted.has(stop.id)} />
            <div className="min-w-[min(9rem,100%)] flex-1">
              <p className="font-semibold break-words">{stop.title}</p>
              <Written stop={stop} />
              <TripFindings findings={findingsAtStop(findings, stop.id)} trip={trip} className="mt-2" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StopTime({ stop, isCounted }: { readonly stop: Stop; readonly isCounted: boolean }) {
  const { locale } = usePageConfig()
  return (
    <p className={`chart-label w-19 pt-1 tabular-nums ${isCounted ? 'text-soft' : 'text-tide'}`}>
      {isCounted && <span className="block">{text('time.counted')}</span>}
      {formatClock(stop.arrive, locale)}
    </p>
  )
}

/** Shown when our name for the place differs from the plan's. */
function Written({ stop }: { readonly stop: Stop }) {
  const written = stop.note.slice(0, 90)
  if (stop.placeId === null || written.toLowerCase().includes(stop.title.toLowerCase())) return null
  return <p className="text-small break-words text-soft">{text('stop.as', { written })}</p>
}
