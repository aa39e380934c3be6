import type { Trip } from '@app/domain/trip'
import type { TripChange } from '@app/domain/trip-diff'
import { useState } from 'react'
import { useLocation } from 'react-router'

import { TripFindings } from '../../../../entities/trip/findings/trip-findings.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import type { Shown } from '../card-data.ts'
import { CardFrame } from '../card-frame.tsx'
import { useCardWords } from '../use-card-words.ts'
import { writeWeekday } from '../write.ts'
import { ChangeLine, dayOfLine } from './change-line.tsx'
import { TripChangeData } from './trip-change-data.ts'
import { useTripChange } from './use-trip-change.ts'

export { TripChangeData }

const MOST_REMARKS = 4

/** A change line by line: the traveller accepts all of it, some of it, or nothing. */
export function TripChangeCard({ card }: Shown<typeof TripChangeData>) {
  const { trip, daysBefore, changes, findings, places } = card
  const { text } = useCardWords()
  const change = useTripChange(card)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const taken = changes.filter(({ id }) => !left.has(id))
  const remarks = findings.filter(({ severity }) => severity !== 'note').slice(0, MOST_REMARKS)
  const isOpen = change.state !== 'taken'
  // Lines can only be left out of a saved trip.
  const canChoose = isOpen && change.isKept && changes.length > 1
  const toggle = (id: string, isTaken: boolean): void =>
    setLeft((before) => new Set(isTaken ? [...before].filter((each) => each !== id) : [...before, id]))
  return (
    <CardFrame title={text('change')} aside={trip.title} claims={Object.values(places)}>
      {changes.length === 0 && <p className="text-small text-soft">{text('change.none')}</p>}
      {groupsOf(changes, trip).map(({ dayId, lines }) => (
        <Group key={dayId ?? 'trip'} dayId={dayId} trip={trip}>
          {lines.map((line) => (
            <li key={line.id}>
              {canChoose ? (
                <Checkbox
                  label={<ChangeLine change={line} trip={trip} daysBefore={daysBefore} />}
                  checked={!left.has(line.id)}
                  onCheckedChange={(isTaken) => toggle(line.id, isTaken)}
                />
              ) : (
                <span className="block py-1.5">
                  <ChangeLine change={line} trip={trip} daysBefore={daysBefore} />
                </span>
              )}
            </li>
          ))}
        </Group>
      ))}
      {remarks.length === 0 ? (
        <p className="text-small text-soft">{text('change.sound')}</p>
      ) : (
        <TripFindings findings={remarks} trip={trip} />
      )}
      {changes.length > 0 && <Buttons trip={trip} change={change} taken={taken} all={changes.length} />}
    </CardFrame>
  )
}

type Grouped = { readonly dayId: string | null; readonly lines: readonly TripChange[] }

/** Changes of the whole trip first, then day by day in the new order. */
function groupsOf(changes: readonly TripChange[], { days }: Trip): readonly Grouped[] {
  const known = new Set(days.map(({ id }) => id))
  const dayOf = (line: TripChange): string | null => {
    const id = dayOfLine(line)
    return id !== null && known.has(id) ? id : null
  }
  return [null, ...days.map(({ id }) => id)]
    .map((dayId) => ({ dayId, lines: changes.filter((line) => dayOf(line) === dayId).toSorted(byHour) }))
    .filter(({ lines }) => lines.length > 0)
}

function byHour(one: TripChange, other: TripChange): number {
  const hour = (line: TripChange): number => ('to' in line && line.kind !== 'dated' ? line.to.arrive : -1)
  return hour(one) - hour(other)
}

type GroupProps = { readonly dayId: string | null; readonly trip: Trip; readonly children: React.ReactNode }

function Group({ dayId, trip, children }: GroupProps) {
  const { text, locale } = useCardWords()
  const index = trip.days.findIndex(({ id }) => id === dayId)
  const date = trip.days[index]?.date
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-1">
        <span className="font-display text-lead">
          {index < 0 ? text('change.whole') : text('change.day', { number: String(index + 1) })}
        </span>
        {date && <span className="chart-label text-soft">{writeWeekday(date, locale)}</span>}
      </p>
      <ul className="mt-1">{children}</ul>
    </div>
  )
}

type ButtonsProps = {
  readonly trip: Trip
  readonly change: ReturnType<typeof useTripChange>
  readonly taken: readonly TripChange[]
  readonly all: number
}

function Buttons({ trip, change, taken, all }: ButtonsProps) {
  const { text } = useCardWords()
  const { state, take, undo, wasUndone, hasFailed, isKept } = change
  const { pathname } = useLocation()
  const isAll = taken.length === all
  const says =
    state === 'taken' ? 'change.taken' : wasUndone ? 'change.undone' : state === 'open' ? null : `change.${state}`
  return (
    <div className="grid gap-2.5">
      <p role="status" className="text-small text-soft empty:hidden">
        {hasFailed ? text('change.full') : says && text(says as 'change.taken')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {state !== 'taken' && (
          <Button
            variant={state === 'since' ? 'outline' : 'default'}
            disabled={taken.length === 0}
            onClick={() => take(taken)}
          >
            {isAll
              ? text('change.accept')
              : text('change.accept.some', { count: String(taken.length), all: String(all) })}
          </Button>
        )}
        {undo && (
          <Button variant="outline" onClick={undo}>
            {text('change.undo')}
          </Button>
        )}
        {isKept && pathname !== '/itinerary' && (
          <ButtonLink to={`/itinerary?trip=${encodeURIComponent(trip.id)}`} variant="ghost">
            {text('change.open')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
