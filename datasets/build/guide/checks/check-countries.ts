import type { PriceItem } from '@app/domain/guide'

import type { GuideFacts } from '../facts.ts'
import type { Guide } from '../guide.ts'
import { error, type Problem, warning } from '../problem.ts'
import { checkPrice, usdRange } from './check-prices.ts'

/** The plausible price of an item anywhere in the world, in US dollars. */
const PLAUSIBLE_USD: Readonly<Record<PriceItem, readonly [low: number, high: number]>> = {
  coffee: [0.2, 9],
  street_meal: [0.4, 18],
  mid_meal: [2.5, 60],
  beer: [0.6, 18],
  metro_ride: [0.03, 8],
  taxi_5km: [0.6, 35],
  hostel_bed: [3, 90],
  hotel_double: [14, 380],
  museum: [0.4, 45],
  sim_10gb: [1.5, 60],
  water_15l: [0.15, 5],
  bus_100km: [0.8, 35],
}
/** The code in the price levels, which have one burger price for it. */
const EURO_AREA = 'EU'
const HOSTEL_TO_HOTEL = 1.5
const MEAL_IN_BURGERS = { low: 0.8, high: 7 }
const STREET_MEAL_IN_BURGERS = { low: 0.2, high: 2.2 }
const COFFEE_IN_INTERNATIONAL_DOLLARS = { low: 0.7, high: 14 }
const HOTEL_OVER_CEILING = 1.2
const HOTEL_UNDER_CEILING = 0.08
const MEAL_SHARE_OF_CEILING = 0.6

type Country = Guide['countries'][number]

export function checkCountries(guide: Guide, facts: GuideFacts): readonly Problem[] {
  return guide.countries.flatMap((row) => [
    ...(Object.keys(PLAUSIBLE_USD) as PriceItem[]).flatMap((item) => {
      const [lowUsd, highUsd] = PLAUSIBLE_USD[item]
      const plausible = { lowUsd, highUsd, countries: [row.code] }
      return checkPrice(row, `p_${item}`, row.prices[item], plausible, { guide, facts })
    }),
    ...checkOrder(row),
    ...checkBurgers(row, facts),
    ...checkCeilings(row, facts),
    ...checkCoffee(row, facts),
  ])
}

/** The middle of the range, in the currency of the price; undefined without one. */
function middle(row: Country, item: PriceItem): number | undefined {
  const price = row.prices[item]
  if (price === null) return undefined
  return price === 'free' ? 0 : (price.low + price.high) / 2
}

/** Pairs whose first item is cheaper everywhere. */
function checkOrder(row: Country): readonly Problem[] {
  const isAbove = (cheap: PriceItem, dear: PriceItem, factor = 1): boolean => {
    const [low, high] = [middle(row, cheap), middle(row, dear)]
    return low !== undefined && high !== undefined && low * factor >= high
  }
  const problems: Problem[] = []
  if (isAbove('street_meal', 'mid_meal')) problems.push(error(row, 'a street meal costs more than a restaurant'))
  if (isAbove('hostel_bed', 'hotel_double', HOSTEL_TO_HOTEL)) {
    problems.push(error(row, 'a hostel bed costs nearly as much as a hotel'))
  }
  if (isAbove('water_15l', 'beer')) problems.push(error(row, 'water costs more than beer'))
  return problems
}

function checkBurgers(row: Country, facts: GuideFacts): readonly Problem[] {
  const burger =
    facts.priceFacts(row.code)?.burger ?? (row.currency === 'EUR' ? facts.priceFacts(EURO_AREA)?.burger : null)
  const meal = row.prices.mid_meal
  if (!burger || meal === null || meal === 'free' || meal.currency !== burger.currency) return []
  const local = (burger.usdCents / 100) * burger.perUsDollar
  const inBurgers = (item: PriceItem): number => (middle(row, item) ?? 0) / local
  const problems: Problem[] = []
  const [restaurant, street] = [inBurgers('mid_meal'), inBurgers('street_meal')]
  if (restaurant < MEAL_IN_BURGERS.low || restaurant > MEAL_IN_BURGERS.high) {
    problems.push(warning(row, `a restaurant meal is ${restaurant.toFixed(1)} Big Macs`))
  }
  if (street < STREET_MEAL_IN_BURGERS.low || street > STREET_MEAL_IN_BURGERS.high) {
    problems.push(warning(row, `a street meal is ${street.toFixed(1)} Big Macs`))
  }
  return problems
}

function checkCeilings(row: Country, facts: GuideFacts): readonly Problem[] {
  const ceilings = facts.ceilings(row.code)
  const { hotel_double: hotel, mid_meal: meal } = row.prices
  const hotelUsd = hotel === null || hotel === 'free' ? undefined : usdRange(hotel, facts)
  const mealUsd = meal === null || meal === 'free' ? undefined : usdRange(meal, facts)
  const problems: Problem[] = []
  if (!ceilings || !hotelUsd) return problems
  if (hotelUsd.high > ceilings.lodgingUsd * HOTEL_OVER_CEILING) {
    problems.push(
      warning(row, `a hotel for ${hotelUsd.high.toFixed(0)} dollars; officials get ${ceilings.lodgingUsd} at most`),
    )
  }
  if (hotelUsd.low < ceilings.lodgingUsd * HOTEL_UNDER_CEILING) {
    problems.push(warning(row, 'a hotel for less than a twelfth of what officials get'))
  }
  if (mealUsd && mealUsd.high > ceilings.mealsUsd * MEAL_SHARE_OF_CEILING) {
    problems.push(warning(row, 'a restaurant meal for most of what officials get for a day'))
  }
  return problems
}

function checkCoffee(row: Country, facts: GuideFacts): readonly Problem[] {
  const rate = facts.priceFacts(row.code)?.perInternationalDollar?.rate
  const { coffee } = row.prices
  if (!rate || coffee === null || coffee === 'free' || coffee.currency !== row.currency) return []
  const dollars = (middle(row, 'coffee') ?? 0) / rate
  const { low, high } = COFFEE_IN_INTERNATIONAL_DOLLARS
  return dollars < low || dollars > high
    ? [warning(row, `a coffee is ${dollars.toFixed(1)} international dollars`)]
    : []
}
