import { describe, expect, it } from 'vitest'

import type { BudgetPlan } from './budget-plan.ts'
import { applySwap } from './budget-swap.ts'
import { type BudgetEnd, estimateBudget, listSavings, reachSum, type SwapOffers } from './index.ts'
import { listSwaps } from './list-swaps.ts'
import { BUS, CITY, PLAN, PRICES, RATES, TOWN, TRAIN_TO_TOWN } from './testing/budget-world.ts'
import { sumByHand } from './testing/second-path.ts'

const ALL: SwapOffers = { bases: [TRAIN_TO_TOWN], ways: [BUS], canMoveMonth: true, canShorten: true }
const NONE: SwapOffers = { bases: [], ways: [], canMoveMonth: false, canShorten: false }
const euros = (units: number) => ({ minorUnits: units * 100, currency: 'EUR' })
const reach = (sum: number, plan: BudgetPlan = PLAN, offers = ALL, end: BudgetEnd = 'middle') =>
  reachSum(plan, { sum: euros(sum), end, offers, rates: RATES })
const kinds = (swaps: readonly { readonly swap: { readonly kind: string } }[]) => swaps.map(({ swap }) => swap.kind)

describe('reachSum', () => {
  it('says so when the sum is enough', () => {
    const own = estimateBudget(PLAN, RATES)
    const { middle } = own.total
    expect(reach(middle.minorUnits / 100)).toEqual({ kind: 'enough', estimate: own })
    expect(reach(middle.minorUnits / 100 - 1).kind).toBe('reached')
  })

  it('BP-6 every saving is what the plan costs less with it', () => {
    for (const { swap, saving } of listSavings(PLAN, { end: 'middle', offers: ALL, rates: RATES }))
      expect(saving.minorUnits).toBe(sumByHand(PLAN).middle - sumByHand(applySwap(PLAN, swap)).middle)
  })

  it('gives up little before much', () => {
    const own = estimateBudget(PLAN, RATES).total.middle.minorUnits / 100
    const answer = reach(own - 10)
    expect(answer).toMatchObject({ kind: 'reached', swaps: [{ swap: { kind: 'data', to: 'shared' } }] })
  })

  it('plans for the dear end on request', () => {
    const high = estimateBudget(PLAN, RATES).total.high.minorUnits / 100
    expect(reach(high - 1, PLAN, NONE).kind).toBe('enough')
    const answer = reach(high - 1, PLAN, NONE, 'high')
    expect(answer.kind).toBe('reached')
    expect(answer.estimate.total.high.minorUnits).toBeLessThanOrEqual((high - 1) * 100)
  })

  it('says what cannot be reached, and by which swaps the lowest is', () => {
    const answer = reach(100)
    expect(answer.kind).toBe('unreachable')
    expect('swaps' in answer && kinds(answer.swaps)).toEqual(expect.arrayContaining(['days', 'way', 'level']))
    const again = reach(answer.estimate.total.middle.minorUnits / 100)
    expect(again.kind).toBe('reached')
    expect(again.estimate.total).toEqual(answer.estimate.total)
  })
})

describe('BP-7 offers', () => {
  const offered = (plan: BudgetPlan, offers = ALL) =>
    listSwaps(plan, offers, RATES)
      .flat()
      .map(({ swap }) => swap)
  const levels = (plan: BudgetPlan) => offered(plan).flatMap((swap) => (swap.kind === 'level' ? [swap.to] : []))

  it('no dormitory to children below twelve', () => {
    expect(levels({ ...PLAN, party: { adults: 2, childAges: [12] } })).toContain('hostel')
    expect(levels({ ...PLAN, party: { adults: 2, childAges: [11] } })).not.toContain('hostel')
  })
  it('nothing dearer than the plan has', () => {
    const cheapest = { lodging: 'hostel', meals: 'cook', transport: 'walk', tickets: 'none', data: 'none' } as const
    expect(offered({ ...PLAN, levels: cheapest }, NONE)).toEqual([])
  })
  it('no change of a part whose price is unknown', () => {
    const guide = { ...TOWN.guide, prices: { ...PRICES, museum: null, sim_10gb: null } }
    const swaps = offered({ ...PLAN, place: { ...TOWN, guide } })
    expect(swaps.filter((swap) => swap.kind === 'data' || (swap.kind === 'level' && swap.part === 'tickets'))).toEqual(
      [],
    )
  })
  it.each([
    ['a useful stay', 4, 2, [3, 2]],
    ['half of what was asked', 10, 2, [9, 8, 7, 6, 5]],
    ['two days', 3, 1, [2]],
    ['none of two', 2, 1, []],
  ])('no stay shorter than %s', (_, days, least, shorter) => {
    const place = { ...CITY, days: { least, ideal: 4 } }
    const swaps = offered({ ...PLAN, days, place })
    expect(swaps.flatMap((swap) => (swap.kind === 'days' ? [swap.to] : []))).toEqual(shorter)
  })
  it('only months that a table calls cheaper, one of them without bad weather', () => {
    const months = (plan: BudgetPlan, offers = ALL) =>
      offered(plan, offers).flatMap((swap) => (swap.kind === 'month' ? [swap.to] : []))
    expect(months(PLAN)).toEqual([6, 3])
    expect(months({ ...PLAN, month: 3 })).toEqual([])
    expect(months({ ...PLAN, month: null })).toEqual([])
    expect(months({ ...PLAN, place: TOWN })).toEqual([])
    expect(months(PLAN, NONE)).toEqual([])
  })
  it('no other way where the traveller knows the fare', () => {
    expect(
      kinds(listSavings({ ...PLAN, ownFare: euros(50) }, { end: 'middle', offers: ALL, rates: RATES })),
    ).not.toContain('way')
  })
})
