import { addDays } from '../kernel/index.ts'
import type { DayId, Trip, TripDay } from '../trip/index.ts'
import { isTouched, type PlacedStops, stopsOf } from './merge-stops.ts'
import { joinNotes, pick } from './pick.ts'

/** The remaining days, in order and without stops. The versions are in a canonical order. */
export function mergeDays(base: Trip | null, versions: readonly Trip[]): readonly TripDay[] {
  const before = base?.days ?? []
  const kept = new Set(keptIds(base, versions))
  const ids = orderOf(before, versions, kept)
  const days = ids.map((id) =>
    mergeDay(
      dayOf(before, id),
      versions.flatMap(({ days: own }) => dayOf(own, id) ?? []),
    ),
  )
  const isUnmoved = versions.every((version) => isSameSequence(ids, version.days))
  return isUnmoved ? days : inARow(days, before, versions)
}

const dayOf = (days: readonly TripDay[], id: DayId): TripDay | undefined => days.find((day) => day.id === id)

function keptIds(base: Trip | null, versions: readonly Trip[]): readonly DayId[] {
  const before = base?.days ?? []
  const was = stopsOf({ days: before })
  const ids = [...new Set([...before, ...versions.flatMap(({ days }) => days)].map(({ id }) => id))]
  return ids.filter((id) => {
    const old = dayOf(before, id)
    const copies = versions.flatMap(({ days }) => dayOf(days, id) ?? [])
    if (!old || copies.length === versions.length) return copies.length > 0
    return copies.some((day) => day.note !== old.note || hasTouchedStop(day, was))
  })
}

function hasTouchedStop({ id, stops }: TripDay, was: PlacedStops): boolean {
  return stops.some((stop) => {
    const old = was.get(stop.id)
    return !old || isTouched(old, { dayId: id, stop })
  })
}

/** The known days in their new order; new ones after the day they were added to. */
function orderOf(before: readonly TripDay[], versions: readonly Trip[], kept: ReadonlySet<DayId>): readonly DayId[] {
  const known = before.map(({ id }) => id).filter((id) => kept.has(id))
  const isKnown = new Set(known)
  const orders = versions
    .map(({ days }) => days.map(({ id }) => id).filter((id) => isKnown.has(id)))
    .filter(({ length }) => length === known.length)
  const order = orders.length > 0 ? [...pick(known, orders)] : known
  for (const { days } of versions) {
    days.forEach(({ id }, index) => {
      if (!kept.has(id) || order.includes(id)) return
      const behind = days.slice(0, index).findLast((day) => order.includes(day.id))
      order.splice(behind ? order.indexOf(behind.id) + 1 : order.length, 0, id)
    })
  }
  return order
}

function mergeDay(was: TripDay | undefined, copies: readonly TripDay[]): TripDay {
  const field = <Key extends keyof TripDay>(key: Key): TripDay[Key] =>
    pick(
      was?.[key],
      copies.map((day) => day[key]),
    )
  return {
    id: copies[0]!.id,
    date: field('date'),
    timeZone: field('timeZone'),
    city: field('city'),
    start: field('start'),
    end: field('end'),
    stops: [],
    note: joinNotes(
      was?.note,
      copies.map(({ note }) => note),
    ),
  }
}

function isSameSequence(ids: readonly DayId[], days: readonly TripDay[]): boolean {
  return ids.length === days.length && ids.every((id, index) => id === days[index]?.id)
}

/** Days were added, removed or reordered: their dates are consecutive from the first. */
function inARow(days: readonly TripDay[], before: readonly TripDay[], versions: readonly Trip[]): readonly TripDay[] {
  const first = pick(
    before[0]?.date,
    versions.map((trip) => trip.days[0]?.date ?? null),
  )
  return days.map((day, index) => ({ ...day, date: first === null ? null : addDays(first, index) }))
}
