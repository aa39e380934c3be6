/**
 * The same sums by another path, for tests: straight from the items of the guide, in whole fractions, without any of the
 * engine's code. It knows the rules of docs/domain/budget-plan.md and nothing of how the engine computes them.
 */
import type { PriceItem, PriceRange } from '../../guide/index.ts'
import type { BudgetPlan, PricedPlace } from '../budget-plan.ts'

type Basket = Readonly<Partial<Record<PriceItem, number>>>

/** Doubled counts, so that halves are whole: one museum every second day is 1. */
const DOUBLED: Readonly<Record<string, readonly [third: number, Basket]>> = {
  'lodging high': [2, { hotel_double: 1 }],
  'lodging mid': [1, { hotel_double: 1 }],
  'lodging simple': [0, { hotel_double: 1 }],
  'lodging hostel': [0, { hostel_bed: 2 }],
  'meals high': [2, { mid_meal: 4, coffee: 4, beer: 4, water_15l: 2 }],
  'meals mid': [1, { street_meal: 2, mid_meal: 2, coffee: 4, water_15l: 2 }],
  'meals low': [0, { street_meal: 4, coffee: 2, water_15l: 2 }],
  'meals cook': [0, { street_meal: 4, water_15l: 2 }],
  'transport high': [2, { taxi_5km: 4 }],
  'transport mid': [1, { metro_ride: 4, taxi_5km: 1 }],
  'transport low': [0, { metro_ride: 4 }],
  'transport walk': [0, {}],
  'tickets high': [2, { museum: 4 }],
  'tickets mid': [1, { museum: 2 }],
  'tickets low': [0, { museum: 1 }],
  'tickets none': [0, {}],
}

/** In cents of the one currency of the test's world, from and to. */
export function sumByHand(plan: BudgetPlan): { readonly low: number; readonly middle: number; readonly high: number } {
  const { place, base, levels, days, party, way, ownFare } = plan
  const [tiny, kids] = [
    party.childAges.filter((age) => age < 3).length,
    party.childAges.filter((age) => age >= 3 && age < 12).length,
  ]
  const grown = party.adults + party.childAges.length - tiny - kids
  const people = party.adults + party.childAges.length
  const rooms = Math.max(1, Math.ceil(grown / 2), Math.ceil((grown + kids) / 4))
  const beds =
    levels.lodging === 'hostel' ? 10 * (grown + kids) : 20 * rooms + 5 * Math.max(0, grown + kids - 2 * rooms)
  const parts: (readonly [number, number])[] = [
    share(base ? base.place : place, plan.month, `lodging ${levels.lodging}`, beds, days - 1),
    share(place, null, `meals ${levels.meals}`, 10 * grown + 6 * kids + 3 * tiny, days),
    share(place, null, `transport ${levels.transport}`, 10 * grown + 6 * kids, days),
    share(place, null, `tickets ${levels.tickets}`, 10 * grown + 5 * kids, days),
  ]
  const cards = { each: grown, shared: 1, none: 0 }[levels.data]
  const card = place.guide.prices.sim_10gb as PriceRange
  parts.push([whole(cards * cents(card.low)), whole(cards * cents(card.high))])
  if (base) parts.push(ride(base.way.price as PriceRange, base.way.mode, people, 2 * days))
  if (ownFare) parts.push([whole(ownFare.minorUnits), whole(ownFare.minorUnits)])
  else if (way) parts.push(ride(way.price as PriceRange, way.mode, people, 2))
  return {
    low: parts.reduce((sum, [low]) => sum + low, 0),
    middle: parts.reduce((sum, [low, high]) => sum + whole((low + high) / 2), 0),
    high: parts.reduce((sum, [, high]) => sum + high, 0),
  }
}

function ride(price: PriceRange, mode: string, people: number, times: number): readonly [number, number] {
  const fares = mode === 'car' || mode === 'taxi' ? Math.ceil(people / 4) : people
  return [whole(fares * times * cents(price.low)), whole(fares * times * cents(price.high))]
}

function share(place: PricedPlace, month: number | null, name: string, tenths: number, days: number) {
  const [third, basket] = DOUBLED[name] ?? [0, {}]
  const ends = [third, third + 1].map((end) => {
    const doubled = Object.entries(basket).map(([item, count]) => {
      const range = scaled(place, item as PriceItem, month)
      return count * Math.round(cents(range.low) + ((cents(range.high) - cents(range.low)) * end) / 3)
    })
    const oneDay = Math.round(doubled.reduce((sum, each) => sum + each, 0) / 2)
    return whole(Math.round((oneDay * tenths * days) / 10))
  })
  return [ends[0] ?? 0, ends[1] ?? 0] as const
}

/** TP-2 and TP-11 with TP-6: one factor, then two figures and fives. */
function scaled({ guide, factors, lodgingByMonth }: PricedPlace, item: PriceItem, month: number | null): PriceRange {
  const range = guide.prices[item] as PriceRange
  if (['metro_ride', 'museum'].includes(item)) return range
  const isBed = item === 'hotel_double' || item === 'hostel_bed'
  const season = isBed && month !== null ? (lodgingByMonth?.[month - 1] ?? 1) : 1
  const factor = (isBed ? factors.lodging : factors.meals) * season
  if (factor === 1) return range
  const figures = (amount: number): number => {
    const power = 10 ** (Math.floor(Math.log10(amount)) - 1)
    const two = amount / power
    return two < 50 ? Math.round(two) * power : Math.round(two / 5) * 5 * power
  }
  return { ...range, low: figures(range.low * factor), high: figures(range.high * factor) }
}

const cents = (amount: number): number => Math.round(amount * 100)
const whole = (amount: number): number => Math.round(amount / 100) * 100
