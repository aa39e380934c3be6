import { distanceKm } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import type { Stop, Trip, TripDay, TripPlace } from '@app/domain/trip'
import {
  changeStop,
  dropStop,
  findStop,
  moveStop,
  placeOf,
  retimeStop,
  stopAt,
  swapStop,
  withIdeas,
} from '@app/domain/trip-edit'
import { isWelcome } from '@app/domain/trip-planner'
import { insertBest, repairTrip } from '@app/domain/trip-repair'

import {
  dayAt,
  dearness,
  type EditKit,
  factsFor,
  isFreeVisit,
  isNear,
  isShutOn,
  made,
  newStopId,
  type Outcome,
  placeNamed,
  plannedIds,
  stopNamed,
  withPlace,
  troubleOn,
} from './editing.ts'
import type { EditOf } from './trip-edit.ts'

const MOST_GIVEN_UP = 2
const MOST_TRIED = 25
const SAME_KIND = 0.3
const PER_KM = 0.08

export function addStop(trip: Trip, edit: EditOf<'add' | 'must-see'>, kit: EditKit): Outcome {
  const day = dayAt(trip, edit.day)
  if (edit.day !== undefined && !day) return 'no-such-day'
  const standing = stopNamed(trip, edit.place)
  if (standing) return keepStanding(trip, standing, edit, kit)
  const place = placeNamed(trip, edit.place, kit)
  if (!place) return 'no-such-place'
  const known = withPlace(trip, place)
  const stop: Stop = { ...stopAt(place, newStopId(trip, place.id), trip), isMustSee: true }
  const days = day ? [day] : known.days.filter((each) => isNear(place, each))
  if (days.length === 0) return 'other-city'
  if (days.every((each) => isShutOn(place, each, factsFor(trip, kit)))) return 'closed'
  const housed =
    insertBest(known, stop, days, factsFor(trip, kit)) ?? makeRoom(known, stop, place, days, day !== undefined, kit)
  if (!housed) return 'no-room'
  return made(withIdeas(housed, trip.ideas), { [stop.id]: 'asked' })
}

type Standing = { readonly stop: Stop; readonly day: TripDay }

/** It is already on the trip: it may still have to move to another day, or become requested. */
function keepStanding(trip: Trip, { stop, day }: Standing, edit: EditOf<'add' | 'must-see'>, kit: EditKit): Outcome {
  if (edit.day !== undefined && dayAt(trip, edit.day)?.id !== day.id)
    return moveTo(trip, { kind: 'move', place: edit.place, day: edit.day }, kit)
  if (edit.kind === 'add' || stop.isMustSee) return 'already-so'
  const name = placeOf(stop, trip.places)?.name ?? stop.title
  const kept = changeStop(trip, stop.id, { isMustSee: true })
  return made({ ...kept, wishes: { ...kept.wishes, mustSee: [...kept.wishes.mustSee, name] } })
}

/** The least known stop gives way, and never a requested one. */
function makeRoom(
  trip: Trip,
  stop: Stop,
  place: TripPlace,
  days: readonly TripDay[],
  isSaid: boolean,
  kit: EditKit,
): Trip | null {
  const facts = factsFor(trip, kit)
  const free = days
    .flatMap(({ stops }) => stops)
    .filter((each) => isFreeVisit(each) && !each.isMustSee && (isSaid || dearness(trip, each) < place.renown))
    .toSorted((one, other) => dearness(trip, one) - dearness(trip, other))
  for (let count = 1; count <= MOST_GIVEN_UP; count += 1) {
    for (let first = 0; first + count <= free.length; first += 1) {
      const without = free.slice(first, first + count).reduce((now, { id }) => dropStop(now, id, facts), trip)
      const known = withPlace(without, place)
      const wanted = known.days.filter(({ id }) => days.some((day) => day.id === id))
      const housed = insertBest(known, stop, wanted, facts)
      if (housed) return housed
    }
  }
  return null
}

export function removeStop(trip: Trip, edit: EditOf<'remove'>, kit: EditKit): Outcome {
  const standing = stopNamed(trip, edit.place)
  if (!standing) return 'no-such-stop'
  return made(dropStop(trip, standing.stop.id, factsFor(trip, kit)), { [standing.stop.id]: 'asked' })
}

export function goElsewhere(trip: Trip, edit: EditOf<'closed'>, kit: EditKit): Outcome {
  const standing = stopNamed(trip, edit.place)
  if (!standing) return 'no-such-stop'
  const trouble = { kind: 'closed' as const, stopId: standing.stop.id }
  return repairTrip(trip, trouble, factsFor(trip, kit), (id) => newStopId(trip, id))
}

export function swapPlace(trip: Trip, edit: EditOf<'swap'>, kit: EditKit): Outcome {
  const standing = stopNamed(trip, edit.place)
  if (!standing) return 'no-such-stop'
  if (edit.with === undefined) return swapForBest(trip, standing, kit)
  const other = stopNamed(trip, edit.with)
  if (other?.stop.placeId && standing.stop.placeId && other.stop.id !== standing.stop.id)
    return exchange(trip, standing.stop, other.stop, kit)
  const place = placeNamed(trip, edit.with, kit)
  if (!place) return 'no-such-place'
  return made(swapKeepingKind(withPlace(trip, place), standing, place, kit), { [standing.stop.id]: 'asked' })
}

/** Both are on the trip: each takes the time of the other. */
function exchange(trip: Trip, one: Stop, other: Stop, kit: EditKit): Outcome {
  const facts = factsFor(trip, kit)
  const [first, second] = [one.placeId ?? '', other.placeId ?? '']
  const known = trip.places
  const half = { ...swapStop(trip, one.id, second, facts), places: known }
  const whole = swapStop(half, other.id, first, facts)
  return made(withIdeas({ ...whole, places: known }, trip.ideas), { [one.id]: 'asked', [other.id]: 'asked' })
}

/** Lunch stays lunch at any place. */
function swapKeepingKind(trip: Trip, { stop }: Standing, place: TripPlace, kit: EditKit): Trip {
  const facts = factsFor(trip, kit)
  const swapped = swapStop(trip, stop.id, place.id, facts)
  if (stop.kind === 'visit') return swapped
  const kept = changeStop(swapped, stop.id, { kind: stop.kind })
  return retimeStop(kept, stop.id, { arrive: stop.arrive, leave: stop.leave }, facts)
}

function swapForBest(trip: Trip, standing: Standing, kit: EditKit): Outcome {
  const { stop, day } = standing
  const was = placeOf(stop, trip.places)
  const before = troubleOn(trip, [day.id], kit)
  for (const place of alternatives(trip, day, was, kit)) {
    const swapped = swapKeepingKind(withPlace(trip, place), standing, place, kit)
    if (troubleOn(swapped, [day.id], kit) <= before) return made(swapped, { [stop.id]: 'asked' })
  }
  return 'no-room'
}

/** Possible replacements: near, of the same kind if possible, and well known. */
function alternatives(trip: Trip, day: TripDay, was: TripPlace | null, kit: EditKit): readonly TripPlace[] {
  const planned = plannedIds(trip)
  const role = was ? factsOfKind(was.kind).role : 'sight'
  const ideas = trip.ideas.flatMap((id) => trip.places[id] ?? [])
  const from = was?.coordinates ?? day.city.coordinates
  const score = (place: TripPlace): number =>
    place.renown + (place.kind === was?.kind ? SAME_KIND : 0) - PER_KM * distanceKm(from, place.coordinates)
  const all = new Map([...kit.candidates, ...ideas].map((place) => [place.id, place]))
  return [...all.values()]
    .filter((place) => !planned.has(place.id) && factsOfKind(place.kind).role === role && isNear(place, day))
    .filter((place) => role !== 'sight' || isWelcome(place, trip.wishes))
    .toSorted((one, other) => score(other) - score(one) || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_TRIED)
}

export function moveTo(trip: Trip, edit: EditOf<'move'>, kit: EditKit): Outcome {
  const standing = stopNamed(trip, edit.place)
  if (!standing) return 'no-such-stop'
  const day = edit.day === undefined ? standing.day : dayAt(trip, edit.day)
  if (!day) return 'no-such-day'
  if (edit.at === undefined && day.id === standing.day.id) return edit.day === undefined ? 'which-day' : 'already-so'
  const { id } = standing.stop
  const moved = day.id === standing.day.id ? trip : moveToBest(trip, id, day, kit)
  if (edit.at === undefined) return made(moved, { [id]: 'asked' })
  const { stop } = findStop(moved, id) ?? standing
  const times = { arrive: edit.at, leave: edit.at + stop.leave - stop.arrive }
  return made(retimeStop(moved, id, times, factsFor(trip, kit)), { [id]: 'asked' })
}

/** The position on that day with the fewest problems, and then the shortest legs. */
function moveToBest(trip: Trip, stopId: string, day: TripDay, kit: EditKit): Trip {
  const facts = factsFor(trip, kit)
  const dayIds = [day.id, findStop(trip, stopId)?.day.id ?? '']
  const minutes = (tried: Trip): number =>
    tried.days
      .filter(({ id }) => dayIds.includes(id))
      .flatMap(({ stops }) => stops)
      .reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0)
  const tries = Array.from({ length: day.stops.length + 1 }, (_, index) =>
    moveStop(trip, stopId, { dayId: day.id, index }, facts),
  ).map((tried) => ({ tried, trouble: troubleOn(tried, dayIds, kit), minutes: minutes(tried) }))
  const [best] = tries.toSorted((one, other) => one.trouble - other.trouble || one.minutes - other.minutes)
  return best?.tried ?? trip
}
