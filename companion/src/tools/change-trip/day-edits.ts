import { addDays, type CalendarDate } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import type { DayId, Pace, Stop, Trip, TripDay, TripPlace } from '@app/domain/trip'
import { checkTrip } from '@app/domain/trip-checker'
import type { ChangeReason } from '@app/domain/trip-diff'
import { addDay, changeDay, dropStop, setFirstDate, settleDay, tidyDay, withIdeas } from '@app/domain/trip-edit'
import { repairTrip, stopsInTheOpen } from '@app/domain/trip-repair'

import {
  checkFactsOf,
  dayAt,
  dearness,
  type EditKit,
  factsFor,
  isFreeVisit,
  isNear,
  made,
  newStopId,
  type Outcome,
  SHUT,
} from './editing.ts'
import { replanDays } from './replan-days.ts'
import type { EditOf } from './trip-edit.ts'

/** The limits of a calm day: visits, and minutes including some for each. */
const CALM = { visits: 4, minutes: 300 }
const CALMER_SHARE = 0.8
const MOST_DROPPED = 2
const PER_VISIT_MINUTES = 15
const USUAL_END = 22 * 60
const MOST_DAYS = 60
const MOST_REPAIRS = 12
const MOST_DRY_IDEAS = 20

export function calmDown(trip: Trip, edit: EditOf<'calmer'>, kit: EditKit): Outcome {
  const day = dayAt(trip, edit.day)
  if (edit.day !== undefined && !day) return 'no-such-day'
  const reasons: Record<string, ChangeReason> = {}
  let calm = trip
  for (const own of day ? [day] : trip.days) {
    for (const stop of tooMuchOf(own, trip, day ? measureOf(own) : CALM)) {
      calm = dropStop(calm, stop.id, factsFor(calm, kit))
      reasons[stop.id] = 'asked'
    }
  }
  const paced = day ? calm : withPace(calm, 'calm')
  return paced === trip ? 'already-so' : made(paced, reasons)
}

type Measure = { readonly visits: number; readonly minutes: number }

/** A day becomes calmer than it was; removing half of it is not necessary. */
function measureOf(day: TripDay): Measure {
  const visits = visitsOf(day)
  return {
    visits: Math.max(1, Math.min(CALM.visits, visits.length - 1)),
    minutes: Math.max(CALM.minutes, CALMER_SHARE * minutesOf(visits)),
  }
}

const visitsOf = ({ stops }: TripDay): readonly Stop[] => stops.filter(({ kind }) => kind === 'visit')

function minutesOf(visits: readonly Stop[]): number {
  return visits.reduce((sum, { arrive, leave }) => sum + leave - arrive + PER_VISIT_MINUTES, 0)
}

/** The least valued, and two at most: the main sights stay. */
function tooMuchOf(day: TripDay, trip: Trip, measure: Measure): readonly Stop[] {
  const isCalm = (visits: readonly Stop[]): boolean =>
    visits.length <= 1 || (visits.length <= measure.visits && minutesOf(visits) <= measure.minutes)
  const all = visitsOf(day)
  const free = all.filter(isFreeVisit).toSorted((one, other) => dearness(trip, one) - dearness(trip, other))
  const dropped: Stop[] = []
  while (dropped.length < MOST_DROPPED && !isCalm(all.filter((stop) => !dropped.includes(stop)))) {
    const next = free[dropped.length]
    if (!next) break
    dropped.push(next)
  }
  return dropped
}

export function withPace(trip: Trip, pace: Pace): Trip {
  return trip.wishes.pace === pace ? trip : { ...trip, wishes: { ...trip.wishes, pace } }
}

export function addOneDay(trip: Trip, kit: EditKit): Outcome {
  const last = trip.days.at(-1)
  if (!last || trip.days.length >= MOST_DAYS) return 'no-room'
  const id = freeDayId(trip)
  const longer = addDay(trip, id)
  // A departure on the old last day moves to the new one.
  const open =
    last.end.bufferMinutes === 0
      ? longer
      : changeDay(longer, last.id, (day) => ({ ...day, end: { ...day.end, at: USUAL_END, bufferMinutes: 0 } }))
  const filled = replanDays(open, { dayIds: [id], wishes: trip.wishes, candidates: kit.candidates }, kit)
  return made(filled)
}

function freeDayId({ days }: Trip): DayId {
  for (let number = days.length + 1; ; number += 1) {
    const id = `day-${number}`
    if (!days.some((day) => day.id === id)) return id
  }
}

export function dropOneDay(trip: Trip, edit: EditOf<'remove-day'>, kit: EditKit): Outcome {
  const day = edit.day === undefined ? trip.days.at(-1) : dayAt(trip, edit.day)
  if (!day || trip.days.length === 1) return 'no-such-day'
  const { trip: shorter, reasons } = repairTrip(trip, { kind: 'drop-day', dayId: day.id }, factsFor(trip, kit), (id) =>
    newStopId(trip, id),
  )
  const [isFirst, isLast] = [day.id === trip.days[0]?.id, day.id === trip.days.at(-1)?.id]
  // Arrival and departure stay at their ends of the trip.
  const edged = shorter.days.map((own, index) => ({
    ...own,
    ...(isFirst && index === 0 ? { start: day.start } : {}),
    ...(isLast && index === shorter.days.length - 1 ? { end: day.end } : {}),
  }))
  const facts = factsFor(shorter, kit)
  return made({ ...shorter, days: edged.map((own) => settleDay(own, shorter.places, facts)) }, reasons)
}

/** The content swaps; dates, lodgings and locked stops stay. */
export function swapDays(trip: Trip, edit: EditOf<'swap-days'>, kit: EditKit): Outcome {
  const [one, other] = edit.days.map((number) => dayAt(trip, number))
  if (!one || !other || one === other) return 'no-such-day'
  if (one.city.cityId !== other.city.cityId || one.city.name !== other.city.name) return 'other-city'
  const free = ({ stops }: TripDay) => stops.filter(({ isLocked }) => !isLocked)
  const locked = ({ stops }: TripDay) => stops.filter(({ isLocked }) => isLocked)
  const swapped: Trip = {
    ...trip,
    days: trip.days.map((day) => {
      if (day.id === one.id) return { ...day, stops: [...locked(day), ...free(other)] }
      if (day.id === other.id) return { ...day, stops: [...locked(day), ...free(one)] }
      return day
    }),
  }
  const facts = factsFor(trip, kit)
  const laid = [one.id, other.id].reduce((now, id) => tidyDay(sortDay(now, id), id, facts), swapped)
  return mendClosed(laid, kit)
}

function sortDay(trip: Trip, dayId: DayId): Trip {
  return changeDay(trip, dayId, (day) => ({ ...day, stops: day.stops.toSorted((a, b) => a.arrive - b.arrive) }))
}

export function changeDates(trip: Trip, edit: EditOf<'dates'>, kit: EditKit): Outcome {
  return dateFrom(trip, edit.firstDate, kit)
}

export function shiftDates(trip: Trip, edit: EditOf<'shift'>, kit: EditKit): Outcome {
  const first = trip.days[0]?.date
  return first ? dateFrom(trip, addDays(first, edit.days), kit) : 'no-dates'
}

function dateFrom(trip: Trip, first: CalendarDate, kit: EditKit): Outcome {
  if (first < kit.lookUps.today) return 'past'
  if (trip.days[0]?.date === first) return 'already-so'
  const dated = setFirstDate(trip, first, factsFor(trip, kit))
  return mendClosed(setFirstDate(dated, first, factsFor(dated, kit)), kit)
}

/** On another date other places are closed: affected stops move to another day, or return to the ideas. */
function mendClosed(trip: Trip, kit: EditKit): Outcome {
  let mended = trip
  const reasons: Record<string, ChangeReason> = {}
  const facts = factsFor(trip, kit)
  for (let round = 0; round < MOST_REPAIRS; round += 1) {
    const shut = checkTrip(mended, checkFactsOf(mended, kit.lookUps))
      .filter(({ code, severity }) => severity === 'error' && SHUT.has(code))
      .flatMap(({ stopIds }) => stopIds)
      .find((id) => !reasons[id] && isLoose(mended, id))
    if (shut === undefined) break
    const repair = repairTrip(mended, { kind: 'closed', stopId: shut }, facts, (id) => newStopId(mended, id))
    mended = repair.trip
    Object.assign(reasons, repair.reasons, { [shut]: 'closed' })
  }
  return made(mended, reasons)
}

function isLoose({ days }: Trip, stopId: string): boolean {
  return days.some(({ stops }) => stops.some((stop) => stop.id === stopId && isFreeVisit(stop)))
}

/** A restaurant is not a sight, whether indoors or not. */
const isShelter = ({ isIndoor, kind }: TripPlace): boolean => isIndoor === true && factsOfKind(kind).role === 'sight'

/** Indoor places outside of the trip count as ideas too. */
export function planForRain(trip: Trip, edit: EditOf<'rain'>, kit: EditKit): Outcome {
  const day = edit.day === undefined && trip.days.length === 1 ? trip.days[0] : dayAt(trip, edit.day)
  if (!day) return edit.day === undefined ? 'which-day' : 'no-such-day'
  const dry = kit.candidates
    .filter((place) => isShelter(place) && !trip.places[place.id] && isNear(place, day))
    .toSorted((one, other) => other.renown - one.renown)
    .slice(0, MOST_DRY_IDEAS)
  const places = { ...trip.places, ...Object.fromEntries(dry.map((place) => [place.id, place])) }
  const richer: Trip = { ...trip, places, ideas: [...trip.ideas, ...dry.map(({ id }) => id)] }
  const repair = repairTrip(richer, { kind: 'rain', dayId: day.id }, factsFor(trip, kit), (id) => newStopId(trip, id))
  if (Object.keys(repair.reasons).length === 0)
    return stopsInTheOpen(day, trip.places).length > 0 ? 'no-shelter' : 'already-so'
  return made(withIdeas(repair.trip, [...repair.unplaced, ...trip.ideas]), repair.reasons)
}

export function startLater(trip: Trip, edit: EditOf<'late-start'>, kit: EditKit): Outcome {
  const day = dayAt(trip, edit.day)
  if (!day) return 'no-such-day'
  if (day.start.at === edit.at) return 'already-so'
  const trouble = { kind: 'late-start' as const, dayId: day.id, at: edit.at }
  return repairTrip(trip, trouble, factsFor(trip, kit), (id) => newStopId(trip, id))
}
