import { COUNTRY_WORDS, type GuideCountry, type GuideSight } from '@app/domain/guide'
import type { Money } from '@app/domain/kernel'
import {
  type CityPrices,
  cityPrices,
  differsFromGuide,
  isSanePrice,
  itemRange,
  middleOf,
  moneyRange,
  type PriceFinding,
} from '@app/domain/travel-prices'

import { loadCities } from '../../../src/cities/index.ts'
import { loadCitySights } from '../../../src/city-sights/index.ts'
import { EXCHANGE_RATES } from '../../../src/exchange-rates/index.ts'
import { loadGuideMatches } from '../../../src/guide-matches/index.ts'
import { type Guide, loadGuide } from '../../../src/guide/index.ts'
import { loadOsmPlaces } from '../../../src/osm-places/index.ts'
import { readPackedFile } from '../../../src/packed-files/index.ts'
import { loadPlaces } from '../../../src/places/index.ts'
import { priceFactsOf } from '../../../src/price-levels/index.ts'
import { guideAround, tripPlaces } from '../../../src/trip-places/index.ts'

const EURO_AREA = 'EU'
const RATES = {
  date: EXCHANGE_RATES.origin.checkedAt,
  perDollar: Object.fromEntries(EXCHANGE_RATES.currencies.map((code) => [code, EXCHANGE_RATES.perDollar(code) ?? 0])),
}

/** TP-8: amounts that no traveller is shown, and dated facts that say something else than the guide. */
export async function findPriceFindings(): Promise<readonly PriceFinding[]> {
  const guide = await loadGuide(readPackedFile)
  const found: PriceFinding[] = []
  for (const code of guide.countries) {
    const country = await guide.country(code)
    if (!country) continue
    const prices = cityPrices(country.country)
    found.push(
      ...itemFindings(prices),
      ...feeFindings(country.sights, prices),
      ...burgerFindings(country.country, prices),
    )
  }
  return [...found, ...(await placeFindings(guide))]
}

function itemFindings(prices: CityPrices): readonly PriceFinding[] {
  return COUNTRY_WORDS.PRICE_ITEMS.flatMap((item): readonly PriceFinding[] => {
    const range = itemRange(prices, item)
    if (!range || [range.low, range.high].every((end) => isSanePrice(end, { item }, prices, RATES))) return []
    return [{ code: 'insane', subject: `${prices.country} ${item}`, what: item, amount: range.high, guide: range }]
  })
}

function feeFindings(sights: readonly GuideSight[], prices: CityPrices): readonly PriceFinding[] {
  return sights.flatMap(({ id, kind, fee }): readonly PriceFinding[] => {
    if (fee === null || fee === 'free') return []
    const amount = middleOf(moneyRange(fee))
    return isSanePrice(amount, { kind }, prices, RATES)
      ? []
      : [{ code: 'insane', subject: id, what: kind, amount, guide: null }]
  })
}

/** A burger of a known day lies between a simple meal and a dinner. */
function burgerFindings({ code, currency }: GuideCountry, prices: CityPrices): readonly PriceFinding[] {
  const burger = priceFactsOf(code)?.burger ?? (currency === 'EUR' ? priceFactsOf(EURO_AREA)?.burger : null)
  const [simple, dinner] = [itemRange(prices, 'street_meal'), itemRange(prices, 'mid_meal')]
  if (!burger || !simple || !dinner) return []
  const amount: Money = { minorUnits: burger.usdCents, currency: 'USD' }
  const meals = { low: simple.low, high: dinner.high }
  return differsFromGuide(amount, meals, RATES)
    ? [{ code: 'differs', subject: code, what: 'burger', amount, guide: meals }]
    : []
}

/** Prices that were dropped or contradicted when the places of the listed cities were merged. */
async function placeFindings(editors: Guide): Promise<readonly PriceFinding[]> {
  const [cities, sights] = [await loadCities(readPackedFile), await loadCitySights(readPackedFile)]
  const guides = [
    await loadPlaces(readPackedFile, 'places-open'),
    await loadPlaces(readPackedFile, 'places-share-alike'),
  ]
  const [map, matches] = [await loadOsmPlaces(readPackedFile), await loadGuideMatches(readPackedFile)]
  const found = new Map<string, PriceFinding>()
  for (const cityId of new Set(Array.from(sights.all(), (sight) => sight.cityId))) {
    const city = cities.find(cityId)
    if (!city) continue
    const guide = await guideAround(editors, city, matches)
    const report = (finding: PriceFinding): void => void found.set(`${finding.code} ${finding.subject}`, finding)
    tripPlaces({ sights, guides, map, guide }, { ...city, cityId }, { report })
  }
  return [...found.values()].filter(({ code }) => code === 'differs')
}
