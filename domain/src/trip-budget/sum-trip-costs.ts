/** What a trip costs on the ground, from and to: of each day, and of all. */
import { convertByTable, type RateTable } from '../currency-conversion/index.ts'
import type { Money } from '../kernel/index.ts'
import type { CostRange, StopWay, Trip, TripDay } from '../trip/index.ts'
import { fareFor } from './fare.ts'
import { sharedTicketStops } from './shared-tickets.ts'

export const COST_PARTS = ['lodging', 'meals', 'local-transport', 'entries', 'journeys'] as const
export type CostPart = (typeof COST_PARTS)[number]

export type RangeOfMoney = { readonly low: Money; readonly high: Money }

export type DayCosts = {
  readonly dayId: string
  readonly parts: Readonly<Partial<Record<CostPart, RangeOfMoney>>>
  readonly total: RangeOfMoney
}

/** Items without an amount, with their numbers. */
export type NotIncluded = {
  readonly code: 'entries-unknown' | 'journeys-unknown' | 'car-hire' | 'days-unpriced' | 'arrival-and-shopping'
  readonly count: number
}

export type TripCosts = {
  readonly currency: string
  readonly days: readonly DayCosts[]
  readonly parts: Readonly<Partial<Record<CostPart, RangeOfMoney>>>
  readonly total: RangeOfMoney
  readonly notIncluded: readonly NotIncluded[]
}

/** Null where nothing is known that could be added up, or a currency has no rate. */
export function sumTripCosts(trip: Trip, currency: string, rates?: RateTable): TripCosts | null {
  const shared = sharedTicketStops(trip)
  const days = trip.days.map((day) => costsOf(day, trip, { shared, currency, rates }))
  const parts = addParts(days.map((each) => each.parts))
  if (Object.keys(parts).length === 0) return null
  return { currency, days, parts, total: sumOf(Object.values(parts), currency), notIncluded: missingIn(trip, shared) }
}

type Asked = { readonly shared: ReadonlySet<string>; readonly currency: string; readonly rates: RateTable | undefined }

function costsOf(day: TripDay, trip: Trip, { shared, currency, rates }: Asked): DayCosts {
  const own = day.prices?.currency ?? currency
  const inOwn = (range: CostRange | null | undefined): RangeOfMoney | null =>
    range ? converted(range, own, currency, rates) : null
  const visits = day.stops.filter(({ id, kind, cost }) => kind !== 'meal' && cost !== null && !shared.has(id))
  const entries = visits.flatMap(({ cost }) =>
    cost ? (converted({ low: cost.minorUnits, high: cost.minorUnits }, cost.currency, currency, rates) ?? []) : [],
  )
  const journeys = day.stops.flatMap(({ way }) => (way ? (priceOfWay(way, trip, currency, rates) ?? []) : []))
  const known: [CostPart, RangeOfMoney | null][] = [
    ['lodging', inOwn(day.prices?.lodging)],
    ['meals', inOwn(day.prices?.meals)],
    ['local-transport', inOwn(day.prices?.transport)],
    ['entries', entries.length > 0 ? sumOf(entries, currency) : null],
    ['journeys', journeys.length > 0 ? sumOf(journeys, currency) : null],
  ]
  const parts = Object.fromEntries(known.filter(([, range]) => range !== null)) as DayCosts['parts']
  return { dayId: day.id, parts, total: sumOf(Object.values(parts), currency) }
}

function priceOfWay(
  { price, mode }: StopWay,
  { wishes: { adults, childAges } }: Trip,
  currency: string,
  rates: RateTable | undefined,
): RangeOfMoney | null {
  if (price === null || price === 'free') return null
  const { low, high } = fareFor(price, mode, adults + childAges.length)
  return converted({ low: low.minorUnits, high: high.minorUnits }, price.currency, currency, rates)
}

function converted(
  { low, high }: CostRange,
  from: string,
  to: string,
  rates: RateTable | undefined,
): RangeOfMoney | null {
  const ends = [low, high].map((minorUnits) => convertByTable({ minorUnits, currency: from }, to, rates))
  const [first, last] = ends
  return first && last ? { low: first, high: last } : null
}

function sumOf(ranges: readonly RangeOfMoney[], currency: string): RangeOfMoney {
  const end = (which: 'low' | 'high'): Money => ({
    currency,
    minorUnits: ranges.reduce((sum, range) => sum + range[which].minorUnits, 0),
  })
  return { low: end('low'), high: end('high') }
}

function addParts(days: readonly DayCosts['parts'][]): TripCosts['parts'] {
  const entries = COST_PARTS.flatMap((part) => {
    const ranges = days.flatMap((parts) => parts[part] ?? [])
    return ranges[0] ? [[part, sumOf(ranges, ranges[0].low.currency)] as const] : []
  })
  return Object.fromEntries(entries)
}

function missingIn({ days }: Trip, shared: ReadonlySet<string>): readonly NotIncluded[] {
  const stops = days.flatMap((day) => day.stops)
  const unknown = stops.filter(
    ({ id, kind, placeId, cost }) => kind === 'visit' && placeId !== null && cost === null && !shared.has(id),
  )
  const isOwnCar = ({ way }: (typeof stops)[number]): boolean => way?.mode === 'car' || way?.mode === 'motorbike'
  const ways = stops.filter(({ id, way }) => way && way.price === null && !id.endsWith('-back'))
  const counts: readonly NotIncluded[] = [
    { code: 'entries-unknown', count: unknown.length },
    { code: 'journeys-unknown', count: ways.filter((stop) => !isOwnCar(stop)).length },
    { code: 'car-hire', count: ways.some(isOwnCar) ? 1 : 0 },
    { code: 'days-unpriced', count: days.filter(({ prices }) => !prices).length },
    { code: 'arrival-and-shopping', count: 1 },
  ]
  return counts.filter(({ count }) => count > 0)
}
