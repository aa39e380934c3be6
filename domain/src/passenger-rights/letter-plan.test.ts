import { describe, expect, it } from 'vitest'

import { euros } from '../kernel/index.ts'
import { assessRights } from './assess-rights.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import { answerDays, letterPlans, type LetterPurpose } from './letter-plan.ts'
import { testFlight } from './regimes/test-flight.ts'

const plansFor = (from: string, to: string, changes: Partial<FlightDisruption> = {}) => {
  const flight = testFlight(from, to, changes)
  const { assessments, care } = assessRights(flight, ({ minorUnits }) => minorUnits)
  const { event, arrivalDelayMinutes, baggage = null } = flight
  return letterPlans({ assessment: assessments[0], care, event, baggage, arrivalDelayMinutes })
}
const planFor = (purpose: LetterPurpose, ...flight: Parameters<typeof plansFor>) =>
  plansFor(...flight).find((plan) => plan.purpose === purpose)
const provisionsOf = (plan: ReturnType<typeof planFor>) => plan?.basis.map(({ provision }) => provision)

const FROM_EUROPE = { departsFromEea: true, distanceKm: 5500, noticeDays: 2 } as const

describe('a letter for compensation', () => {
  it('claims the sum of the law with its articles, and asks for proof of a cause (LETTER-3)', () => {
    const plan = planFor('compensation', 'FR', 'AE', FROM_EUROPE)
    expect(plan).toMatchObject({
      law: 'EU261',
      demand: { kind: 'sum', amount: euros(600) },
      proof: 'extraordinary',
      due: null,
    })
    expect(provisionsOf(plan)).toContain('Article 7(1)')
  })
  it('need not wait for the cause, and rests on the same articles (LETTER-2)', () => {
    const plan = planFor('compensation', 'FR', 'AE', { ...FROM_EUROPE, cause: 'unknown' })
    expect(plan).toMatchObject({ demand: { kind: 'sum', amount: euros(600) } })
    expect(provisionsOf(plan)).toEqual(['Article 7(1)', 'Articles 5, 6 and 7', 'Articles 5, 6 and 7', 'Article 5(3)'])
  })
  it('is not written while another fact is missing', () => {
    expect(planFor('compensation', 'AE', 'FR', { arrivesInEea: true, distanceKm: 5500 })?.law).not.toBe('EU261')
  })
  it('leaves the articles on care and choice to their own letters', () => {
    const provisions = provisionsOf(
      planFor('compensation', 'FR', 'AE', {
        ...FROM_EUROPE,
        event: 'cancellation',
        wasRerouted: false,
        arrivalDelayMinutes: null,
      }),
    )
    expect(provisions).toContain('Article 7(1)')
    expect(provisions).not.toContain('Article 8')
    expect(provisions).not.toContain('Article 9')
  })
  it.each([
    ['a refused seat in Europe', 'FR', { ...FROM_EUROPE, event: 'denied-boarding' }, 'at-once', null],
    ['a refused seat in Brazil', 'BR', { event: 'denied-boarding' }, 'at-once', null],
    ['a refused seat in Turkey', 'TR', { event: 'denied-boarding' }, null, null],
    ['a lower class', 'FR', { ...FROM_EUROPE, event: 'downgrade' }, 'week', null],
    ['a late flight from Turkey', 'TR', {}, null, 'extraordinary'],
  ] as const)('says when %s had to be paid for (LETTER-4)', (_, from, changes, due, proof) => {
    expect(planFor('compensation', from, 'AE', changes)).toMatchObject({ due, proof })
  })
  it('gives Canada its thirty days and asks it for its control (LETTER-1)', () => {
    const plan = planFor('compensation', 'CA', 'CA', { isLargeCarrier: true, arrivalDelayMinutes: 300 })
    expect(plan).toMatchObject({ law: 'APPR', answerDays: 30, proof: 'control' })
    expect(answerDays('EU261')).toBe(14)
  })
  it('claims the fare with its cap for a refused seat in the United States', () => {
    const denied = { event: 'denied-boarding', arrivalDelayMinutes: 400 } as const
    expect(planFor('compensation', 'US', 'US', denied)).toMatchObject({
      demand: { kind: 'fare', percent: 400, most: { minorUnits: 215_000, currency: 'USD' } },
      due: 'at-once',
    })
  })
  it('claims losses for a bag, with what proves them', () => {
    const bag = (baggage: 'late' | 'damaged') => planFor('compensation', 'US', 'JP', { event: 'baggage', baggage })
    expect(bag('damaged')).toMatchObject({ law: 'MC99', demand: { kind: 'losses' }, proof: 'measures' })
    expect(bag('damaged')?.enclosures).toContain('bag-photos')
    expect(bag('late')?.enclosures).not.toContain('bag-photos')
  })
})

describe('letters for a refund and for expenses', () => {
  const cancelled = { ...FROM_EUROPE, event: 'cancellation', cause: 'weather', arrivalDelayMinutes: null } as const

  it('are left when the weather excuses the airline (LETTER-5, LETTER-6)', () => {
    expect(plansFor('FR', 'AE', cancelled).map(({ purpose }) => purpose)).toEqual(['refund', 'expenses'])
    expect(planFor('refund', 'FR', 'AE', cancelled)).toMatchObject({
      due: 'week',
      basis: [{ provision: 'Article 8(1)(a)' }],
    })
    expect(planFor('expenses', 'FR', 'AE', cancelled)?.enclosures).toContain('receipts')
    expect(provisionsOf(planFor('expenses', 'FR', 'AE', cancelled))).toEqual([
      'Article 9(1)(a)',
      'Article 9(1)(b), (c)',
    ])
  })
  it('give no fare back to somebody who took another flight', () => {
    expect(planFor('refund', 'FR', 'AE', { ...cancelled, arrivalDelayMinutes: 200 })).toBeUndefined()
  })
  it.each([
    [299, false],
    [300, true],
  ])('after %i minutes of delay the fare may come back: %s', (arrivalDelayMinutes, isLeft) => {
    const plan = planFor('refund', 'FR', 'AE', { ...FROM_EUROPE, arrivalDelayMinutes })
    expect(plan !== undefined).toBe(isLeft)
  })
  it.each([
    [239, false],
    [240, true],
  ])('after %i minutes of a long flight meals may be claimed: %s', (arrivalDelayMinutes, isLeft) => {
    const plan = planFor('expenses', 'FR', 'AE', { ...FROM_EUROPE, arrivalDelayMinutes })
    expect(plan !== undefined).toBe(isLeft)
  })
  it('asks for the fare of a cancelled flight of the United States, where no sum is owed', () => {
    const plans = plansFor('US', 'US', { event: 'cancellation', arrivalDelayMinutes: null })
    expect(plans).toMatchObject([{ purpose: 'refund', law: 'US-DOT', basis: [{ provision: 'Section 260.6' }] }])
  })
  it('do not exist for a flight that no law covers', () => {
    expect(plansFor('XX', 'YY')).toEqual([])
  })
})
