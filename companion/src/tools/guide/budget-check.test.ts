/** The page of the budget and the assistant answer from one computation. */
import { estimateBudget, type PricedPlace } from '@app/domain/budget-plan'
import { calendarDate } from '@app/domain/kernel'
import { levelsOfStyle, NO_FACTORS } from '@app/domain/travel-prices'
import { expect, it } from 'vitest'

import { smallGuide } from '../../engine/testing/small-guide.ts'
import { smallWorld } from '../../engine/testing/small-world.ts'
import { callTool } from '../registry.ts'
import { rounded } from './budget-check.ts'
import type { FactsCard } from './facts-card.ts'

const euros = (low: number, high: number) => ({ currency: 'EUR', low, high, year: 2026 })
/** Dearer than its country: a city with factors of its own. */
const CITY: PricedPlace = {
  id: 'rome',
  name: 'Rome',
  guide: {
    code: 'IT',
    currency: 'EUR',
    asOf: '2026-11',
    prices: {
      street_meal: euros(5, 9),
      mid_meal: euros(18, 30),
      coffee: euros(1, 2),
      beer: euros(4, 6),
      water_15l: euros(0.5, 1),
      metro_ride: euros(2, 2),
      taxi_5km: euros(10, 15),
      hostel_bed: euros(30, 50),
      hotel_double: euros(100, 180),
      museum: euros(10, 18),
      sim_10gb: euros(15, 20),
      sim_unlimited: null,
    } as unknown as PricedPlace['guide']['prices'],
  },
  factors: { ...NO_FACTORS, lodging: 1.4 },
  lodgingByMonth: null,
  days: null,
  avoidMonths: [],
  freeSights: 0,
}
const world = { ...smallWorld({ guide: smallGuide() }), pricedPlace: async () => CITY }

async function cardOf(input: object): Promise<FactsCard> {
  const result = await callTool('budget-check', { place: 'rome', ...input }, world)
  if (result.kind !== 'found') throw new Error(result.kind)
  return result.card as FactsCard
}
const saidOf = ({ says }: FactsCard): string => says.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')
const rowOf = ({ rows }: FactsCard, id: string): string => rows.find((row) => row.id === id)?.value.value ?? ''

function pageSays(style: 'low' | 'mid', people: number, days: number) {
  const levels = { ...levelsOfStyle(style), data: 'each' as const }
  const party = { adults: people, childAges: [] }
  const plan = { place: CITY, base: null, party, days, month: null, levels, way: null, ownFare: null, currency: 'EUR' }
  return estimateBudget(plan, { date: calendarDate('2026-11-01'), perDollar: { USD: 1, EUR: 0.9 } })
}
const shown = (minorUnits: number): string => rounded(minorUnits / 100).toLocaleString('en-GB')

it.each([
  [1, 7],
  [2, 3],
  [3, 4],
])('says of %d people for %d days what the page says', async (people, days) => {
  const [low, mid] = [pageSays('low', people, days), pageSays('mid', people, days)]
  const total = rowOf(await cardOf({ people, days }), 'total')
  for (const { minorUnits } of [low.total.low, low.total.high, mid.total.low, mid.total.high])
    expect(total).toContain(shown(minorUnits))
})

it('leaves out the lodging that is paid', async () => {
  const { total, parts } = pageSays('mid', 1, 7)
  const row = rowOf(await cardOf({ days: 7, isBedPaid: true }), 'total')
  expect(row).toContain(shown(total.high.minorUnits - (parts.lodging?.high.minorUnits ?? 0)))
})

it('answers for a day when a day is asked', async () => {
  const card = await cardOf({ days: 7, people: 2, isPerDay: true })
  expect(saidOf(card)).toMatch(/^For 1 day for 2 people/)
  expect(saidOf(card)).toContain(shown(pageSays('mid', 2, 7).total.high.minorUnits / 7))
})

it.each([
  [1, 'too little'],
  [1_000_000, 'Yes, easily'],
])('judges %d euros by it', async (amount, word) => {
  expect(saidOf(await cardOf({ days: 7, amount, currency: 'EUR' }))).toContain(word)
})
