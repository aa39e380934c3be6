import type { Stop, StopId } from '@app/domain/trip'
import type { Finding } from '@app/domain/trip-checker'
import { findStop, moveStop } from '@app/domain/trip-edit'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Lock from 'lucide-react/icons/lock'
import { type KeyboardEvent, useState } from 'react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { formatClock } from '../../../../entities/trip/findings/format-plan.ts'
import { findingsAtStop } from '../../../../entities/trip/findings/sort-findings.ts'
import { TripFindings } from '../../../../entities/trip/findings/trip-findings.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'
import type { StopProps } from '../use-trip-drag.ts'
import { DaySketch } from './day-sketch.tsx'
import { DropLine } from './drop-line.tsx'
import { LegLine } from './leg-line.tsx'
import { StopDetails } from './stop-details.tsx'
import { stopSummary } from './stop-words.ts'

export function StopRow(props: StopProps) {
  const { stop, mark, day, editor, drag, isDropBefore } = props
  const { trip, findings } = editor
  const { locale } = usePageConfig()
  const [isOpen, setOpen] = useState(false)
  const isDragged = drag?.what.id === stop.id
  return (
    <>
      {isDropBefore && <DropLine preview={drag?.preview ?? null} />}
      <li data-stop={stop.id} className={`relative print:break-inside-avoid ${isDragged ? 'opacity-40' : ''}`}>
        {stop.leg && <LegLine leg={stop.leg} />}
        <div className="grid grid-cols-[3.5rem_1.25rem_minmax(0,1fr)] items-start sm:grid-cols-[4.5rem_1.25rem_minmax(0,1fr)]">
          <p className="chart-label pt-3 tracking-normal whitespace-nowrap text-ink tabular-nums">
            {formatClock(stop.arrive, locale)}
            <span className="block font-normal text-soft">{formatClock(stop.leave, locale)}</span>
          </p>
          <Pin mark={mark} stop={stop} />
          <div className="ms-2.5 mb-2 grid min-w-0 grid-cols-[minmax(0,1fr)_auto] rounded-control border border-line bg-raised hover:border-edge print:border-0 print:bg-transparent">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="block min-h-14 w-full cursor-pointer px-3 py-2 text-start hover:text-tide"
            >
              <span className="font-medium">
                {stop.title || text('stop.new')}
                {stop.isLocked && (
                  <Lock
                    className="ms-1.5 inline size-4 align-[-0.15em] text-sun-deep"
                    strokeWidth={1.75}
                    role="img"
                    aria-label={text('stop.locked')}
                  />
                )}
              </span>
              <span className="block text-small text-soft">
                {stopSummary(stop, { trip, day, facts: editor.facts, locale })}
              </span>
              {stop.hint && <span className="block text-small text-soft">{stop.hint}</span>}
              {stop.note && <span className="block text-small whitespace-pre-line text-ink">{stop.note}</span>}
            </button>
            <MoveHandle {...props} />
            <TripFindings findings={spokenAt(findings, stop.id)} trip={trip} className="col-span-2 px-3 pb-2" />
          </div>
        </div>
        {isOpen && <StopDetails {...props} onClose={() => setOpen(false)} />}
      </li>
    </>
  )
}

/** The stop's mark on the timeline: numbered like its map pin, hollow without a place. */
function Pin({ mark, stop }: { readonly mark: number | null; readonly stop: Stop }) {
  return (
    <span className="relative grid justify-center self-stretch">
      <span aria-hidden="true" className="absolute inset-y-0 start-1/2 border-s border-line" />
      <span
        className={`chart-label relative mt-3 grid size-5 place-items-center rounded-full border ${mark === null ? 'border-edge bg-paper' : stop.isMustSee ? 'border-signal bg-signal text-on-signal' : 'border-tide bg-tide text-on-tide'} text-[0.65rem]`}
      >
        {mark ?? ''}
      </span>
    </span>
  )
}

function MoveHandle({ stop, editor, handle, onSay, day }: StopProps) {
  const { trip, edit, dayFacts } = editor
  const { locale } = usePageConfig()

  /** Past the first or last stop of a day, it moves to the next day. */
  function onKeyDown(event: KeyboardEvent): void {
    const dayIndex = trip.days.findIndex(({ id }) => id === day.id)
    const index = day.stops.findIndex(({ id }) => id === stop.id)
    const [previous, next] = [trip.days[dayIndex - 1], trip.days[dayIndex + 1]]
    const targets: Readonly<Record<string, { dayId: string; index: number } | undefined>> = {
      ArrowUp:
        index > 0
          ? { dayId: day.id, index: index - 1 }
          : previous && { dayId: previous.id, index: previous.stops.length },
      ArrowDown:
        index < day.stops.length - 1 ? { dayId: day.id, index: index + 1 } : next && { dayId: next.id, index: 0 },
      ArrowLeft: previous && { dayId: previous.id, index: Math.min(index, previous.stops.length) },
      ArrowRight: next && { dayId: next.id, index: Math.min(index, next.stops.length) },
    }
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    const moved = moveStop(trip, stop.id, target, dayFacts)
    edit(moved)
    const found = findStop(moved, stop.id)
    const number = moved.days.findIndex(({ id }) => id === found?.day.id) + 1
    if (found)
      onSay(
        text('stop.moved', { title: stop.title, day: String(number), time: formatClock(found.stop.arrive, locale) }),
      )
    // The row may now be a new element in another day.
    requestAnimationFrame(() => document.getElementById(`move-${stop.id}`)?.focus())
  }

  return (
    <button
      type="button"
      id={`move-${stop.id}`}
      aria-label={text('stop.move', { title: stop.title })}
      onKeyDown={onKeyDown}
      {...handle({ kind: 'stop', id: stop.id })}
      className="flex min-h-14 min-w-11 cursor-grab touch-none items-start justify-end gap-0.5 pt-2 rounded-control pe-1 text-edge hover:text-tide focus-visible:text-tide active:cursor-grabbing print:hidden"
    >
      {stop.placeId !== null && <DaySketch day={day} stop={stop} places={trip.places} />}
      <GripVertical className="mt-3 size-4.5" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

/** Unverified hours are said once for the day; a sentence for every stop would hide other findings. */
function spokenAt(findings: readonly Finding[], stopId: StopId): readonly Finding[] {
  const isSaidBeside = ({ code, because }: { readonly code: string; readonly because?: string }): boolean =>
    code === 'hours-unknown' && (because === 'usual' || because === 'no-hours')
  return findingsAtStop(findings, stopId).filter((finding) => !isSaidBeside(finding))
}
