import { distanceKm } from '../kernel/index.ts'
import type { MinuteOfDay, Stop, Trip, TripDay } from '../trip/index.ts'
import type { CityKnowledge } from './city-knowledge.ts'
import { areaAt, knowledgeAt, positionAt, townAt } from './knowledge-of-day.ts'

/** Shorter is a coffee on the way. */
const SHORTEST_MINUTES = 75
const BEACH_KM = 6
const WARM_LATITUDE = 44
const NOON = 12 * 60
const EVENING = 17 * 60 + 30
const LONG_MINUTES = 150
const OVERNIGHT_MINUTES = 600
const AT_THE_PLACE_KM = 12
const SUPPER_AT = 19 * 60

/** A gap that nobody named looks like a mistake: rest, the beach, a stroll in a quarter. */
export function nameGaps(trip: Trip, known: readonly CityKnowledge[]): Trip {
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const days = trip.days.map((day) => ({ ...day, stops: withGaps(day, { trip, known, planned }) }))
  return { ...trip, days }
}

type Asked = { readonly trip: Trip; readonly known: readonly CityKnowledge[]; readonly planned: Set<string> }
type Gap = { readonly day: TripDay; readonly index: number; readonly from: MinuteOfDay; readonly to: MinuteOfDay }

function withGaps(day: TripDay, asked: Asked): readonly Stop[] {
  const stops: Stop[] = []
  let from = day.start.at + day.start.bufferMinutes
  for (const [index, stop] of day.stops.entries()) {
    const to = stop.arrive - (stop.leg?.minutes ?? 0)
    from = withLunch({ day, index, from, to }, stops)
    if (to - from >= SHORTEST_MINUTES) stops.push(gapStop({ day, index, from, to }, stops, asked))
    stops.push(stop)
    from = Math.max(from, stop.leave)
  }
  from = withDinner(day, from, stops)
  const end = Math.min(day.end.at - day.end.bufferMinutes, SUPPER_AT)
  if (end - from >= LONG_MINUTES) stops.push(gapStop({ day, index: day.stops.length, from, to: end }, stops, asked))
  return stops
}

/** A gap over noon on a day without a lunch is that lunch; the rest of it comes after. */
function withLunch({ day, from, to }: Gap, stops: Stop[]): MinuteOfDay {
  const hasLunch = [...day.stops, ...stops].some(({ kind, arrive }) => kind === 'meal' && arrive < LUNCH.before)
  const at = Math.max(from, LUNCH.from)
  if (hasLunch || at > LUNCH.until || to - at < LUNCH.minutes) return from
  const lunch: Stop = { ...freeStop(`${day.id}-lunch`, 'Lunch', at, at + LUNCH.minutes), kind: 'meal' }
  stops.push(lunch)
  return lunch.leave
}

/** Of a day that ends late without one: on the way back, or where one stays. */
function withDinner(day: TripDay, from: MinuteOfDay, stops: Stop[]): MinuteOfDay {
  const hasDinner = [...day.stops, ...stops].some(({ kind, leave }) => kind === 'meal' && leave > DINNER.after)
  const isOver = day.end.bufferMinutes > 0 || day.end.at < DINNER.dayLasts || from > DINNER.until
  if (hasDinner || isOver) return from
  const at = Math.max(from, DINNER.from)
  stops.push({ ...freeStop(`${day.id}-dinner`, 'Dinner', at, at + DINNER.minutes), kind: 'meal' })
  return at + DINNER.minutes
}

const DINNER = { from: 18 * 60 + 30, until: 20 * 60 + 30, after: 17 * 60 + 30, dayLasts: 19 * 60 + 30, minutes: 60 }
const LUNCH = { from: 11 * 60 + 30, until: 14 * 60 + 30, before: 16 * 60, minutes: 50 }

function freeStop(id: string, title: string, arrive: MinuteOfDay, leave: MinuteOfDay): Stop {
  const times = { arrive, leave, leg: null, isLocked: false, isMustSee: false }
  return { id, kind: 'free', title, placeId: null, ...times, note: '', cost: null }
}

function gapStop({ day, index, from, to }: Gap, before: readonly Stop[], asked: Asked): Stop {
  const number = before.filter(({ id }) => id.includes('-free-')).length + 1
  const overnight = overnightThere(day, asked)
  if (overnight) asked.planned.add(overnight.id)
  const title = overnight?.name ?? titleOf({ day, index, from, to }, asked)
  return { ...freeStop(`${day.id}-free-${number}`, title, from, to), placeId: overnight?.id ?? null }
}

/** A night on a boat or in a camp is what the rest of the day is. */
function overnightThere(day: TripDay, { trip, planned }: Asked) {
  return Object.values(trip.places).find(
    ({ id, guide, visitMinutes, coordinates }) =>
      guide?.importance === 5 &&
      visitMinutes >= OVERNIGHT_MINUTES &&
      !planned.has(id) &&
      distanceKm(coordinates, day.city.coordinates) <= AT_THE_PLACE_KM,
  )
}

function titleOf({ day, index, from, to }: Gap, { trip, known }: Asked): string {
  const at = positionAt(day, index - 1, trip.places)
  const before = day.stops[index - 1]
  const hasChildren = trip.wishes.childAges.length > 0
  const area = areaName(day, at, known)
  if (before?.way && !before.way.to && before.id.startsWith('travel-')) return 'Breaks on the drive'
  const next = day.stops[index]
  if (next?.id.startsWith('travel-')) return `Time to pack in ${townAt(day, at)}`
  if (before?.id.startsWith('travel-')) return `Check in and look around ${area}`
  if (index === 0 && from < NOON && day.ride === 'drive' && day.stops[0]?.leg?.mode === 'drive') {
    return `Slow morning in ${area}`
  }
  const beach = beachNear(at, trip)
  if (beach && from < EVENING && to - from >= SHORTEST_MINUTES) return `Beach time: ${beach}`
  if (hasChildren) return `Rest and play in ${area}`
  if (to <= NOON + 60) return `Slow morning in ${area}`
  if (from >= EVENING) return `Evening stroll in ${area}`
  return to - from >= LONG_MINUTES ? `Free afternoon in ${area}: a rest, a stroll, a café` : `Stroll in ${area}`
}

function areaName(day: TripDay, at: Parameters<typeof knowledgeAt>[0], known: readonly CityKnowledge[]): string {
  const city = knowledgeAt(at, known)
  return (city && areaAt(at, city)?.name) ?? townAt(day, at)
}

function beachNear(at: Parameters<typeof knowledgeAt>[0], { places }: Trip): string | null {
  if (Math.abs(at.latitude) > WARM_LATITUDE) return null
  const km = ({ coordinates }: (typeof places)[string]): number => distanceKm(coordinates, at)
  const beaches = Object.values(places).filter((place) => place.kind === 'beach' && km(place) <= BEACH_KM)
  return beaches.toSorted((one, other) => km(one) - km(other))[0]?.name ?? null
}
