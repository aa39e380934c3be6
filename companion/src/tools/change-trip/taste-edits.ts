import { convertByTable } from '@app/domain/currency-conversion'
import type { Stop, Trip, TripDay, TripPlace } from '@app/domain/trip'
import { checkTrip } from '@app/domain/trip-checker'
import type { ChangeReason } from '@app/domain/trip-diff'
import { dropStop, findDay, legHome, placeOf, settleDay, stopAt, swapStop, withIdeas } from '@app/domain/trip-edit'
import { answersInterest, isWelcome } from '@app/domain/trip-planner'
import { insertBest, insertQuietly } from '@app/domain/trip-repair'

import { minorDigitsOf } from '../convert-currency.ts'
import { withPace } from './day-edits.ts'
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
  plannedIds,
  withPlace,
  troubleOn,
} from './editing.ts'
import { replanDays } from './replan-days.ts'
import type { EditOf } from './trip-edit.ts'

const MOST_TRIED = 40
const MORE_ON_A_DAY = 2
/** Less than this reduction does not count as walking less. */
const LESS = 0.85
const ENOUGH_LESS = 0.7

export function fillUp(trip: Trip, edit: EditOf<'fuller'>, kit: EditKit): Outcome {
  const day = dayAt(trip, edit.day)
  if (edit.day !== undefined && !day) return 'no-such-day'
  const reasons: Record<string, ChangeReason> = {}
  let fuller = trip
  for (const { id } of day ? [day] : trip.days) {
    for (let count = 0; count < (day ? MORE_ON_A_DAY : 1); count += 1) {
      const added = addAnything(fuller, id, () => true, kit)
      if (!added) break
      fuller = added.trip
      reasons[added.id] = 'fills-gap'
    }
  }
  const paced = day ? fuller : withPace(fuller, 'full')
  return paced === trip ? 'no-room' : made(paced, reasons)
}

/** The best known place that fits on that day; preferably without moving other stops. */
function addAnything(trip: Trip, dayId: string, isWanted: (place: TripPlace) => boolean, kit: EditKit) {
  const day = findDay(trip, dayId)
  if (!day) return null
  const facts = factsFor(trip, kit)
  const wanted = unplanned(trip, day, kit).filter(isWanted).slice(0, MOST_TRIED)
  for (const insert of [insertQuietly, insertBest]) {
    for (const place of wanted) {
      const id = newStopId(trip, place.id)
      const known = withPlace(trip, place)
      const housed = insert(known, stopAt(place, id, trip), [day], facts)
      if (housed) return { trip: withIdeas(housed, trip.ideas), id }
    }
  }
  return null
}

function unplanned(trip: Trip, day: TripDay, { candidates }: EditKit): readonly TripPlace[] {
  const planned = plannedIds(trip)
  const ideas = trip.ideas.flatMap((id) => trip.places[id] ?? [])
  const all = new Map([...candidates, ...ideas].map((place) => [place.id, place]))
  return [...all.values()]
    .filter((place) => !planned.has(place.id) && isWelcome(place, trip.wishes) && isNear(place, day))
    .toSorted((one, other) => other.renown - one.renown || (one.id < other.id ? -1 : 1))
}

/** One more of the liked kind on every day, replacing the least valued if there is no room. */
export function addMore(trip: Trip, edit: EditOf<'more'>, kit: EditKit): Outcome {
  const day = dayAt(trip, edit.day)
  if (edit.day !== undefined && !day) return 'no-such-day'
  const answers = ({ kind }: TripPlace): boolean => answersInterest(kind, [edit.interest])
  const reasons: Record<string, ChangeReason> = {}
  let more = trip
  for (const { id } of day ? [day] : trip.days) {
    const added = addAnything(more, id, answers, kit) ?? swapOne(more, id, answers, kit)
    if (!added) continue
    more = added.trip
    reasons[added.id] = 'asked'
  }
  if (more === trip) return 'no-such-place'
  const { interests } = trip.wishes
  const isNew = !day && !interests.includes(edit.interest)
  return made(isNew ? { ...more, wishes: { ...more.wishes, interests: [...interests, edit.interest] } } : more, reasons)
}

function swapOne(trip: Trip, dayId: string, isWanted: (place: TripPlace) => boolean, kit: EditKit) {
  const day = findDay(trip, dayId)
  const [least] = (day?.stops ?? [])
    .filter((stop) => isFreeVisit(stop) && !stop.isMustSee && !isAlready(stop, trip, isWanted))
    .toSorted((one, other) => dearness(trip, one) - dearness(trip, other))
  if (!day || !least) return null
  const before = troubleOn(trip, [dayId], kit)
  for (const place of unplanned(trip, day, kit).filter(isWanted).slice(0, MOST_TRIED)) {
    const swapped = swapStop(withPlace(trip, place), least.id, place.id, factsFor(trip, kit))
    if (troubleOn(swapped, [dayId], kit) <= before) return { trip: swapped, id: least.id }
  }
  return null
}

function isAlready(stop: Stop, { places }: Trip, isWanted: (place: TripPlace) => boolean): boolean {
  const place = placeOf(stop, places)
  return place !== null && isWanted(place)
}

/** Removes the unwanted kind, and fills the gaps with other places. */
export function leaveOut(trip: Trip, edit: EditOf<'avoid'>, kit: EditKit): Outcome {
  if (trip.wishes.mustNot.includes(edit.what)) return 'already-so'
  const wishes = { ...trip.wishes, mustNot: [...trip.wishes.mustNot, edit.what] }
  const only = { ...wishes, mobility: 'any' as const, mustSee: [], mustNot: [edit.what] }
  const unwanted = trip.days.flatMap(({ id, stops }) =>
    stops
      .filter((stop) => {
        const place = placeOf(stop, trip.places)
        return isFreeVisit(stop) && place !== null && !isWelcome(place, only)
      })
      .map((stop) => ({ stop, dayId: id })),
  )
  const facts = factsFor(trip, kit)
  const without = unwanted.reduce((now, { stop }) => dropStop(now, stop.id, facts), trip)
  // They are also removed from the ideas.
  const ideas = without.ideas.filter((id) => {
    const place = without.places[id]
    return place !== undefined && isWelcome(place, only)
  })
  const bare = withIdeas({ ...without, wishes }, ideas)
  const dayIds = [...new Set(unwanted.map(({ dayId }) => dayId))]
  const filled = dayIds.length === 0 ? bare : replanDays(bare, { dayIds, wishes, candidates: kit.candidates }, kit)
  return made({ ...filled, wishes }, Object.fromEntries(unwanted.map(({ stop }) => [stop.id, 'asked' as const])))
}

export function walkLess(trip: Trip, edit: EditOf<'less-walking'>, kit: EditKit): Outcome {
  const day = dayAt(trip, edit.day)
  if (edit.day !== undefined && !day) return 'no-such-day'
  if (day) return walkLessOn(trip, day, kit)
  if (trip.wishes.mobility === 'short-walks') return 'already-so'
  const wishes = { ...trip.wishes, mobility: 'short-walks' as const }
  const short: Trip = { ...trip, wishes }
  const facts = factsFor(short, kit)
  return made({ ...short, days: short.days.map((own) => settleDay(own, short.places, facts)) })
}

/** A better order first; if that is not enough, without the farthest stop. */
function walkLessOn(trip: Trip, day: TripDay, kit: EditKit): Outcome {
  const walked = (own: Trip): number => walkingOn(own, day.id, kit)
  const before = walked(trip)
  const own = day.stops.flatMap((stop) => placeOf(stop, trip.places) ?? [])
  const capped = { ...trip.wishes, walkingCapMetres: Math.max(1000, before * ENOUGH_LESS) }
  const alone = { ...trip, ideas: [], places: Object.fromEntries(own.map((place) => [place.id, place])) }
  const ordered = replanDays(alone, { dayIds: [day.id], wishes: capped, candidates: own }, kit)
  const facts = factsFor(trip, kit)
  const relaid = findDay(ordered, day.id)
  const reordered = relaid
    ? withIdeas(
        { ...trip, days: trip.days.map((each) => (each.id === day.id ? settleDay(relaid, trip.places, facts) : each)) },
        [...own.map(({ id }) => id), ...trip.ideas],
      )
    : trip
  const lost = day.stops.length - (findDay(reordered, day.id)?.stops.length ?? 0)
  if (lost === 0 && walked(reordered) <= before * ENOUGH_LESS) return made(reordered)
  return giveUpFarthest(trip, day.id, before, kit)
}

function giveUpFarthest(trip: Trip, dayId: string, before: number, kit: EditKit): Outcome {
  const facts = factsFor(trip, kit)
  const reasons: Record<string, ChangeReason> = {}
  let shorter = trip
  for (let left = walkingOn(trip, dayId, kit); left > before * ENOUGH_LESS; left = walkingOn(shorter, dayId, kit)) {
    const visits = (findDay(shorter, dayId)?.stops ?? []).filter((stop) => isFreeVisit(stop) && !stop.isMustSee)
    if (visits.length < 2) break
    const tried = visits
      .map((stop) => ({ stop, trip: dropStop(shorter, stop.id, facts) }))
      .map((each) => ({ ...each, walked: walkingOn(each.trip, dayId, kit) }))
      .toSorted((a, b) => dearness(trip, a.stop) - dearness(trip, b.stop))
    // The least valued of those whose removal is enough; else the one that saves most.
    const best = tried.find(({ walked }) => walked <= left * LESS) ?? tried.toSorted((a, b) => a.walked - b.walked)[0]
    if (!best || best.walked >= left) break
    shorter = best.trip
    reasons[best.stop.id] = 'asked'
  }
  return walkingOn(shorter, dayId, kit) <= before * LESS ? made(shorter, reasons) : 'already-so'
}

function walkingOn(trip: Trip, dayId: string, kit: EditKit): number {
  const day = findDay(trip, dayId)
  if (!day) return 0
  const home = legHome(day, trip.places, factsFor(trip, kit))
  const legs = [...day.stops.flatMap(({ leg }) => leg ?? []), home]
  return legs.reduce((sum, { mode, metres }) => sum + (mode === 'walk' ? metres : 0), 0)
}

/** Drops the most expensive visits until the known prices fit. */
export function spendLess(trip: Trip, edit: EditOf<'budget'>, kit: EditKit): Outcome {
  const digits = minorDigitsOf(edit.currency)
  if (digits === null) return 'no-such-place'
  const budget = { minorUnits: Math.round(edit.amount * 10 ** digits), currency: edit.currency }
  const reasons: Record<string, ChangeReason> = {}
  let cheaper: Trip = { ...trip, wishes: { ...trip.wishes, budget } }
  const facts = factsFor(trip, kit)
  const { rates } = checkFactsOf(cheaper, kit.lookUps)
  const priceOf = ({ cost }: Stop): number => (cost && convertByTable(cost, budget.currency, rates)?.minorUnits) ?? 0
  const isOver = (): boolean =>
    checkTrip(cheaper, checkFactsOf(cheaper, kit.lookUps)).some(({ code }) => code === 'budget-exceeded')
  while (isOver()) {
    const [dearest] = cheaper.days
      .flatMap(({ stops }) => stops)
      .filter((stop) => !stop.isLocked && !stop.isMustSee && priceOf(stop) > 0)
      .toSorted((one, other) => priceOf(other) - priceOf(one))
    if (!dearest) break
    cheaper = dropStop(cheaper, dearest.id, facts)
    reasons[dearest.id] = 'asked'
  }
  return made(cheaper, reasons)
}
