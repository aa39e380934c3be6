import { findNamed } from '@app/domain/place-names'
import type { Trip, TripDay } from '@app/domain/trip'
import { explainWishes, type Relaxation, type UnmetWish } from '@app/domain/trip-checker'
import { addDay, addStop, dropStop, setEdge, setFirstDate } from '@app/domain/trip-edit'
import { repairTrip } from '@app/domain/trip-repair'
import { useMemo } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDate, formatMoney } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { ownStop } from '../saved/blank-trip.ts'
import type { TripEditor } from './use-trip-editor.ts'

const MOST_WAYS = 3

/** Wishes that could not be planned: why, and what would make room for them. */
export function UnmetWishes({ editor }: { readonly editor: TripEditor }) {
  const { trip, facts } = editor
  const unmet = useMemo(() => explainWishes(trip, facts), [trip, facts])
  const [first] = unmet
  if (!first) return null
  const isOne = unmet.length === 1
  const title = isOne
    ? text('unmet.title', { name: first.name })
    : text('unmet.title.many', { count: String(unmet.length) })
  return (
    <div className="mb-6 print:hidden">
      <Note tone="notice" title={title}>
        <ul className="grid divide-y divide-sun-deep/40">
          {unmet.map((wish) => (
            <li key={wish.name} className="pt-1 first:pt-0">
              <p>
                {!isOne && <span className="font-medium">{wish.name}. </span>}
                {text(`unmet.${wish.because}`)}
              </p>
              <Ways wish={wish} editor={editor} />
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

function Ways({ wish, editor }: Omit<WayProps, 'way'>) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {wish.relaxations.slice(0, MOST_WAYS).map((way) => (
        <Way key={JSON.stringify(way)} way={way} wish={wish} editor={editor} />
      ))}
      <WithoutIt wish={wish} editor={editor} />
    </div>
  )
}

/** Any wish can be removed. An unknown place may exist, so time can be reserved for it. */
function WithoutIt({ wish, editor: { trip, dayFacts, edit } }: Omit<WayProps, 'way'>) {
  const without = { ...trip.wishes, mustSee: trip.wishes.mustSee.filter((name) => !isSameWish(name, wish, trip)) }
  const isUnknown = wish.because === 'not-found'
  const day = trip.days.toSorted((one, other) => one.stops.length - other.stops.length)[0]
  const keepTime = ({ id, stops, start }: TripDay): void => {
    const stop = ownStop(crypto.randomUUID(), wish.name, stops.at(-1)?.leave ?? start.at)
    edit(addStop({ ...trip, wishes: without }, stop, { dayId: id, index: stops.length }, dayFacts))
  }
  return (
    <>
      {isUnknown && day && (
        <Button size="sm" variant="link" className="px-0! text-start whitespace-normal" onClick={() => keepTime(day)}>
          {text('unmet.own', { day: String(trip.days.indexOf(day) + 1) })}
        </Button>
      )}
      <Button
        size="sm"
        variant="link"
        className="px-0! text-start whitespace-normal"
        onClick={() => edit({ ...trip, wishes: without })}
      >
        {text('unmet.forget')}
      </Button>
    </>
  )
}

type WayProps = { readonly way: Relaxation; readonly wish: UnmetWish; readonly editor: TripEditor }

function Way({ way, wish, editor }: WayProps) {
  const { locale } = usePageConfig()
  const { trip, edit } = editor
  return (
    <Button
      size="sm"
      variant="link"
      className="px-0! text-start whitespace-normal"
      onClick={() => edit(relax(editor, way, wish))}
    >
      {wordsOf(way, trip, locale)}
    </Button>
  )
}

function wordsOf(way: Relaxation, { days }: Trip, locale: string): string {
  const day = (id: string): string => String(days.findIndex((each) => each.id === id) + 1)
  switch (way.kind) {
    case 'stay-longer':
      return text('unmet.stay-longer', { minutes: String(way.minutes), day: day(way.dayId) })
    case 'drop':
      return text('unmet.drop', { title: new Intl.ListFormat('en', { type: 'conjunction' }).format(way.titles) })
    case 'move-to-date':
      return text('unmet.move-to-date', { date: formatDate(way.date, locale) })
    case 'one-more-day':
      return text('unmet.one-more-day')
    case 'shorter-visit':
      return text('unmet.shorter-visit', { minutes: String(way.minutes), day: day(way.dayId) })
    case 'raise-budget':
      return text('unmet.raise-budget', { amount: formatMoney(way.to, locale) })
  }
}

/** Makes room, then adds the wish. */
function relax({ trip, dayFacts }: TripEditor, way: Relaxation, { placeId }: UnmetWish): Trip {
  const roomy = withRoom(trip, way, dayFacts)
  const place = placeId === null ? undefined : roomy.places[placeId]
  if (!place) return roomy
  const visit = way.kind === 'shorter-visit' ? { ...place, visitMinutes: way.minutes } : place
  return repairTrip(roomy, { kind: 'add', place: visit }, dayFacts, () => crypto.randomUUID()).trip
}

function withRoom(trip: Trip, way: Relaxation, dayFacts: TripEditor['dayFacts']): Trip {
  switch (way.kind) {
    case 'stay-longer': {
      const end = trip.days.find(({ id }) => id === way.dayId)?.end.at ?? 0
      return setEdge(trip, way.dayId, { edge: 'end', changes: { at: end + way.minutes } }, dayFacts)
    }
    case 'drop':
      return way.stopIds.reduce((made, id) => dropStop(made, id, dayFacts), trip)
    case 'move-to-date':
      return setFirstDate(trip, way.date, dayFacts)
    case 'one-more-day':
      return addDay(trip, crypto.randomUUID())
    case 'shorter-visit':
      return trip
    case 'raise-budget':
      return { ...trip, wishes: { ...trip.wishes, budget: way.to } }
  }
}

/** A wish holds the traveller's words; the plan uses the name of the place. */
function isSameWish(name: string, wish: UnmetWish, { places }: Trip): boolean {
  return name === wish.name || (wish.placeId !== null && findNamed(name, Object.values(places))?.id === wish.placeId)
}
