import type { PlaceCosts, PlacePrices } from '@app/contracts/place-guide'
import type { City } from '@app/datasets/cities'
import type { Country } from '@app/datasets/countries'
import { PER_DIEM_SOURCE, perDiemOf } from '@app/datasets/per-diem'
import type { ClaimToday } from '@app/datasets/place-guide'
import { BURGER_SOURCE, priceFactsOf } from '@app/datasets/price-levels'
import { COUNTRY_WORDS, guideClaim } from '@app/domain/guide'
import type { Money } from '@app/domain/kernel'
import {
  type CityPrices,
  DAILY_PARTS,
  dailyCosts,
  isSanePrice,
  itemRange,
  middleOf,
  TRAVEL_STYLES,
} from '@app/domain/travel-prices'

const EURO_AREA = 'EU'
const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' })

export function gatherCosts(city: City, country: Country, prices: CityPrices | null, claim: ClaimToday): PlaceCosts {
  const rows = perDiemOf(city)
  const [first] = rows
  const seasons = rows.map(({ season, lodgingUsd, mealsUsd }) => ({ season, lodgingUsd, mealsUsd }))
  return {
    currencies: country.currencies.map((code) => ({ code, name: CURRENCY_NAMES.of(code) ?? code })),
    allowance: first ? claim('allowance', PER_DIEM_SOURCE, { location: first.location, seasons }) : null,
    prices: prices && guideClaim(shownPrices(prices), prices.asOf),
    burger: gatherBurger(country, claim),
  }
}

/** Price items of the guide, and daily budgets by travel style. */
function shownPrices(prices: CityPrices): PlacePrices {
  const items = COUNTRY_WORDS.PRICE_ITEMS.flatMap((item) => {
    const range = itemRange(prices, item)
    return range && isSanePrice(middleOf(range), { item }, prices) ? [{ item, ...range }] : []
  })
  const days = TRAVEL_STYLES.flatMap((style) => {
    const costs = dailyCosts(prices, style)
    if (!costs) return []
    const sum = (end: 'low' | 'high'): Money => ({
      currency: prices.currency,
      minorUnits: DAILY_PARTS.reduce((total, part) => total + costs[part][end].minorUnits, 0),
    })
    return [{ style, low: sum('low'), high: sum('high') }]
  })
  return { items, days, isScaled: prices.factors.lodging !== 1 || prices.factors.meals !== 1 }
}

/** For the country itself or the euro area. */
function gatherBurger({ code, currencies }: Country, claim: ClaimToday): PlaceCosts['burger'] {
  const own = priceFactsOf(code)?.burger
  const burger = own ?? (currencies[0] === 'EUR' ? priceFactsOf(EURO_AREA)?.burger : null)
  const inUsCents = priceFactsOf('US')?.burger?.usdCents ?? 0
  return burger ? claim('burger', BURGER_SOURCE, { usdCents: burger.usdCents, inUsCents, isOfEuroArea: !own }) : null
}
