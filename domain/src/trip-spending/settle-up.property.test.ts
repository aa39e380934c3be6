import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { type Balance, balancesOf, type Expense, settleUp } from './index.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const people = IDS.map((id) => ({ id, name: id }))

const anyExpense: fc.Arbitrary<Expense> = fc.record({
  spentOn: fc.constant(calendarDate('2027-05-01')),
  part: fc.constantFrom('meals' as const, 'settlement' as const),
  amount: fc.record({ minorUnits: fc.integer({ min: 1, max: 1_000_000_000_000 }), currency: fc.constant('USD') }),
  rate: fc.integer({ min: 1, max: 99_999 }).map((digits) => `${Math.floor(digits / 10_000)}.${digits % 10_000 || 1}`),
  paidBy: fc.constantFrom(...IDS),
  shares: fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 1, max: 999 }), { minKeys: 1 }),
})

/** Small numbers, so that sets which cancel out are common; the last one makes the sum nothing. */
const anyBalances: fc.Arbitrary<readonly Balance[]> = fc
  .array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 7 })
  .map((some) => [...some, -some.reduce((sum, each) => sum + each, 0)])
  .map((all) => all.map((minorUnits, index) => ({ person: IDS[index] ?? '', minorUnits })))

/** The second path: the most parts into which the list falls, each adding up to nothing, by trying every one. */
function mostPartsByHand(open: readonly number[]): number {
  const [first, ...rest] = open
  if (first === undefined) return 0
  let most = 0
  for (let set = 0; set < 2 ** rest.length; set++) {
    const isIn = (index: number): boolean => (set >> index) % 2 === 1
    const sum = rest.reduce((so, each, index) => so + (isIn(index) ? each : 0), first)
    if (sum === 0) most = Math.max(most, 1 + mostPartsByHand(rest.filter((_, index) => !isIn(index))))
  }
  return most
}

describe('settling up', () => {
  it('makes balances that add up to nothing, whatever was shared how', () => {
    fc.assert(
      fc.property(fc.array(anyExpense, { maxLength: 30 }), (expenses) => {
        const sum = balancesOf(people, expenses, 'EUR').reduce((so, { minorUnits }) => so + BigInt(minorUnits), 0n)
        expect(sum).toBe(0n)
      }),
      { numRuns: 200 },
    )
  })

  it('gives everybody what is theirs, to the last unit', () => {
    fc.assert(
      fc.property(anyBalances, (balances) => {
        const left = new Map(balances.map(({ person, minorUnits }) => [person, minorUnits]))
        for (const { from, to, minorUnits } of settleUp(balances)) {
          expect(minorUnits).toBeGreaterThan(0)
          left.set(from, (left.get(from) ?? 0) + minorUnits)
          left.set(to, (left.get(to) ?? 0) - minorUnits)
        }
        expect([...left.values()].every((each) => each === 0)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('needs no more payments than a search through every way to part the list', () => {
    fc.assert(
      fc.property(anyBalances, (balances) => {
        const open = balances.map(({ minorUnits }) => minorUnits).filter((each) => each !== 0)
        expect(settleUp(balances)).toHaveLength(open.length - mostPartsByHand(open))
      }),
      { numRuns: 300 },
    )
  })
})
