import { type CalendarDate, textOfValue } from '../kernel/index.ts'
import type { DayId, MinuteOfDay, Stop, StopId, Trip, TripWishes } from '../trip/index.ts'

/** The reason of a line; `follows`: because of earlier lines. */
export type ChangeReason =
  | 'asked'
  | 'follows'
  | 'closed'
  | 'rain'
  | 'no-roof'
  | 'no-room'
  | 'too-late'
  | 'fills-gap'
  | 'day-dropped'
  | 'makes-way'
  | 'more-seen'

export type StopTime = { readonly dayId: DayId; readonly arrive: MinuteOfDay; readonly leave: MinuteOfDay }

type Line = { readonly id: string; readonly because: ChangeReason }

export type TripChange = Line &
  (
    | { readonly kind: 'added'; readonly stop: Stop; readonly to: StopTime }
    | { readonly kind: 'removed'; readonly stop: Stop; readonly from: StopTime }
    | { readonly kind: 'moved' | 'retimed'; readonly stop: Stop; readonly from: StopTime; readonly to: StopTime }
    | { readonly kind: 'replaced'; readonly stop: Stop; readonly was: Stop; readonly to: StopTime }
    | { readonly kind: 'day-added' | 'day-removed'; readonly dayId: DayId }
    | { readonly kind: 'edge'; readonly dayId: DayId; readonly edge: 'start' | 'end'; readonly at: MinuteOfDay }
    /** The first day has another date, and later ones follow. */
    | { readonly kind: 'dated'; readonly from: CalendarDate | null; readonly to: CalendarDate | null }
    | { readonly kind: 'wish'; readonly wish: keyof TripWishes }
  )

/** By the id of a stop or a day. */
export type Reasons = Readonly<Record<string, ChangeReason>>

type Placed = { readonly stop: Stop; readonly time: StopTime }

/** The differences between two trips, one line per change that a traveller would name. */
export function diffTrips(before: Trip, after: Trip, reasons: Reasons = {}): readonly TripChange[] {
  const was = placed(before)
  const now = placed(after)
  const lines = [...new Set([...was.keys(), ...now.keys()])]
    .flatMap((id) => lineOf(was.get(id), now.get(id), reasons[id]))
    .toSorted((one, other) => momentOf(one, before, after) - momentOf(other, before, after))
  return [...wishLines(before, after), ...dateLine(before, after), ...dayLines(before, after, reasons), ...lines]
}

const MINUTES_PER_DAY = 10_000

/** In the order of the days, so that consequences come after their cause. */
function momentOf(line: TripChange, before: Trip, after: Trip): number {
  const dayNumber = (dayId: DayId): number => {
    const number = after.days.findIndex(({ id }) => id === dayId)
    return number < 0 ? before.days.findIndex(({ id }) => id === dayId) : number
  }
  const times = [...('from' in line ? [line.from] : []), ...('to' in line ? [line.to] : [])]
  const moments = times.map((time) =>
    time !== null && typeof time === 'object' ? dayNumber(time.dayId) * MINUTES_PER_DAY + time.arrive : 0,
  )
  return Math.min(...moments)
}

function wishLines(before: Trip, after: Trip): readonly TripChange[] {
  const keys = Object.keys(after.wishes) as (keyof TripWishes)[]
  return keys
    .filter((wish) => textOfValue(before.wishes[wish]) !== textOfValue(after.wishes[wish]))
    .map((wish) => ({ id: `wish-${wish}`, kind: 'wish', wish, because: 'asked' }))
}

function dateLine(before: Trip, after: Trip): readonly TripChange[] {
  const [from, to] = [before.days[0]?.date ?? null, after.days[0]?.date ?? null]
  return from === to ? [] : [{ id: 'dates', kind: 'dated', from, to, because: 'asked' }]
}

function placed({ days }: Trip): ReadonlyMap<StopId, Placed> {
  return new Map(
    days.flatMap(({ id, stops }) =>
      stops.map((stop) => [stop.id, { stop, time: { dayId: id, arrive: stop.arrive, leave: stop.leave } }]),
    ),
  )
}

function lineOf(
  was: Placed | undefined,
  now: Placed | undefined,
  given: ChangeReason | undefined,
): readonly TripChange[] {
  if (was && !now)
    return [{ id: was.stop.id, kind: 'removed', stop: was.stop, from: was.time, because: given ?? 'no-room' }]
  if (!now) return []
  const { stop, time: to } = now
  if (!was) return [{ id: stop.id, kind: 'added', stop, to, because: given ?? 'fills-gap' }]
  if (was.stop.placeId !== stop.placeId)
    return [{ id: stop.id, kind: 'replaced', stop, was: was.stop, to, because: given ?? 'asked' }]
  const from = was.time
  if (from.dayId !== to.dayId) return [{ id: stop.id, kind: 'moved', stop, from, to, because: given ?? 'asked' }]
  if (from.arrive === to.arrive && from.leave === to.leave) return []
  return [{ id: stop.id, kind: 'retimed', stop, from, to, because: given ?? 'follows' }]
}

function dayLines(before: Trip, after: Trip, reasons: Reasons): readonly TripChange[] {
  const ids = (trip: Trip): readonly DayId[] => trip.days.map(({ id }) => id)
  const because = (id: DayId): ChangeReason => reasons[id] ?? 'asked'
  const added = ids(after).filter((id) => !ids(before).includes(id))
  const removed = ids(before).filter((id) => !ids(after).includes(id))
  const edges = after.days.flatMap((day) => {
    const was = before.days.find(({ id }) => id === day.id)
    const changed = (['start', 'end'] as const).filter((edge) => was && was[edge].at !== day[edge].at)
    return changed.map((edge) => ({ kind: 'edge' as const, dayId: day.id, edge, at: day[edge].at }))
  })
  return [
    ...added.map((dayId) => ({ id: dayId, kind: 'day-added' as const, dayId, because: because(dayId) })),
    ...removed.map((dayId) => ({ id: dayId, kind: 'day-removed' as const, dayId, because: because(dayId) })),
    ...edges.map((line) => ({ ...line, id: `${line.dayId}-${line.edge}`, because: because(line.dayId) })),
  ]
}
