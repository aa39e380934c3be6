import { roundAbout } from '@app/domain/currency-conversion'
import { type Claim, minorDigitsOf, type Money } from '@app/domain/kernel'
import {
  DAILY_PARTS,
  type DailyCosts,
  middleOf,
  sharesOf,
  timesShares,
  TRAVEL_STYLES,
  type TravelStyle,
} from '@app/domain/travel-prices'
import { z } from 'zod'

import { convertCurrency } from './convert-currency.ts'
import type { KnownCity, LookUps } from './look-ups.ts'
import { CityInput, CurrencyInput, defineTool, derive, found, resolveCity, unknown } from './tool.ts'

/** Costs on the ground: fares are unknown. */
export type CostCard = {
  readonly city: Claim<KnownCity>
  readonly days: Claim<number>
  readonly people: Claim<number>
  readonly style: Claim<TravelStyle>
  /** Per night: a room for two, or a bed in a dormitory for low budgets. */
  readonly lodging: Claim<Money>
  /** Per person and day. */
  readonly meals: Claim<Money>
  readonly transport: Claim<Money>
  readonly tickets: Claim<Money>
  /** The average, and the sums of the lower and upper ends of all ranges. */
  readonly total: Claim<Money>
  readonly lowest: Claim<Money>
  readonly highest: Claim<Money>
}

type End = 'low' | 'high' | 'middle'

const PEOPLE_PER_ROOM = 2
const USUAL_STYLE: TravelStyle = 'mid'

export const tripCost = defineTool({
  name: 'trip-cost',
  about: 'What beds, meals, local transport and tickets of a trip to a city usually cost, by the prices of our guide.',
  input: z.strictObject({
    city: CityInput,
    days: z.int().min(1).max(365),
    people: z.int().min(1).max(50),
    style: z.enum(TRAVEL_STYLES).default(USUAL_STYLE),
    currency: CurrencyInput.optional(),
  }),
  async run({ city, days, people, style, currency }, lookUps) {
    const place = resolveCity(city, lookUps)
    if (!place) return unknown('city')
    const daily = await lookUps.dailyCosts(place.value, style)
    if (!daily) return unknown('cost')
    // A sum of ranges has at most three significant digits.
    const inOwn = async (money: Money): Promise<Claim<Money>> =>
      derive(daily, roundAbout(await convert(money, currency, lookUps)))
    const [total, lowest, highest] = await Promise.all(
      (['middle', 'low', 'high'] as const).map((end) => inOwn(totalOf(daily.value, end, days, people))),
    )
    if (!total || !lowest || !highest) return unknown('cost')
    const card: CostCard = {
      city: place,
      days: derive(daily, days),
      people: derive(daily, people),
      style: derive(daily, style),
      lodging: await inOwn(times(at(daily.value.lodging, 'middle'), bedsPerRoom(style))),
      meals: await inOwn(at(daily.value.meals, 'middle')),
      transport: await inOwn(at(daily.value.transport, 'middle')),
      tickets: await inOwn(at(daily.value.tickets, 'middle')),
      total,
      lowest,
      highest,
    }
    return found(card)
  },
})

function bedsPerRoom(style: TravelStyle): number {
  return style === 'low' ? 1 : PEOPLE_PER_ROOM
}

/** Nights are one less than days; a single traveller also pays for a whole room. */
function totalOf(daily: DailyCosts, end: End, days: number, people: number): Money {
  const nights = Math.max(1, days - 1)
  const party = { adults: people, childAges: [] }
  const isRoom = daily.style !== 'low'
  const minorUnits = DAILY_PARTS.reduce((sum, part) => {
    const count = part === 'lodging' ? nights : days
    return sum + at(timesShares(daily[part], sharesOf(part, party, isRoom), count), end).minorUnits
  }, 0)
  return { minorUnits, currency: daily.lodging.low.currency }
}

function at(range: DailyCosts['meals'], end: End): Money {
  return end === 'middle' ? middleOf(range) : range[end]
}

function times(money: Money, count: number): Money {
  return { ...money, minorUnits: money.minorUnits * count }
}

/** The country's currency, unless another one was requested and has a rate. */
async function convert(money: Money, currency: string | undefined, lookUps: LookUps): Promise<Money> {
  if (currency === undefined || currency === money.currency || money.minorUnits === 0) return money
  const amount = money.minorUnits / 10 ** minorDigitsOf(money.currency)
  const result = await convertCurrency.run({ amount, from: money.currency, to: currency }, lookUps)
  return result.kind === 'found' ? result.card.to.value : money
}
