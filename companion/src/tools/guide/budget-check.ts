import { type GuideCountry, guideClaim, type PriceItem } from '@app/domain/guide'
import { minorDigitsOf } from '@app/domain/kernel'
import { DAILY_PARTS, type DailyCosts } from '@app/domain/travel-prices'
import { z } from 'zod'

import type { LookUps } from '../look-ups.ts'
import { CurrencyInput, defineTool, found, unknown } from '../tool.ts'
import { capitalised, type FactRow, type FactsCard, fillLabel, fillSaid } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, readGuidePlace } from './guide-place.ts'
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
    language: LanguageInput,
  }),
  async run({ place, days, people, amount, currency, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const { country, asOf } = known.guide
    const city = known.entry?.kind === 'city' ? lookUps.findCity(known.entry.name) : null
    const ofCity = city?.country === country.code ? await dayOfCity(city.cityId, country, people, lookUps) : null
    const day = ofCity ?? dayOf(country, people)
    if (!day) return unknown('guide')
    const writing = guideWriting(language)
    const own = currency ?? country.currency
    const rate = own === country.currency ? null : lookUps.rate(country.currency, own)
    if (rate === undefined) return unknown('rate')
    const factor = rate === null ? 1 : Number(rate.value)
    const scaled = ({ low, high }: Range, by: number): Range => ({ low: rounded(low * by), high: rounded(high * by) })
    const text = ({ low, high }: Range): string => writing.range(low, high, own)
    const row = (id: string, label: string, value: string): FactRow => ({
      id,
      label,
      value: guideClaim(value, asOf),
      link: null,
    })
    const perDay = { simple: scaled(day.simple, factor), comfort: scaled(day.comfort, factor) }
    const all = { simple: scaled(day.simple, factor * days), comfort: scaled(day.comfort, factor * days) }
    const length = writing.unit(days, 'day')
    const { labels, codes } = writing.words
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
              value: { ...rate, value: `${rate.value} ${own}/${country.currency}` },
              link: null,
            },
          ]
        : []),
    ]
    const facts = {
      days: length,
      country: ofCity && known.entry ? nameIn(known.entry, writing.language) : writing.country(country.code),
      low: text(all.simple),
      mid: text(all.comfort),
      amount: amount === undefined ? '' : writing.range(amount, amount, own),
    }
    const says = [fillSaid(writing.words, verdict(amount, all), facts, ['total', 'low', 'mid'])]
    const card: FactsCard = { place: facts.country, language: writing.language, says, rows }
    return found(card)
  },
})

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

type Day = { readonly simple: Range; readonly comfort: Range }

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

/** Null where the bed or the food is not known. */
function dayOf(country: GuideCountry, people: number): Day | null {
  const simple = sumOf(country, SIMPLE)
  const comfort = sumOf(country, COMFORT)
  const bed = rangeOf(country, 'hostel_bed') ?? halved(rangeOf(country, 'hotel_double'))
  const room = rangeOf(country, 'hotel_double')
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
function sumOf(country: GuideCountry, basket: Basket): Range | null {
  if (!rangeOf(country, 'street_meal') || !rangeOf(country, 'mid_meal')) return null
  const parts = basket.map(([item, times]) => ({ range: rangeOf(country, item) ?? { low: 0, high: 0 }, times }))
  return {
    low: parts.reduce((sum, { range, times }) => sum + range.low * times, 0),
    high: parts.reduce((sum, { range, times }) => sum + range.high * times, 0),
  }
}

function rangeOf({ prices }: GuideCountry, item: PriceItem): Range | null {
  const price = prices[item]
  if (price === null) return null
  return price === 'free' ? { low: 0, high: 0 } : price
}

/** Rounded to two significant digits. */
function rounded(value: number): number {
  return Number(value.toPrecision(2))
}
