import { textOfValue } from '../kernel/index.ts'
import type { DayId, Stop, StopId, Trip } from '../trip/index.ts'
import { changedValues, joinNotes, pick } from './pick.ts'

export type Placed = { readonly dayId: DayId; readonly stop: Stop }
export type PlacedStops = ReadonlyMap<StopId, Placed>

export function stopsOf({ days }: Pick<Trip, 'days'>): PlacedStops {
  return new Map(days.flatMap(({ id, stops }) => stops.map((stop) => [stop.id, { dayId: id, stop }])))
}

/** Every remaining stop, merged field by field. */
export function mergeStops(before: PlacedStops, versions: readonly PlacedStops[]): readonly Placed[] {
  const ids = [...new Set([before, ...versions].flatMap((stops) => [...stops.keys()]))].toSorted()
  const merged = ids.flatMap((id) => {
    const was = before.get(id)
    const copies = versions.flatMap((stops) => stops.get(id) ?? [])
    const isDropped = was !== undefined && copies.length < versions.length && !copies.some((now) => isTouched(was, now))
    return isDropped || copies.length === 0 ? [] : [mergeStop(was, copies)]
  })
  return withoutTwins(merged, before)
}

/**
 * More than pushed to another time by a neighbour: this stop was edited, so another version's removal does not apply.
 */
export function isTouched(was: Placed, now: Placed): boolean {
  return was.dayId !== now.dayId || meant(was.stop) !== meant(now.stop)
}

function meant({ kind, title, placeId, isLocked, isMustSee, note }: Stop): string {
  return textOfValue([kind, title, placeId, isLocked, isMustSee, note])
}

function mergeStop(was: Placed | undefined, copies: readonly Placed[]): Placed {
  const field = <Key extends keyof Stop>(key: Key): Stop[Key] =>
    pick(
      was?.stop[key],
      copies.map(({ stop }) => stop[key]),
    )
  const when = pickTime(was, copies)
  const note = joinNotes(
    was?.stop.note,
    copies.map(({ stop }) => stop.note),
  )
  const { id } = copies[0]!.stop
  // These fields belong together: the title of one place with the address of another would be wrong.
  const what = pick(
    was && whatOf(was.stop),
    copies.map(({ stop }) => whatOf(stop)),
  )
  const marks = { isLocked: field('isLocked'), isMustSee: field('isMustSee') }
  const stop: Stop = { id, ...what, arrive: when.arrive, leave: when.leave, leg: field('leg'), ...marks, note }
  return { dayId: when.dayId, stop }
}

function whatOf({ kind, title, placeId, cost }: Stop): Pick<Stop, 'kind' | 'title' | 'placeId' | 'cost'> {
  return { kind, title, placeId, cost }
}

type When = Pick<Stop, 'arrive' | 'leave'> & { readonly dayId: DayId }

/** Another day is intended; another time on the same day may only be a consequence. */
function pickTime(was: Placed | undefined, copies: readonly Placed[]): When {
  const whenOf = ({ dayId, stop: { arrive, leave } }: Placed): When => ({ dayId, arrive, leave })
  const before = was && whenOf(was)
  const changed = changedValues(before, copies.map(whenOf))
  const elsewhere = changed.filter(({ dayId }) => dayId !== before?.dayId)
  return elsewhere.at(-1) ?? changed.at(-1) ?? before ?? whenOf(copies[0]!)
}

/** Two devices put the same idea on a day: one visit is intended. */
function withoutTwins(merged: readonly Placed[], before: PlacedStops): readonly Placed[] {
  const seen = new Set<string>()
  return merged.filter(({ stop: { id, kind, placeId } }) => {
    if (kind !== 'visit' || placeId === null || before.has(id)) return true
    const isTwin = seen.has(placeId)
    seen.add(placeId)
    return !isTwin
  })
}
