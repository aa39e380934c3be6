import type { Stop, StopId, Trip, TripDay } from '../trip/index.ts'

type PlannedAgain = {
  /** For the planner to fill: fixed stops are locked, whether or not the traveller locked them. */
  readonly trip: Trip
  /** The planner's result with the original locks and all notes. */
  readonly finish: (planned: Trip) => Trip
}

type Carried = { readonly dayId: string; readonly stop: Stop; readonly was: Stop }

/**
 * New days from new wishes, with the traveller's edits to the old ones: locked stops, own stops, notes, times. `base`
 * is the old draft: anything unchanged from it was ours, not the traveller's.
 */
export function planAgain(draft: Trip, before: Trip, base: Trip | null): PlannedAgain {
  const pairs = pairDays(draft.days, before.days)
  const carried = pairs.flatMap(([day, old]) => (old ? carryStops(day, old, { draft, base }) : []))
  const carriedIds = new Set(carried.map(({ stop }) => stop.id))
  const days = pairs.map(([day, old]) => {
    const own = carried.filter(({ dayId }) => dayId === day.id).map(({ stop }) => stop)
    const fixed = day.stops.filter((stop) => !carriedIds.has(stop.id) && !wasTakenOff(stop, before, base))
    const stops = [...fixed, ...own].toSorted((one, other) => one.arrive - other.arrive)
    return { ...day, ...(old && ownHours(day, old, base)), stops, note: old?.note ?? '' }
  })
  const kept = new Set(carried.flatMap(({ stop }) => stop.placeId ?? []))
  const left = pairs.flatMap(([, old]) => old?.id ?? [])
  const ideas = ideasOfDays(before.days.filter(({ id }) => !left.includes(id))).filter((id) => !kept.has(id))
  const places = pick(before.places, [...kept, ...ideas])
  return {
    trip: { ...draft, days, places: { ...draft.places, ...places }, ideas: [...new Set([...ideas, ...draft.ideas])] },
    finish: (planned) => giveBack(planned, carried),
  }
}

type Pair = readonly [day: TripDay, old: TripDay | undefined]

/** By date when they share some: a booking for the 7th stays on the 7th. Else the first with the first. */
function pairDays(days: readonly TripDay[], before: readonly TripDay[]): readonly Pair[] {
  const byDate = new Map(before.flatMap((day) => (day.date === null ? [] : [[day.date, day] as const])))
  const isSameTime = days.some(({ date }) => date !== null && byDate.has(date))
  return days.map((day, index) => {
    const old = isSameTime ? day.date && byDate.get(day.date) : before[index]
    return [day, old && old.city.name === day.city.name && old.city.country === day.city.country ? old : undefined]
  })
}

type Drafts = { readonly draft: Trip; readonly base: Trip | null }

function carryStops(day: TripDay, old: TripDay, drafts: Drafts): readonly Carried[] {
  return old.stops.flatMap((was) => {
    const isOwn = was.placeId === null && was.kind !== 'meal' && !isNamedGap(was)
    if (!was.isLocked && !isOwn && was.note.trim() === '') return []
    if (isDrafted(was) && !isStillAsked(was, drafts)) return []
    const id = was.id.startsWith(`${old.id}-`) ? `${day.id}${was.id.slice(old.id.length)}` : was.id
    // A stop with a note is treated like a requested one, and its time may change.
    const stop = { ...was, id, isLocked: was.isLocked || isOwn, isMustSee: was.isMustSee || !isOwn }
    return [{ dayId: day.id, stop, was: { ...was, id } }]
  })
}

/** A rest or a stroll that the planner wrote into a gap. */
function isNamedGap({ id, kind }: Stop): boolean {
  return kind === 'free' && /-(?:free-\d+|rest)$/.test(id)
}

/** A leg to the next city or an appointment from the wishes. */
function isDrafted({ id }: Stop): boolean {
  return /^(?:travel|appointment|excursion)-\d+(?:-[a-z]+)?$/.test(id)
}

function isStillAsked(was: Stop, { draft, base }: Drafts): boolean {
  const now = findById(draft, was.id)
  const then = base && findById(base, was.id)
  return now !== undefined && (then ? isSameStop(now, then) : now.title === was.title)
}

function wasTakenOff(stop: Stop, before: Trip, base: Trip | null): boolean {
  const then = base && findById(base, stop.id)
  return Boolean(then && isSameStop(stop, then) && !findById(before, stop.id))
}

function isSameStop(one: Stop, other: Stop): boolean {
  return one.title === other.title && one.arrive === other.arrive
}

function findById({ days }: Trip, id: StopId): Stop | undefined {
  return days.flatMap(({ stops }) => stops).find((stop) => stop.id === id)
}

/** A manually set time stays; one derived from the old wishes follows the new ones. */
function ownHours(day: TripDay, old: TripDay, base: Trip | null): Pick<TripDay, 'start' | 'end'> {
  const then = base?.days.find(({ id }) => id === old.id)
  const edgeOf = (edge: 'start' | 'end') => {
    const isSet = then !== undefined && then[edge].at !== old[edge].at
    return isSet && day[edge].bufferMinutes === old[edge].bufferMinutes ? { ...day[edge], at: old[edge].at } : day[edge]
  }
  return { start: edgeOf('start'), end: edgeOf('end') }
}

function ideasOfDays(days: readonly TripDay[]): readonly string[] {
  const own = days.flatMap(({ stops }) => stops).filter(({ isLocked, note }) => isLocked || note.trim() !== '')
  return own.flatMap(({ placeId }) => placeId ?? [])
}

function pick(places: Trip['places'], ids: readonly string[]): Trip['places'] {
  return Object.fromEntries(ids.flatMap((id) => (places[id] ? [[id, places[id]]] : [])))
}

function giveBack(planned: Trip, carried: readonly Carried[]): Trip {
  const before = new Map(carried.map(({ stop, was }) => [stop.id, was]))
  const placed = new Set(planned.days.flatMap(({ stops }) => stops.map(({ id }) => id)))
  const days = planned.days.map((day) => {
    const stops = day.stops.map((stop) => {
      const was = before.get(stop.id)
      return was ? { ...stop, isLocked: was.isLocked, isMustSee: was.isMustSee, note: was.note } : stop
    })
    const lost = carried.filter(({ dayId, stop }) => dayId === day.id && !placed.has(stop.id) && stop.note.trim())
    const notes = lost.map(({ stop }) => `${stop.title}: ${stop.note.trim()}`)
    return { ...day, stops, note: [day.note, ...notes].filter(Boolean).join('\n') }
  })
  return { ...planned, days }
}
