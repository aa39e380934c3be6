import type { DayId, Trip } from '@app/domain/trip'
import type { TripChange } from '@app/domain/trip-diff'

import { itineraryText as text } from '../../../text/itinerary.ts'
import { formatClock } from '../../../ui/trip-findings/format-plan.ts'

type Trips = { readonly before: Trip; readonly after: Trip }

/** One line of a difference in words, with its reason. */
export function describeChange(change: TripChange, trips: Trips, locale: string) {
  return { sentence: sentenceOf(change, trips, locale), because: text(`because.${change.because}`) }
}

function sentenceOf(change: TripChange, { before, after }: Trips, locale: string): string {
  const day = (id: DayId): string => numberOf(after, id) ?? numberOf(before, id) ?? '?'
  const time = (minute: number): string => formatClock(minute, locale)
  switch (change.kind) {
    case 'added':
      return text('change.added', { title: change.stop.title, day: day(change.to.dayId), time: time(change.to.arrive) })
    case 'removed':
      return text(change.stop.placeId === null ? 'change.removed.own' : 'change.removed', { title: change.stop.title })
    case 'moved':
      return text('change.moved', { title: change.stop.title, day: day(change.to.dayId), time: time(change.to.arrive) })
    case 'retimed':
      return text('change.retimed', {
        title: change.stop.title,
        time: time(change.to.arrive),
        before: time(change.from.arrive),
      })
    case 'replaced':
      return text('change.replaced', {
        title: change.stop.title,
        before: change.was.title,
        day: day(change.to.dayId),
        time: time(change.to.arrive),
      })
    case 'day-added':
      return text('change.day-added')
    case 'day-removed':
      return text('change.day-removed', { day: numberOf(before, change.dayId) ?? '?' })
    case 'edge':
      return text(`change.edge.${change.edge}`, { day: day(change.dayId), time: time(change.at) })
  }
}

function numberOf({ days }: Trip, id: DayId): string | null {
  const index = days.findIndex((day) => day.id === id)
  return index < 0 ? null : String(index + 1)
}
