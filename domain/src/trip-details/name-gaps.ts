import { distanceKm } from '../kernel/index.ts'
import { estimateLeg } from '../travel-time/index.ts'
import type { MinuteOfDay, Stop, Trip, TripDay, TripPlace } from '../trip/index.ts'
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

/** An unnamed gap looks like a mistake: rest, the beach, a stroll in a quarter. */
export function nameGaps(trip: Trip, known: readonly CityKnowledge[], candidates: readonly TripPlace[] = []): Trip {
  const beaches = [...Object.values(trip.places), ...candidates].filter(({ kind }) => kind === 'beach')
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const days = trip.days.map((day) => ({ ...day, stops: withGaps(day, { trip, known, planned, beaches }) }))
  return { ...trip, days }
}

type Asked = {
  readonly trip: Trip
  readonly known: readonly CityKnowledge[]
  readonly planned: Set<string>
  readonly beaches: readonly TripPlace[]
}
type Gap = {
  readonly day: TripDay
  readonly index: number
  readonly from: MinuteOfDay
  readonly to: MinuteOfDay
  /** Of two that share half a day. */
  readonly isSecond?: boolean
}

function withGaps(day: TripDay, asked: Asked): readonly Stop[] {
  const stops: Stop[] = []
  let from = day.start.at + day.start.bufferMinutes
  for (const [index, stop] of day.stops.entries()) {
    const to = stop.arrive - (stop.leg?.minutes ?? 0)
    from = withLunch({ day, index, from, to }, stops)
    if (stop.kind === 'meal' && stop.arrive >= SUPPER_BEGINS) from = withDriveOn({ day, index, from, to }, stops, asked)
    if (to - from >= SHORTEST_MINUTES) fillGap({ day, index, from, to }, stops, asked)
    stops.push(stop)
    from = Math.max(from, stop.leave)
  }
  from = withEvening(day, from, stops, asked)
  const end = Math.min(day.end.at - day.end.bufferMinutes, SUPPER_AT)
  if (end - from >= LONG_MINUTES) fillGap({ day, index: day.stops.length, from, to: end }, stops, asked)
  return [...checkIn(day, stops), ...stops, ...packing(day, stops)]
}

/** After a late landing there is nothing else. */
function checkIn({ id, city, start, end }: TripDay, stops: readonly Stop[]): readonly Stop[] {
  const inTown = start.at + start.bufferMinutes
  if (start.bufferMinutes === 0 || inTown < LATE_AT || stops.length > 0) return []
  return [freeStop(`${id}-arrive`, `Check in and sleep in ${city.name}`, inTown, Math.max(inTown, end.at))]
}

function packing({ id, city, start, end }: TripDay, stops: readonly Stop[]): readonly Stop[] {
  const leaves = end.at - end.bufferMinutes
  const from = Math.max(start.at + start.bufferMinutes, ...stops.map(({ leave }) => leave))
  if (end.bufferMinutes === 0 || leaves - from < SHORTEST_PACKING) return []
  const begin = Math.max(from, leaves - PACKING_MINUTES)
  const title = stops.length === 0 ? `Breakfast and check out in ${city.name}` : `Fetch the bags in ${city.name}`
  return [freeStop(`${id}-leave`, title, begin, leaves)]
}

const LATE_AT = 20 * 60
const SHORTEST_PACKING = 15
const PACKING_MINUTES = 45

/** On the day of a drive one dines where one sleeps, if there is time for the way there. */
function withDriveOn(gap: Gap, stops: Stop[], { trip }: Asked): MinuteOfDay {
  const { day, index, from, to } = gap
  const minutes = driveLeft(gap, stops, trip)
  if (minutes === null || day.stops[index]?.placeId || from + minutes > to) return from
  stops.push(driveOn(day, from, from + minutes))
  return from + minutes
}

/** Minutes to where one sleeps; null unless the day is a drive that is not over. */
function driveLeft({ day, index }: Gap, stops: readonly Stop[], { places }: Trip): number | null {
  const isDriven = day.stops.some(({ id, way }) => id.startsWith('travel-') && way?.mode === 'car')
  const at = positionAt(day, index - 1, places)
  const isThere = stops.some(({ id }) => id === `${day.id}-on`)
  if (!isDriven || isThere || distanceKm(at, day.end.coordinates) <= NEXT_TOWN_KM) return null
  return estimateLeg(at, day.end.coordinates, 'drive').minutes
}

function driveOn({ id, end }: TripDay, from: MinuteOfDay, to: MinuteOfDay): Stop {
  const way = { mode: 'car' as const, minutes: to - from, price: null, codes: [], isEstimate: true }
  return { ...freeStop(`${id}-on`, `On to ${end.title}`, from, to), way: { ...way, to: end.coordinates } }
}

/** The rest of a drive and the dinner: where one sleeps if one is there in time, or else halfway. */
function withEvening(day: TripDay, from: MinuteOfDay, stops: Stop[], asked: Asked): MinuteOfDay {
  const gap = { day, index: day.stops.length, from, to: MIDNIGHT }
  const left = driveLeft(gap, stops, asked.trip)
  if (left === null || from + left <= DINNER.until) return withDinner(day, withDriveOn(gap, stops, asked), stops)
  const at = Math.max(from, DINNER.from)
  if (hasDinner(day, stops) || at - from < SHORTEST_MINUTES) {
    return withDriveOn({ ...gap, from: withDinner(day, from, stops) }, stops, asked)
  }
  stops.push(driveOn(day, from, at))
  const eaten = at + DINNER_ON_THE_WAY_MINUTES
  stops.push({ ...freeStop(`${day.id}-dinner`, 'Dinner on the way', at, eaten), kind: 'meal', isLocked: true })
  const home = eaten + left - (at - from)
  stops.push({ ...driveOn(day, eaten, home), id: `${day.id}-on-2` })
  return home
}

const DINNER_ON_THE_WAY_MINUTES = 45

const NEXT_TOWN_KM = 12
const SUPPER_BEGINS = 17 * 60
const MIDNIGHT = 24 * 60

/** Half a day of nothing is two things, if there is a second one or it is very long. */
function fillGap(gap: Gap, stops: Stop[], asked: Asked): void {
  const { day, index, from, to } = gap
  const isLong = to - from > HALF_A_DAY_MINUTES
  const hasSecond =
    isLong && (to - from > LONGEST_IDLE_MINUTES || hasIdeaNear(positionAt(day, index - 1, asked.trip.places), asked))
  if (!hasSecond) {
    stops.push(gapStop(gap, stops, asked))
    return
  }
  const half = Math.round((from + to) / 2 / 15) * 15
  stops.push(gapStop({ ...gap, to: half }, stops, asked))
  stops.push(gapStop({ ...gap, from: half, isSecond: true }, stops, asked))
}

const HALF_A_DAY_MINUTES = 210
const LONGEST_IDLE_MINUTES = 260

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
  const isOver = day.end.bufferMinutes > 0 || day.end.at < DINNER.dayLasts || from > DINNER.until
  if (hasDinner(day, stops) || isOver) return from
  const at = Math.max(from, DINNER.from)
  stops.push({ ...freeStop(`${day.id}-dinner`, 'Dinner', at, at + DINNER.minutes), kind: 'meal' })
  return at + DINNER.minutes
}

function hasDinner(day: TripDay, stops: readonly Stop[]): boolean {
  return [...day.stops, ...stops].some(({ kind, leave }) => kind === 'meal' && leave > DINNER.after)
}

const DINNER = { from: 18 * 60 + 30, until: 20 * 60 + 30, after: 17 * 60 + 30, dayLasts: 19 * 60 + 30, minutes: 60 }
const LUNCH = { from: 11 * 60 + 30, until: 14 * 60 + 30, before: 16 * 60, minutes: 50 }

function freeStop(id: string, title: string, arrive: MinuteOfDay, leave: MinuteOfDay): Stop {
  const times = { arrive, leave, leg: null, isLocked: false, isMustSee: false }
  return { id, kind: 'free', title, placeId: null, ...times, note: '', cost: null }
}

function gapStop(gap: Gap, before: readonly Stop[], asked: Asked): Stop {
  const { day, from, to } = gap
  const number = before.filter(({ id }) => id.includes('-free-')).length + 1
  const overnight = overnightThere(day, asked)
  if (overnight) asked.planned.add(overnight.id)
  const isArrived = before.at(-1)?.id === `${day.id}-on`
  const arrived = isArrived ? `Check in and look around ${day.end.title}` : null
  const title = overnight?.name ?? arrived ?? titleOf(gap, asked)
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

function titleOf({ day, index, from, to, isSecond = false }: Gap, asked: Asked): string {
  const { trip, known } = asked
  const at = positionAt(day, index - 1, trip.places)
  const before = day.stops[index - 1]
  const hasChildren = trip.wishes.childAges.some((age) => age <= OLDEST_AT_PLAY)
  const area = areaName(day, at, known)
  if (before?.way && !before.way.to && before.id.startsWith('travel-')) return 'Breaks on the drive'
  const next = day.stops[index]
  if (next?.id.startsWith('travel-')) return `Time to pack in ${townAt(day, at)}`
  if (before?.id.startsWith('travel-')) return `Check in and look around ${area}`
  if (index === 0 && from < NOON && day.ride === 'drive' && day.stops[0]?.leg?.mode === 'drive') {
    return `Slow morning in ${area}`
  }
  const beach = isSecond || isOnBeach(day, trip) ? null : beachNear(at, asked.beaches)
  if (beach && from < EVENING && to - from >= SHORTEST_MINUTES) return `Beach time: ${beach}`
  if (hasChildren && !isSecond) return `Rest and play in ${area}`
  if (before?.id.startsWith('excursion-') && !isSecond) return `Rest after the day trip in ${area}`
  if (to <= NOON + 60 && !isSecond) return `Slow morning in ${area}`
  const past = ideaNear(at, asked)
  const stroll = `${from >= EVENING ? 'Evening stroll' : 'Stroll'} in ${area}${past ? `: ${past}` : ''}`
  if (isSecond && !past && from < EVENING - 30) return `A café in ${area}, and time for yourself`
  if (isSecond || from >= EVENING || to - from < LONG_MINUTES) return stroll
  return past ? `${stroll}, then a café` : `Free afternoon in ${area}: a rest, a stroll, a café`
}

const OLDEST_AT_PLAY = 11

function isOnBeach({ stops }: TripDay, { places }: Trip): boolean {
  return stops.some(({ placeId }) => placeId !== null && places[placeId]?.kind === 'beach')
}

/** Something in the open that no day has, round the corner, and each only once. */
function ideaNear(at: Parameters<typeof knowledgeAt>[0], asked: Asked): string | null {
  const [idea] = ideasNear(at, asked)
  if (!idea) return null
  asked.planned.add(idea.id)
  return idea.name
}

function hasIdeaNear(at: Parameters<typeof knowledgeAt>[0], asked: Asked): boolean {
  return ideasNear(at, asked).length > 0
}

function ideasNear(at: Parameters<typeof knowledgeAt>[0], { trip, planned }: Asked): readonly TripPlace[] {
  return trip.ideas
    .flatMap((id) => trip.places[id] ?? [])
    .filter(
      ({ id, kind, guide, coordinates, isIndoor }) =>
        guide &&
        isIndoor === false &&
        STROLLED.has(kind) &&
        !planned.has(id) &&
        distanceKm(coordinates, at) <= STROLL_KM,
    )
}

const STROLL_KM = 1.5
const STROLLED: ReadonlySet<string> = new Set(
  'street square park garden district waterfront bridge viewpoint monument neighbourhood lake'.split(' '),
)

function areaName(day: TripDay, at: Parameters<typeof knowledgeAt>[0], known: readonly CityKnowledge[]): string {
  const city = knowledgeAt(at, known)
  return (city && areaAt(at, city)?.name) ?? townAt(day, at)
}

function beachNear(at: Parameters<typeof knowledgeAt>[0], beaches: readonly TripPlace[]): string | null {
  if (Math.abs(at.latitude) > WARM_LATITUDE) return null
  const km = ({ coordinates }: TripPlace): number => distanceKm(coordinates, at)
  return beaches.filter((place) => km(place) <= BEACH_KM).toSorted((one, other) => km(one) - km(other))[0]?.name ?? null
}
