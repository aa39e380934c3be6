import { textOfValue } from '../kernel/index.ts'
import { changeDay, type DayFacts, placeOf, settleDay, USUAL_FACTS } from '../trip-edit/index.ts'
import type { Trip, TripDay, TripPlace, TripWishes } from '../trip/index.ts'
import { mergeDays } from './merge-days.ts'
import { mergeStops, type Placed, stopsOf } from './merge-stops.ts'
import { mergeSet, pick } from './pick.ts'

/**
 * Merges the versions of several devices: whatever their order, the result is the same. Everything added, moved or
 * written stays; a removal applies when no other version changed the thing. Without the common ancestor nothing counts
 * as removed.
 */
export function mergeTrips(
  base: Trip | null,
  versions: readonly [Trip, ...Trip[]],
  facts: DayFacts = USUAL_FACTS,
): Trip {
  const byText = new Map(versions.map((trip) => [textOfValue(trip), trip]))
  const before = base && textOfValue(base)
  const [only, ...others] = [...byText].flatMap(([text, trip]) => (text === before ? [] : [trip]))
  if (!only) return base ?? versions[0]
  if (others.length === 0) return only
  const all = [...byText].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, trip]) => trip)
  const places = mergePlaces(base, all)
  const days = fillDays(mergeDays(base, all), mergeStops(stopsOf(base ?? { days: [] }), all.map(stopsOf)))
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const ideas = ideasOf(base, all).filter((id) => places[id] && !planned.has(id))
  const merged: Trip = {
    id: only.id,
    title: pick(
      base?.title,
      all.map(({ title }) => title),
    ),
    days,
    places: Object.fromEntries(Object.entries(places).filter(([id]) => planned.has(id) || ideas.includes(id))),
    ideas,
    wishes: mergeWishes(base?.wishes, all),
  }
  return settleMixedDays(merged, all, facts)
}

/** A place is removed only when a version removed it completely; one that lost its time becomes an idea again. */
function ideasOf(base: Trip | null, versions: readonly Trip[]): readonly string[] {
  const kept = mergeSet(
    Object.keys(base?.places ?? {}),
    versions.map(({ places }) => Object.keys(places)),
  )
  const wereIdeas = (base?.ideas ?? []).filter((id) => kept.includes(id))
  return [...new Set([...wereIdeas, ...kept.toSorted()])]
}

function mergePlaces(base: Trip | null, versions: readonly Trip[]): Readonly<Record<string, TripPlace>> {
  const ids = new Set(versions.flatMap(({ places }) => Object.keys(places)))
  return Object.fromEntries(
    [...ids].toSorted().map((id) => [
      id,
      pick(
        base?.places[id],
        versions.flatMap(({ places }) => places[id] ?? []),
      ),
    ]),
  )
}

function mergeWishes(before: TripWishes | undefined, versions: readonly Trip[]): TripWishes {
  const keys = Object.keys(versions[0]!.wishes) as (keyof TripWishes)[]
  const entries = keys.map((key) => [
    key,
    pick<unknown>(
      before?.[key],
      versions.map(({ wishes }) => wishes[key]),
    ),
  ])
  return Object.fromEntries(entries) as TripWishes
}

/** A stop of a removed day moves to the first one: the traveller sees it there, and the checker reports problems. */
function fillDays(days: readonly TripDay[], stops: readonly Placed[]): readonly TripDay[] {
  const ids = new Set(days.map(({ id }) => id))
  return days.map((day, index) => ({
    ...day,
    stops: stops
      .filter(({ dayId }) => dayId === day.id || (index === 0 && !ids.has(dayId)))
      .map(({ stop }) => stop)
      .toSorted((one, other) => one.arrive - other.arrive || one.leave - other.leave || (one.id < other.id ? -1 : 1)),
  }))
}

/** A day changed on one device stays as it is; only when two changed it are the times recomputed. */
function settleMixedDays(trip: Trip, versions: readonly Trip[], facts: DayFacts): Trip {
  const known = new Set(versions.flatMap(({ days }) => days.map(({ stops }) => textOfValue(stops))))
  return trip.days
    .filter(({ stops }) => stops.some((stop) => placeOf(stop, trip.places)) && !known.has(textOfValue(stops)))
    .reduce((sum, { id }) => changeDay(sum, id, (day) => settleDay(day, trip.places, facts)), trip)
}
