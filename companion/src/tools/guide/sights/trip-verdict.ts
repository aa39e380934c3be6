/** Whether a day there and back is sensible, by the time on the way. */
import type { GuideDayTrip } from '@app/domain/guide'

import { fillLabel, fillSaid, type Said } from '../facts-card.ts'
import type { GuideWriting } from '../guide-writing.ts'

export type Way = { readonly minutes: number; readonly mode: keyof GuideWriting['words']['names']['modes'] | null }
type Trip = Way & { readonly trip: GuideDayTrip | null; readonly from: string; readonly to: string }
type TripVerdict = 'trip.easy' | 'trip.full' | 'trip.long' | 'trip.no'

/** One way, by the judgement of our editors: easily, with an early start, and hardly. */
const EASY_MINUTES = 75
const FULL_MINUTES = 150
const LONG_MINUTES = 240
/** To the airport, through it and out of the other one. */
const AIRPORT_MINUTES = 150
/** From breakfast to a late dinner. */
const DAY_MINUTES = 12 * 60
const HALF_HOUR = 30

function verdictOf(minutes: number, trip: GuideDayTrip | null): TripVerdict {
  const isLong = minutes > EASY_MINUTES && trip?.isOvernightBetter === 'yes'
  if (minutes > LONG_MINUTES) return 'trip.no'
  if (minutes > FULL_MINUTES || isLong) return 'trip.long'
  return minutes > EASY_MINUTES ? 'trip.full' : 'trip.easy'
}

export function tripVerdict(
  { minutes, mode, trip, from, to }: Trip,
  { words, minutes: write }: GuideWriting,
  proof: readonly string[],
): { readonly verdict: TripVerdict; readonly says: readonly Said[] } {
  const { labels, names } = words
  const doorToDoor = minutes + (mode === 'fly' ? AIRPORT_MINUTES : 0)
  const verdict = verdictOf(doorToDoor, trip)
  const about = fillLabel(labels.about, { value: write(minutes) })
  const way = mode === null ? about : `${about}, ${names.modes[mode]}`
  const left = Math.round((DAY_MINUTES - 2 * doorToDoor) / HALF_HOUR) * HALF_HOUR
  const said = fillSaid(words, verdict, { from, to, way }, proof)
  const isTold = verdict === 'trip.full' || verdict === 'trip.long'
  return { verdict, says: isTold ? [said, fillSaid(words, 'trip.left', { time: write(left) }, proof)] : [said] }
}

/** What sells out. */
export function bookingSaid(
  trip: GuideDayTrip | null,
  to: string,
  { words, unit }: GuideWriting,
  proof: readonly string[],
): readonly Said[] {
  if (trip?.booking.need !== 'essential' || trip.booking.daysAhead < 2) return []
  return [fillSaid(words, 'trip.book', { to, days: unit(trip.booking.daysAhead, 'day') }, proof)]
}
