import { estimateBudget, type PricedPlace } from '@app/domain/budget-plan'
import type { RateTable } from '@app/domain/currency-conversion'
import { type GuideCountry, guideClaim, type PriceItem } from '@app/domain/guide'
import { minorDigitsOf } from '@app/domain/kernel'
import { DAILY_PARTS, type DailyCosts, levelsOfStyle, NO_FACTORS, type TravelStyle } from '@app/domain/travel-prices'
import { z } from 'zod'

import type { LookUps } from '../look-ups.ts'
import { CurrencyInput, defineTool, found, unknown } from '../tool.ts'
import { capitalised, type FactRow, type FactsCard, fillLabel, fillSaid } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from './guide-place.ts'
import { guideWriting } from './guide-writing.ts'
import type { GuideSayId } from './words/en-says.ts'

type Basket = readonly (readonly [item: PriceItem, timesADay: number])[]
type Range = { readonly low: number; readonly high: number }

/** A day of one traveller on a low budget, and of one in mid-range comfort, without lodging. */
const SIMPLE: Basket = [
  ['street_meal', 2],
  ['coffee', 1],
  ['metro_ride', 2],
  ['museum', 0.5],
]
const COMFORT: Basket = [
  ['street_meal', 1],
  ['mid_meal', 1],
  ['coffee', 2],
  ['beer', 1],
  ['metro_ride', 3],
  ['museum', 1],
]

export const budgetCheck = defineTool({
  name: 'budget-check',
  about:
    'Whether an amount is enough for some days in a country, living simply or in mid-range comfort, by the prices of our guide.',
  input: z.strictObject({
    place: PlaceInput,
    days: z.int().min(1).max(365),
    people: z.int().min(1).max(20).default(1),
    amount: z.number().positive().max(1e12).optional().describe('For all travellers'),
    currency: CurrencyInput.optional(),
    isBedPaid: z.boolean().default(false).describe('Lodging is paid, or costs nothing'),
    isPerDay: z.boolean().default(false).describe('The question is about one day'),
    language: LanguageInput,
  }),
  async run({ place, days, people, amount, currency, isBedPaid, isPerDay, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const { country, asOf } = known.guide
    const paid = paidIn(country)
    const own = currency ?? paid
    const rate = own === paid ? null : lookUps.rate(paid, own)
    if (rate === undefined) return unknown('rate')
    const stay = await stayCosts(known, { days, people, hasBed: !isBedPaid, currency: own }, lookUps)
    if (!stay) return unknown('guide')
    const writing = guideWriting(language)
    const scaled = ({ low, high }: Range, by: number): Range => ({ low: rounded(low * by), high: rounded(high * by) })
    const text = ({ low, high }: Range): string => writing.range(low, high, own)
    const row = (id: string, label: string, value: string): FactRow => ({
      id,
      label,
      value: guideClaim(value, asOf),
      link: null,
    })
    const perDay = { simple: scaled(stay.simple, 1 / days), comfort: scaled(stay.comfort, 1 / days) }
    const all = { simple: scaled(stay.simple, 1), comfort: scaled(stay.comfort, 1) }
    const said = isPerDay ? perDay : all
    const { labels, codes } = writing.words
    const length = forPeople(writing.unit(days, 'day'), people, labels.people)
    const rows: FactRow[] = [
      row('low', labels.low, text(perDay.simple)),
      row('mid', labels.mid, text(perDay.comfort)),
      row('total', fillLabel(labels.total, { days: length }), `${text(all.simple)} / ${text(all.comfort)}`),
      ...(['hostel_bed', 'hotel_double', 'street_meal', 'mid_meal'] as const).flatMap((item) => {
        const price = country.prices[item]
        return price ? [row(item, capitalised(codes.priceItems[item]), writing.price(price))] : []
      }),
      ...(rate
        ? [
            {
              id: 'rate',
              label: labels.rate,
              value: { ...rate, value: `${rate.value} ${own}/${paid}` },
              link: null,
            },
          ]
        : []),
    ]
    const facts = {
      days: isPerDay ? forPeople(writing.unit(1, 'day'), people, labels.people) : length,
      country: known.entry ? nameIn(known.entry, writing.language) : writing.country(country.code),
      low: text(said.simple),
      mid: text(said.comfort),
      amount: amount === undefined ? '' : writing.range(amount, amount, own),
    }
    const says = [
      fillSaid(writing.words, verdict(amount, said), facts, ['total', 'low', 'mid']),
      ...(isBedPaid ? [fillSaid(writing.words, 'budget.no-bed', {}, ['total'])] : []),
    ]
    const card: FactsCard = { place: facts.country, language: writing.language, says, rows }
    return found(card)
  },
})

/** A sum for two is said to be one. */
function forPeople(days: string, people: number, template: string): string {
  return people === 1 ? days : fillLabel(template, { days, people: String(people) })
}

function verdict(
  amount: number | undefined,
  { simple, comfort }: { readonly simple: Range; readonly comfort: Range },
): GuideSayId {
  if (amount === undefined) return 'budget.ranges'
  if (amount > comfort.high) return 'budget.plenty'
  if (amount >= (comfort.low + comfort.high) / 2) return 'budget.yes'
  if (amount >= comfort.low) return 'budget.careful'
  return amount >= simple.low ? 'budget.tight' : 'budget.no'
}

type Stay = {
  readonly days: number
  readonly people: number
  readonly hasBed: boolean
  readonly currency: string
}

/** The same estimate as the page of the budget: nights are one less than days, and a SIM card for each. */
async function stayCosts(
  { guide: { country, asOf }, entry }: PlaceInGuide,
  { days, people, hasBed, currency }: Stay,
  lookUps: LookUps,
): Promise<Day | null> {
  const place = (await lookUps.pricedPlace?.(country.code, entry?.id ?? null)) ?? placeWithout(country, asOf)
  const estimate = (style: TravelStyle): Range | null => {
    const levels = { ...levelsOfStyle(style), data: 'each' as const }
    const party = { adults: people, childAges: [] }
    const plan = { place, base: null, party, days, month: null, levels, way: null, ownFare: null, currency }
    const { parts, total } = estimateBudget(plan, ratesOf(place, currency, lookUps))
    if (!parts.meals || (hasBed && !parts.lodging)) return null
    const end = (of: 'low' | 'high'): number =>
      (total[of].minorUnits - (hasBed ? 0 : (parts.lodging?.[of].minorUnits ?? 0))) / 10 ** minorDigitsOf(currency)
    return { low: end('low'), high: end('high') }
  }
  const [simple, comfort] = [estimate('low'), estimate('mid')]
  return simple && comfort && { simple, comfort }
}

/** Without the tables of cities and seasons: the prices of the country as they are. */
function placeWithout({ code, currency, prices }: GuideCountry, asOf: string): PricedPlace {
  return {
    id: null,
    name: null,
    guide: { code, currency, prices, asOf },
    factors: NO_FACTORS,
    lodgingByMonth: null,
    days: null,
    avoidMonths: [],
    freeSights: 0,
  }
}

/** Of the currencies that the place is paid in. */
function ratesOf({ guide: { currency, prices } }: PricedPlace, own: string, { rate, today }: LookUps): RateTable {
  const paid = Object.values(prices).flatMap((price) => (price === null || price === 'free' ? [] : [price.currency]))
  const perDollar = [...new Set([own, currency, ...paid])].flatMap((code) => {
    const found = code === 'USD' ? { value: '1' } : rate('USD', code)
    return found ? [[code, Number(found.value)] as const] : []
  })
  return { date: today, perDollar: Object.fromEntries(perDollar) }
}

type Day = { readonly simple: Range; readonly comfort: Range }
/** For all travellers. */
export type DayCosts = Day & { readonly currency: string; readonly isOfCity: boolean }

/** By the prices of the city where they are known, else by those of its country. */
export async function dayCosts(
  { guide: { country }, entry }: PlaceInGuide,
  people: number,
  lookUps: LookUps,
): Promise<DayCosts | null> {
  const city = entry?.kind === 'city' ? lookUps.findCity(entry.name) : null
  const ofCity = city?.country === country.code ? await dayOfCity(city.cityId, country, people, lookUps) : null
  if (ofCity) return { ...ofCity, currency: country.currency, isOfCity: true }
  const currency = paidIn(country)
  const day = dayOf(country, people, (from) => rateTo(currency, from, lookUps))
  return day && { ...day, currency, isOfCity: false }
}

/** By the prices of the city: a bed for each who lives simply, rooms for two in comfort. */
async function dayOfCity(
  cityId: number | null,
  { currency }: GuideCountry,
  people: number,
  lookUps: LookUps,
): Promise<Day | null> {
  const city = cityId === null ? undefined : lookUps.city(cityId)?.value
  if (!city) return null
  const [low, mid] = await Promise.all([lookUps.dailyCosts(city, 'low'), lookUps.dailyCosts(city, 'mid')])
  if (!low || !mid || low.value.lodging.low.currency !== currency) return null
  const beds = Math.ceil(people / 2) * 2
  return { simple: dayRange(low.value, people, people), comfort: dayRange(mid.value, people, beds) }
}

function dayRange(costs: DailyCosts, people: number, beds: number): Range {
  const at = (end: 'low' | 'high'): number =>
    DAILY_PARTS.reduce((sum, part) => {
      const { minorUnits, currency } = costs[part][end]
      return sum + (minorUnits / 10 ** minorDigitsOf(currency)) * (part === 'lodging' ? beds : people)
    }, 0)
  return { low: at('low'), high: at('high') }
}

/** Some countries write rooms in dollars and meals in their own currency. */
function paidIn({ prices: { hotel_double: room }, currency }: GuideCountry): string {
  return room === null || room === 'free' ? currency : room.currency
}

function rateTo(currency: string, from: string, { rate }: LookUps): number | null {
  if (from === currency) return 1
  const found = rate(from, currency)
  return found ? Number(found.value) : null
}

/** Null for a currency without a rate. */
type FactorOf = (currency: string) => number | null

/** Null where the bed or the food is not known. */
function dayOf(country: GuideCountry, people: number, factorOf: FactorOf): Day | null {
  const simple = sumOf(country, SIMPLE, factorOf)
  const comfort = sumOf(country, COMFORT, factorOf)
  const room = rangeOf(country, 'hotel_double', factorOf)
  const bed = rangeOf(country, 'hostel_bed', factorOf) ?? halved(room)
  if (!simple || !comfort || !bed || !room) return null
  const rooms = Math.ceil(people / 2)
  return {
    simple: { low: people * (simple.low + bed.low), high: people * (simple.high + bed.high) },
    comfort: { low: people * comfort.low + rooms * room.low, high: people * comfort.high + rooms * room.high },
  }
}

function halved(range: Range | null): Range | null {
  return range && { low: range.low / 2, high: range.high / 2 }
}

/** A missing price of an extra counts as zero; without meals there is no sum. */
function sumOf(country: GuideCountry, basket: Basket, factorOf: FactorOf): Range | null {
  if (!rangeOf(country, 'street_meal', factorOf) || !rangeOf(country, 'mid_meal', factorOf)) return null
  const parts = basket.map(([item, times]) => ({
    range: rangeOf(country, item, factorOf) ?? { low: 0, high: 0 },
    times,
  }))
  return {
    low: parts.reduce((sum, { range, times }) => sum + range.low * times, 0),
    high: parts.reduce((sum, { range, times }) => sum + range.high * times, 0),
  }
}

function rangeOf({ prices }: GuideCountry, item: PriceItem, factorOf: FactorOf): Range | null {
  const price = prices[item]
  if (price === null) return null
  if (price === 'free') return { low: 0, high: 0 }
  const factor = factorOf(price.currency)
  return factor === null ? null : { low: price.low * factor, high: price.high * factor }
}

/** Rounded to two significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(2))
}
