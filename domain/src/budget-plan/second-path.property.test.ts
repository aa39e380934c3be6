/** The engine and the second path agree, for any plan and any sum. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DAILY_LEVELS } from '../travel-prices/index.ts'
import type { BudgetPlan } from './budget-plan.ts'
import { applySwap, applySwaps } from './budget-swap.ts'
import { type BudgetEnd, estimateBudget, reachSum, type SwapOffers } from './index.ts'
import { listSwaps, type WeighedSwap } from './list-swaps.ts'
import { BUS, CITY, FLIGHT, RATES, TOWN, TRAIN_TO_TOWN } from './testing/budget-world.ts'
import { sumByHand } from './testing/second-path.ts'

const ALL: SwapOffers = { bases: [TRAIN_TO_TOWN], ways: [BUS], canMoveMonth: true, canShorten: true }
const euros = (units: number) => ({ minorUnits: units * 100, currency: 'EUR' })

const anyPlan: fc.Arbitrary<BudgetPlan> = fc.record({
  place: fc.constantFrom(CITY, TOWN),
  base: fc.constantFrom(null, TRAIN_TO_TOWN),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  }),
  days: fc.integer({ min: 1, max: 30 }),
  month: fc.option(fc.integer({ min: 1, max: 12 })),
  levels: fc.record({
    lodging: fc.constantFrom(...DAILY_LEVELS.lodging),
    meals: fc.constantFrom(...DAILY_LEVELS.meals),
    transport: fc.constantFrom(...DAILY_LEVELS.transport),
    tickets: fc.constantFrom(...DAILY_LEVELS.tickets),
    data: fc.constantFrom('each' as const, 'shared' as const, 'none' as const),
  }),
  way: fc.constantFrom(null, FLIGHT, BUS),
  ownFare: fc.option(fc.integer({ min: 0, max: 500_000 }).map((minorUnits) => ({ minorUnits, currency: 'EUR' }))),
  currency: fc.constant('EUR'),
})

/** Every choice of at most one swap of each list, priced by hand. */
function* allByHand(
  plan: BudgetPlan,
  lists: readonly (readonly WeighedSwap[])[],
  end: BudgetEnd,
  weight = 0,
): Generator<{ readonly total: number; readonly weight: number }> {
  const [list, ...rest] = lists
  if (!list) {
    yield { total: sumByHand(plan)[end], weight }
    return
  }
  yield* allByHand(plan, rest, end, weight)
  for (const each of list) yield* allByHand(applySwap(plan, each.swap), rest, end, weight + each.weight)
}

const fewDays = anyPlan.map((plan) => ({ ...plan, days: Math.min(plan.days, 6), base: null }))

describe('by a second path', () => {
  it('BP-1 is the same by a second path, for any plan', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { total } = estimateBudget(plan, RATES)
        expect([total.low.minorUnits, total.middle.minorUnits, total.high.minorUnits]).toEqual(
          Object.values(sumByHand(plan)),
        )
      }),
      { seed: 20_261_119, numRuns: 2000 },
    )
  })

  it('BP-8 reaches the sum, or names the lowest there is: recomputed by a second path', () => {
    const found = { enough: 0, reached: 0, unreachable: 0 }
    fc.assert(
      fc.property(
        fewDays,
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        fc.constantFrom('middle', 'high'),
        (plan, share, end) => {
          const sum = euros(Math.floor((sumByHand(plan)[end] / 100) * share))
          const answer = reachSum(plan, { sum, end, offers: ALL, rates: RATES })
          found[answer.kind] += 1
          if (answer.kind === 'enough') return
          const changed = applySwaps(
            plan,
            answer.swaps.map(({ swap }) => swap),
          )
          const byHand = sumByHand(changed)
          expect(answer.estimate.total[end].minorUnits).toBe(byHand[end])
          const savings = answer.swaps.reduce((all, { saving }) => all + saving.minorUnits, 0)
          expect(savings).toBe(sumByHand(plan)[end] - byHand[end])
          const choices = [...allByHand(plan, listSwaps(plan, ALL, RATES), end)]
          const fitting = choices.filter(({ total }) => total <= sum.minorUnits)
          if (answer.kind === 'unreachable') {
            expect(fitting).toEqual([])
            expect(byHand[end]).toBe(Math.min(...choices.map(({ total }) => total)))
            return
          }
          const weights = new Map(
            listSwaps(plan, ALL, RATES)
              .flat()
              .map(({ swap, weight }) => [JSON.stringify(swap), weight] as const),
          )
          const felt = answer.swaps.reduce((all, { swap }) => all + (weights.get(JSON.stringify(swap)) ?? NaN), 0)
          expect(byHand[end]).toBeLessThanOrEqual(sum.minorUnits)
          expect(felt).toBeCloseTo(Math.min(...fitting.map(({ weight }) => weight)), 9)
        },
      ),
      { seed: 20_261_119, numRuns: 60 },
    )
    expect(Math.min(found.reached, found.unreachable)).toBeGreaterThan(3)
  })
})
