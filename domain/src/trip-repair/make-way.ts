import { type DayFacts, dropStop, findDay, placeOf } from '../trip-edit/index.ts'
import type { Stop, Trip, TripDay } from '../trip/index.ts'
import { dayFits } from './day-fits.ts'
import { insertBest } from './insert-best.ts'

type Way = { readonly trip: Trip; readonly given: readonly Stop[] }

/** A requested stop replaces others: as few as possible, the least known first. */
export function makeWay(trip: Trip, stop: Stop, days: readonly TripDay[], facts: DayFacts): Way | null {
  const renown = (each: Stop): number => placeOf(each, trip.places)?.renown ?? 0
  const weight = ({ given }: Way): number => given.reduce((sum, each) => sum + 1 + renown(each), 0)
  const ways = days.flatMap((day) => {
    const free = day.stops.filter(isFree).toSorted((one, other) => renown(one) - renown(other))
    const one = firstOf(free, (given) => tryWithout(trip, stop, { day, given: [given], facts }))
    return (
      one ?? firstOf(free, (_, index) => tryWithout(trip, stop, { day, given: free.slice(0, index + 1), facts })) ?? []
    )
  })
  return ways.toSorted((one, other) => weight(one) - weight(other))[0] ?? null
}

function isFree({ kind, placeId, isLocked, isMustSee }: Stop): boolean {
  return kind === 'visit' && placeId !== null && !isLocked && !isMustSee
}

type Trial = { readonly day: TripDay; readonly given: readonly Stop[]; readonly facts: DayFacts }

function tryWithout(trip: Trip, stop: Stop, { day, given, facts }: Trial): Way | null {
  const dropped = given.reduce((made, { id }) => dropStop(made, id, facts), trip)
  // An unreferenced place would be removed, and the new one is not referenced yet.
  const without = { ...dropped, places: trip.places }
  const own = without.days.filter(({ id }) => id === day.id)
  const housed = insertBest(without, stop, own, facts)
  const now = housed && findDay(housed, day.id)
  // Meals stay at their times from before.
  return housed && now && dayFits(now, day, housed.places, facts) ? { trip: housed, given } : null
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item, index: number) => Found | null): Found | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== null) return found
  }
  return null
}
