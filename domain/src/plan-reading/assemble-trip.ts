import { type CalendarDate, calendarDate, type Coordinates } from '../kernel/index.ts'
import { windowsOn } from '../opening-hours/index.ts'
import type { DayEdge, Stop, Trip, TripCity, TripDay, TripPlace, TripWishes } from '../trip/index.ts'
import type { PlanItem } from './read-plan-item.ts'
import type { PlanDay, ReadPlan } from './read-plan.ts'
import { type Draft, timeDrafts } from './time-drafts.ts'

export type FoundPlace = { readonly place: TripPlace; readonly start: number; readonly end: number }

export type PlanKnowledge = {
  readonly cityOf: (day: number) => { readonly city: TripCity; readonly timeZone: string }
  /** Every place in a line, from left to right; `name` is the likely name. */
  readonly findPlaces: (line: { readonly text: string; readonly name: string }, day: number) => readonly FoundPlace[]
  /** The airport; null when unknown. */
  readonly airportOf: (day: number) => Coordinates | null
  readonly wishes: TripWishes
}

export type AssembledPlan = {
  readonly trip: Trip
  readonly writtenWeekdays: Readonly<Record<string, number>>
  /** Stops without a written time: it was computed from earlier ones. */
  readonly countedStopIds: readonly string[]
  readonly unreadable: readonly UnreadableLine[]
  /** Lines without a place and a time: they were treated as remarks, perhaps wrongly. */
  readonly remarks: readonly string[]
}

export type UnreadableLine = {
  readonly dayId: string
  /** Null when it created no stop. */
  readonly stopId: string | null
  readonly because: 'no-such-hour' | 'no-such-date' | 'flight-without-hour'
  readonly written: string
}

/**
 * For check-in and security, and for passport control and baggage. Our own values, as in docs/domain/trip-checker.md.
 */
const BEFORE_A_FLIGHT_MINUTES = 120
const AFTER_LANDING_MINUTES = 60
const LAST_MINUTE = 30 * 60
const EATERIES = new Set(['restaurant', 'cafe', 'fast_food', 'bar', 'pub', 'bakery', 'brewery', 'market', 'nightclub'])
const MEAL_MINUTES = { breakfast: 45, lunch: 60, dinner: 90 } as const
const UNKNOWN_VISIT_MINUTES = 60
const FREE_MINUTES = 30
const LONGEST_LINE = 120
const SHORTEST_TALK = 3
/** Without a date, any day on which most places are open will do. */
const SOME_WEDNESDAY = calendarDate('2027-06-09')

/** A trip from the parsed text: with places if they were found, and without inventing any. */
export function assembleTrip(plan: ReadPlan, knowledge: PlanKnowledge): AssembledPlan {
  const places = new Map<string, TripPlace>()
  const days = plan.days.map((day, index) => assembleDay(day, index, knowledge, places))
  const weekdays = plan.days.flatMap(({ writtenWeekday }, index) =>
    writtenWeekday === null ? [] : [[`day-${index + 1}`, writtenWeekday] as const],
  )
  const title = plan.introduction.find((line) => line.length <= 80) ?? days[0]?.day.city.name ?? ''
  return {
    trip: {
      id: 'pasted',
      title,
      days: days.map(({ day }) => day),
      places: Object.fromEntries(places),
      ideas: [],
      wishes: knowledge.wishes,
    },
    writtenWeekdays: Object.fromEntries(weekdays),
    countedStopIds: days.flatMap(({ counted }) => counted),
    unreadable: days.flatMap(({ unreadable }) => unreadable),
    remarks: [...plan.skipped, ...days.flatMap(({ remarks }) => remarks)],
  }
}

function assembleDay(plan: PlanDay, index: number, knowledge: PlanKnowledge, places: Map<string, TripPlace>) {
  const id = `day-${index + 1}`
  const { city, timeZone } = knowledge.cityOf(index)
  const byItem = plan.items.map((item, at) => ({
    item,
    drafts: [...toDrafts(item, index, knowledge), ...endOfWay(item, plan.items[at + 1], index, knowledge)],
  }))
  const drafts = byItem.flatMap((each) => each.drafts)
  for (const { place } of drafts) if (place) places.set(place.id, place)
  const timed = timeDrafts(drafts, (place, minutes, earliest) => opensAfter(place, plan.date, minutes, earliest))
  const stops = timed.map(({ draft, arrive, leave }, at): Stop => ({
    id: `${id}-${at + 1}`,
    kind: draft.kind,
    title: draft.place && draft.kind === 'visit' ? draft.place.name : draft.title,
    placeId: draft.place?.id ?? null,
    arrive,
    leave,
    leg: null,
    isLocked: false,
    isMustSee: false,
    note: draft.text,
    cost: null,
  }))
  const day: TripDay = {
    id,
    date: plan.date,
    timeZone,
    city,
    ...edgesOf(plan, index, knowledge, drafts),
    stops,
    note: plan.heading,
  }
  const stopOf = (draft: Draft | undefined): string | null =>
    stops[timed.findIndex((each) => each.draft.text === draft?.text && each.draft.place === draft.place)]?.id ?? null
  return {
    day,
    counted: stops.filter((_, at) => timed[at]?.isCounted).map((stop) => stop.id),
    unreadable: unreadableOf(plan, byItem).map(({ draft, ...line }) => ({ ...line, dayId: id, stopId: stopOf(draft) })),
    remarks: byItem.flatMap(({ item, drafts: own }) => (own.length === 0 && isTalk(item) ? [item.text] : [])),
  }
}

type ItemDrafts = { readonly item: PlanItem; readonly drafts: readonly Draft[] }
type Unreadable = Pick<UnreadableLine, 'because' | 'written'> & { readonly draft: Draft | undefined }

function unreadableOf({ impossibleDate }: PlanDay, items: readonly ItemDrafts[]): readonly Unreadable[] {
  const ofItems = items.flatMap(({ item, drafts }): readonly Unreadable[] => {
    const [draft] = drafts
    if (item.impossibleHour) return [{ draft, because: 'no-such-hour', written: lineOf(item) }]
    const isFlight = item.kind === 'arrival' || item.kind === 'departure'
    // “Transfer to the airport” is about the flight whose time is on another line.
    const isSaid = items.some(({ item: other }) => other.kind === item.kind && other !== item && isFirst(other, item))
    return isFlight && item.from === null && !isSaid
      ? [{ draft, because: 'flight-without-hour', written: item.text.slice(0, LONGEST_LINE) }]
      : []
  })
  return impossibleDate ? [{ draft: undefined, because: 'no-such-date', written: impossibleDate }, ...ofItems] : ofItems
}

function isFirst(other: PlanItem, { line }: PlanItem): boolean {
  return other.from !== null || other.impossibleHour !== null || other.line < line
}

function lineOf({ impossibleHour, text }: PlanItem): string {
  return `${impossibleHour ?? ''} ${text}`.trim().slice(0, LONGEST_LINE)
}

function isTalk({ kind, text }: PlanItem): boolean {
  return (kind === 'visit' || kind === 'free') && text.length >= SHORTEST_TALK
}

/** Without a stated start, the day begins at its first stop and ends at its last. */
function edgesOf(
  { items }: PlanDay,
  index: number,
  { cityOf, airportOf }: PlanKnowledge,
  drafts: readonly Draft[],
): { readonly start: DayEdge; readonly end: DayEdge } {
  const { city } = cityOf(index)
  const airport = airportOf(index) ?? city.coordinates
  const landing = items.find(({ kind, from }) => kind === 'arrival' && from !== null)
  const takeOff = items.findLast(({ kind, from }) => kind === 'departure' && from !== null)
  const first = drafts.find(({ place }) => place)?.place?.coordinates ?? city.coordinates
  const last = drafts.findLast(({ place }) => place)?.place?.coordinates ?? city.coordinates
  return {
    start: landing
      ? { title: landing.text, coordinates: airport, at: landing.from ?? 0, bufferMinutes: AFTER_LANDING_MINUTES }
      : { title: '', coordinates: first, at: 0, bufferMinutes: 0 },
    end: takeOff
      ? { title: takeOff.text, coordinates: airport, at: takeOff.from ?? 0, bufferMinutes: BEFORE_A_FLIGHT_MINUTES }
      : { title: '', coordinates: last, at: LAST_MINUTE, bufferMinutes: 0 },
  }
}

/** One line may name several places; a sentence without any is a remark. */
function toDrafts(item: PlanItem, day: number, { findPlaces }: PlanKnowledge): readonly Draft[] {
  const base = { text: item.text, title: item.name, from: item.from, to: item.to, part: item.part }
  const length = item.lengthMinutes
  if (item.kind === 'arrival' || item.kind === 'departure') return []
  if (item.kind === 'way') return [{ ...base, kind: 'free', isWay: true, place: null, minutes: 0 }]
  if (item.kind === 'free') {
    if (item.form === 'prose') return []
    return [{ ...base, kind: 'free', isWay: false, place: null, minutes: length ?? FREE_MINUTES }]
  }
  const found = findPlaces(item, day)
  if (item.kind !== 'visit') {
    const place = found.find((each) => EATERIES.has(each.place.kind))?.place ?? null
    const part = item.part ?? (item.kind === 'breakfast' ? 'morning' : item.kind === 'lunch' ? 'noon' : 'evening')
    return [{ ...base, part, kind: 'meal', isWay: false, place, minutes: length ?? MEAL_MINUTES[item.kind] }]
  }
  if (found.length === 0) {
    return item.form === 'prose' || item.name.length < 3
      ? []
      : [{ ...base, kind: 'visit', isWay: false, place: null, minutes: length ?? UNKNOWN_VISIT_MINUTES }]
  }
  return found.map(({ place }, at) => ({
    ...base,
    from: at === 0 ? item.from : null,
    to: found.length === 1 ? item.to : null,
    title: place.name,
    kind: 'visit',
    isWay: false,
    place,
    minutes: length === null ? place.visitMinutes : Math.round(length / found.length),
  }))
}

/** “Walk to the Forum”: when the next line is about something else, the transfer ends in a visit. */
function endOfWay(item: PlanItem, next: PlanItem | undefined, day: number, knowledge: PlanKnowledge): readonly Draft[] {
  if (item.kind !== 'way' || item.form === 'prose') return []
  const namedNext = new Set(next ? knowledge.findPlaces(next, day).map(({ place }) => place.id) : [])
  const visit = toDrafts({ ...item, kind: 'visit', from: null, to: null }, day, knowledge)
  return visit.filter(({ place }) => place && !EATERIES.has(place.kind) && !namedNext.has(place.id))
}

/** The earliest start of a visit; the arrival when the place never opens in time. */
function opensAfter(place: TripPlace, date: CalendarDate | null, minutes: number, earliest: number): number {
  if (!place.hours) return earliest
  const windows = windowsOn(place.hours.text, date ?? SOME_WEDNESDAY, { isHoliday: () => null }) ?? []
  const window = windows.find(({ opens, closes }) => Math.max(opens, earliest) + minutes <= closes)
  return window ? Math.max(window.opens, earliest) : earliest
}
