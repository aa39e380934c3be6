import { describe, expect, it } from 'vitest'

import { smallGuide } from '../engine/testing/small-guide.ts'
import { smallPhrases } from '../engine/testing/small-phrases.ts'
import { smallSpending } from '../engine/testing/small-spending.ts'
import { smallTrip, smallWorld } from '../engine/testing/small-world.ts'
import { callTool, type ToolName, TOOLS } from './index.ts'
import type { CostCard } from './trip-cost.ts'

const world = smallWorld({
  trip: smallTrip(),
  guide: smallGuide(),
  phrases: smallPhrases,
  spending: smallSpending(),
  meaningsIn: () => new Set(),
})
const CASES: readonly (readonly [ToolName, object])[] = [
  ['find-places', { city: 'Rome' }],
  ['measure-distance', { from: 1, to: 2 }],
  ['entry-rule', { passport: 'DE', destination: 'JP' }],
  ['passport-validity', { country: 'JP', expiresOn: '2027-03-01', arrivesOn: '2027-01-10' }],
  ['travel-advisory', { country: 'JP' }],
  ['convert-currency', { amount: 10, from: 'EUR', to: 'USD' }],
  ['country-basics', { country: 'IT' }],
  ['own-spending', {}],
  ['say-phrase', { words: 'thank you', language: 'it' }],
  ['plugs-and-driving', { country: 'IT' }],
  ['trip-cost', { city: 'Rome', days: 3, people: 2 }],
  ['city-climate', { city: 'Rome', month: 5 }],
  ['best-time', { city: 'Rome' }],
  ['public-holidays', { country: 'IT', from: '2026-12-01', to: '2026-12-31' }],
  ['emergency-numbers', { country: 'IT' }],
  ['health-rules', { country: 'IT' }],
  ['own-embassy', { own: 'DE', host: 'IT' }],
  ['time-difference', { here: 1, there: 2 }],
  ['local-time', { city: 2 }],
  [
    'passenger-rights',
    {
      flight: { from: 'FCO', to: 'BER' },
      arrivalDelayMinutes: 200,
      cause: 'technical-fault',
      operatedByEeaCarrier: null,
    },
  ],
  ['hotel-search', { city: 1, from: '2027-05-01', to: '2027-05-04' }],
  ['flight-search', { from: 3, to: 1, departs: '2027-05-01' }],
  ['car-search', { city: 1, from: '2027-05-01', to: '2027-05-04' }],
  ['plan-trip', { cities: [{ city: 'Rome' }], days: 1 }],
  ['change-trip', { edits: [{ kind: 'swap-days', days: [1, 2] }] }],
  ['check-plan', { text: 'Day 1\n9:00 Colosseum\n12:00 Vatican Museums', city: 'Rome' }],
  ['country-practice', { place: 'IT', topics: ['water', 'tips'] }],
  ['getting-there', { place: 'rome' }],
  ['place-safety', { place: 'rome' }],
  ['food-and-drink', { place: 'rome' }],
  ['things-to-do', { place: 'rome' }],
  ['seasons-and-events', { place: 'rome' }],
  ['where-to-stay', { place: 'rome' }],
  ['budget-check', { place: 'IT', days: 7, amount: 900, currency: 'EUR' }],
  ['what-to-do-if', { problem: 'lost-luggage' }],
  ['rail-rights', { country: 'DE', lateMinutes: 70, asks: [] }],
  ['border-rules', { rule: 'food', country: 'AU', food: 'meat' }],
  ['travel-advice', { topic: 'customs', country: 'IT' }],
  ['where-to-go', { wishes: [], month: 5 }],
  ['compare-places', { places: ['rome', 'florence'], month: 5 }],
  ['days-needed', { places: ['rome'], days: 3 }],
  ['day-trip-check', { to: 'florence', from: 'rome' }],
  ['guide-mentions', { place: 'rome', about: 'carbonara' }],
  ['light-snow-sea', { place: 'rome', about: 'daylight', month: 12 }],
]

describe('every tool', () => {
  it('is tested here', () => expect(CASES.map(([name]) => name).toSorted()).toEqual(Object.keys(TOOLS).toSorted()))

  it.each(CASES)('%s gives facts with source, date and status', async (name, input) => {
    const result = await callTool(name, input, world)
    expect(result.kind).toBe('found')
    const claims = claimsIn(result)
    expect(claims.length).toBeGreaterThan(0)
    for (const claim of claims) {
      expect(claim).toMatchObject({
        source: { url: expect.stringMatching(/^(?:https|sojourn):/) },
        checkedAt: expect.stringMatching(/^\d{4}-/),
      })
      expect(['verified', 'editorial', 'stale', 'unknown']).toContain(claim['status'])
    }
  })

  it.each([
    ['a hotel in the past', 'hotel-search', { city: 1, from: '2020-05-01', to: '2020-05-04' }],
    ['a city of nowhere', 'city-climate', { city: 'Atlantis' }],
    ['an hour without a plan', 'check-plan', { text: 'nothing', city: 'Atlantis' }],
  ])('returns unknown: %s', async (_, name, input) => {
    expect(await callTool(name, input, world)).toMatchObject({ kind: 'unknown' })
  })

  it('reports a passport that expires too early', async () => {
    const result = await callTool(
      'passport-validity',
      { country: 'JP', expiresOn: '2027-03-01', arrivesOn: '2027-01-10' },
      world,
    )
    expect(result).toMatchObject({ card: { check: { isMet: false, untilAtLeast: { value: '2027-07-10' } } } })
  })

  it('returns the last day to arrive for a journey without dates', async () => {
    const result = await callTool('passport-validity', { country: 'JP', expiresOn: '2027-08-31' }, world)
    expect(result).toMatchObject({ card: { check: null, latest: { value: '2027-02-28' } } })
  })

  it('says that a passport is too short when the last day to arrive is over', async () => {
    const result = await callTool('passport-validity', { country: 'JP', expiresOn: '2027-03-31' }, world)
    expect(result).toMatchObject({ card: { check: { isMet: false }, latest: null } })
  })

  it('counts two to a room and a night less than days', async () => {
    const totalFor = async (people: number, style: string) => {
      const result = await callTool('trip-cost', { city: 'Rome', days: 3, people, style }, world)
      return result.kind === 'found' ? (result.card as CostCard).total.value : null
    }
    expect(await totalFor(2, 'mid')).toEqual({ minorUnits: (2 * 2 * 100 + 3 * 2 * 100) * 100, currency: 'USD' })
    expect(await totalFor(3, 'mid')).toEqual({ minorUnits: (2 * 4 * 100 + 3 * 3 * 100) * 100, currency: 'USD' })
    expect(await totalFor(3, 'low')).toEqual({ minorUnits: (2 * 3 * 100 + 3 * 3 * 100) * 100, currency: 'USD' })
  })
})

function claimsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'checkedAt' in value && 'status' in value ? [value as Record<string, unknown>] : []
  return [...own, ...Object.values(value).flatMap(claimsIn)]
}
