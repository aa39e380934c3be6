import type { DayEdge, TripDay } from '@app/domain/trip'
import { addStop } from '@app/domain/trip-edit'
import Plus from 'lucide-react/icons/plus'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { useMeasureLocale } from '../../../../entities/traveller/profile/use-measure-locale.ts'
import { formatClock, formatLength, formatWalk } from '../../../../entities/trip/findings/format-plan.ts'
import { findingsOfDay } from '../../../../entities/trip/findings/sort-findings.ts'
import { TripFindings } from '../../../../entities/trip/findings/trip-findings.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'
import { ownStop } from '../../saved/blank-trip.ts'
import type { DayProps } from '../use-trip-drag.ts'
import { DayGlance } from './day-glance.tsx'
import { DayHours } from './day-hours.tsx'
import { DayMenu } from './day-menu.tsx'
import { DayNote } from './day-note.tsx'
import { DropLine } from './drop-line.tsx'
import { LegLine } from './leg-line.tsx'
import { StopRow } from './stop-row.tsx'
import { formatDay, marksOf } from './stop-words.ts'
import { summariseDay } from './summarise-day.ts'

const FIRST_HOUR = 9 * 60

/** One day as a timeline: times in the margin, stops on the line, legs between them. */
export function DaySection(props: DayProps) {
  const { day, number, editor, drag } = props
  const { trip, findings } = editor
  const target = drag?.target?.dayId === day.id ? drag.target.index : null
  const others = day.stops.filter(({ id }) => id !== drag?.what.id)
  const marks = marksOf(day)
  const from = lodgingName(day.start, day)
  return (
    <li data-day={day.id} className="min-w-0 scroll-mt-28 print:break-inside-avoid-page" id={day.id}>
      <DayHead {...props} />
      <DayGlance trip={trip} day={day} facts={editor.facts} />
      <DayNote day={day} number={number} editor={editor} />
      <TripFindings findings={findingsOfDay(findings, day.id)} trip={trip} className="mt-2 mb-3" />
      <DayHours trip={trip} day={day} />
      {from !== null && <p className="chart-label mt-2 text-soft">{text('leg.from', { lodging: from })}</p>}
      <ol className="relative mt-2">
        {day.stops.length === 0 && (
          <li className="border-s-2 border-dashed border-line py-3 ps-4 text-small text-soft">{text('day.empty')}</li>
        )}
        {day.stops.map((stop) => (
          <StopRow
            key={stop.id}
            {...props}
            stop={stop}
            mark={marks.get(stop.id) ?? null}
            isDropBefore={target !== null && others[target]?.id === stop.id}
          />
        ))}
        {target !== null && target >= others.length && <DropLine preview={drag?.preview ?? null} />}
      </ol>
      <DayFoot day={day} editor={editor} />
    </li>
  )
}

function DayFoot({ day, editor }: Pick<DayProps, 'day' | 'editor'>) {
  const { trip, edit, dayFacts } = editor
  const locale = useMeasureLocale()
  const summary = summariseDay(day, trip, dayFacts)
  const addOwn = (): void => {
    const arrive = day.stops.at(-1)?.leave ?? Math.max(day.start.at, FIRST_HOUR)
    const stop = ownStop(crypto.randomUUID(), text('stop.new'), arrive)
    edit(addStop(trip, stop, { dayId: day.id, index: day.stops.length }, dayFacts))
  }
  return (
    <>
      {summary.home && <LegLine leg={summary.home} isHome lodging={lodgingName(day.end, day)} />}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 ps-[4.25rem] sm:ps-[5.6rem]">
        <button
          type="button"
          onClick={addOwn}
          className="flex min-h-11 cursor-pointer items-center gap-2 text-small text-tide hover:underline print:hidden"
        >
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text('day.add')}
        </button>
        <p className="chart-label flex flex-wrap gap-x-4 text-soft">
          {summary.walkingMetres > 0 && (
            <span>{text('sum.walking', { distance: formatWalk(summary.walkingMetres, locale) })}</span>
          )}
          {summary.underwayMinutes > 0 && (
            <span>{text('sum.ways', { time: formatLength(summary.underwayMinutes) })}</span>
          )}
          {summary.unknownCosts > 0 && (
            <span>{text('sum.costs.unknown', { count: String(summary.unknownCosts) })}</span>
          )}
        </p>
      </div>
    </>
  )
}

function DayHead(props: DayProps) {
  const { day, number, onShow } = props
  const { locale } = usePageConfig()
  return (
    <div className="flex items-baseline justify-between gap-3 border-b-2 border-ink/80 pb-1.5">
      <h2 className="min-w-0 font-sans">
        <button
          type="button"
          onClick={onShow}
          className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 text-start"
        >
          <span className="font-display text-title">{text('day', { number: String(number) })}</span>
          {day.date && <span className="chart-label text-ink">{formatDay(day.date, locale)}</span>}
          {day.city.name && (
            <span className="chart-label text-soft">
              {formatClock(day.start.at, locale)}–{formatClock(day.end.at, locale)}
            </span>
          )}
        </button>
      </h2>
      <DayMenu {...props} />
    </div>
  )
}

/** The name of the lodging where a day begins or ends; null when the city centre stands in for it. */
export function lodgingName(
  { title }: Pick<DayEdge, 'title'>,
  { city }: { readonly city: Pick<TripDay['city'], 'name'> },
): string | null {
  const name = title.trim()
  return name === '' || name === city.name ? null : name
}
