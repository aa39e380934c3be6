import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { balancesOf, type Expense, settleUp, type SpendingPlan, sumSpending, worthOf } from './index.ts'

const spent = (minorUnits: number, changes: Partial<Expense> = {}): Expense => ({
  spentOn: calendarDate('2027-05-01'),
  part: 'meals',
  amount: { minorUnits, currency: 'EUR' },
  rate: '1',
  paidBy: 'ana',
  shares: { ana: 1 },
  ...changes,
})
const on = (day: number, minorUnits: number, part: Expense['part'] = 'meals'): Expense =>
  spent(minorUnits, { part, spentOn: calendarDate(`2027-05-${String(day).padStart(2, '0')}`) })
const may = (day: number) => calendarDate(`2027-05-${String(day).padStart(2, '0')}`)

describe('TS-1 worthOf', () => {
  it.each([
    ['yen, without decimals', { minorUnits: 1714, currency: 'JPY' }, '0.0058359', 1000],
    ['dinars, with three', { minorUnits: 3000, currency: 'KWD' }, '2.8', 840],
    ['half a cent upwards', { minorUnits: 1, currency: 'USD' }, '0.5', 1],
    ['just below it downwards', { minorUnits: 1, currency: 'USD' }, '0.499999999999', 0],
    ['what floating point gets wrong', { minorUnits: 100, currency: 'USD' }, '1.005', 101],
    ['the currency of the trip', { minorUnits: 5, currency: 'EUR' }, '1.00', 5],
  ])('counts %s as the database does', (_, amount, rate, minorUnits) =>
    expect(worthOf({ amount, rate }, 'EUR')).toEqual({ minorUnits, currency: 'EUR' }),
  )
  it.each([
    ['nothing', 0, 'USD', '1'],
    ['less than nothing', -5, 'USD', '1'],
    ['no number', NaN, 'USD', '1'],
    ['a part of a cent', 1.5, 'USD', '1'],
    ['more than anybody has', 1_000_000_000_001, 'USD', '1'],
    ['a worth beyond all bounds', 1_000_000_000_000, 'KWD', '999999999999'],
    ['another rate for the same currency', 5, 'EUR', '1.1'],
    ['a rate of nothing', 5, 'USD', '0.00'],
    ['a rate in powers', 5, 'USD', '1e5'],
    ['a rate that is no number', 5, 'USD', 'NaN'],
  ])('refuses %s', (_, minorUnits, currency, rate) =>
    expect(worthOf({ amount: { minorUnits, currency }, rate }, 'EUR')).toBeNull(),
  )
})

describe('sumSpending', () => {
  /** Four days: 400 planned for every day, 600 for the hotel. */
  const PLAN: SpendingPlan = {
    currency: 'EUR',
    startsOn: may(1),
    endsOn: may(4),
    planned: { lodging: 600_00, meals: 300_00, tickets: 100_00 },
  }

  it('sets what was spent beside the plan, by part and by day', () => {
    const sum = sumSpending(PLAN, [on(1, 30_00), on(2, 20_00, 'tickets'), on(2, 5_50)], may(2))
    expect(sum).toMatchObject({ planned: 1000_00, spent: 55_50, left: 944_50 })
    expect(sum.parts).toEqual([
      { part: 'lodging', planned: 600_00, spent: 0 },
      { part: 'meals', planned: 300_00, spent: 35_50 },
      { part: 'tickets', planned: 100_00, spent: 20_00 },
    ])
    expect(sum.days.map(({ spent }) => spent)).toEqual([30_00, 25_50, 0, 0])
  })

  it('sets each day beside the plan, without what is paid once', () => {
    const sum = sumSpending(PLAN, [on(1, 500_00, 'lodging'), on(1, 30_00)], may(2))
    expect(sum.plannedPerDay).toBe(100_00)
    expect(sum.days[0]).toEqual({ date: '2027-05-01', spent: 530_00, everyday: 30_00 })
    expect(sumSpending({ ...PLAN, planned: { lodging: 5 } }, [], may(1)).plannedPerDay).toBeNull()
  })

  it('shows a day before the trip when something was paid on it', () => {
    const early = spent(1, { spentOn: calendarDate('2027-03-01') })
    expect(sumSpending(PLAN, [early], may(1)).days.map(({ date }) => date)[0]).toBe('2027-03-01')
  })

  it('buys nothing with a settlement', () => {
    expect(sumSpending(PLAN, [on(1, 50_00, 'settlement')], may(1)).spent).toBe(0)
  })

  it('TS-3: leaves the hotel aside, and takes today off once', () => {
    // 400 less 40 of yesterday is 360 over three days; 50 of today's 120 are gone.
    const sum = sumSpending(PLAN, [on(1, 40_00), on(2, 50_00)], may(2))
    expect(sum.allowance).toEqual({ perDay: 120_00, leftToday: 70_00, daysLeft: 3 })
  })

  it('TS-3: a hotel dearer than planned comes off the days, a cheaper one gives nothing until it is paid', () => {
    const with_ = (lodging: number) => sumSpending(PLAN, [on(1, lodging, 'lodging')], may(1)).allowance?.perDay
    expect(with_(640_00)).toBe(90_00)
    expect(with_(200_00)).toBe(100_00)
  })

  it.each([
    ['before the trip', calendarDate('2027-04-01'), { perDay: 100_00, leftToday: 100_00, daysLeft: 4 }],
    ['on the last day', may(4), { perDay: 400_00, leftToday: 400_00, daysLeft: 1 }],
    ['the day after', may(5), null],
  ])('TS-3: %s', (_, today, allowance) => expect(sumSpending(PLAN, [], today).allowance).toEqual(allowance))

  it('TS-3: says how far below nothing a day is, and nothing without a plan', () => {
    expect(sumSpending(PLAN, [on(1, 500_00)], may(2)).allowance).toMatchObject({ perDay: -33_34 })
    expect(sumSpending({ ...PLAN, planned: {} }, [on(1, 5_00)], may(2)).allowance).toBeNull()
  })

  it('TS-4: goes on at the pace of the days that are over', () => {
    // 60 a day so far; today 10 of them are spent, tomorrow 90 are paid ahead; the hotel stays reserved.
    const expenses = [on(1, 80_00), on(2, 40_00), on(3, 10_00), on(4, 90_00, 'tickets')]
    expect(sumSpending(PLAN, expenses, may(3)).forecast).toBe(600_00 + 120_00 + 60_00 + 90_00)
  })

  it('TS-4: has no forecast on the first day, and what was spent after the last', () => {
    expect(sumSpending(PLAN, [on(1, 80_00)], may(1)).forecast).toBeNull()
    expect(sumSpending(PLAN, [on(1, 80_00), on(1, 500_00, 'lodging')], may(5)).forecast).toBe(680_00)
  })

  it('stays exact with ten thousand expenses of the largest worth', () => {
    const huge = Array.from({ length: 10_000 }, () => spent(1_000_000_000_000))
    expect(sumSpending(PLAN, huge, may(2)).spent).toBe(1e16)
  })
})

describe('balancesOf and settleUp', () => {
  const ANA = { id: 'ana', name: 'Ana' }
  const BEN = { id: 'ben', name: 'Ben' }
  const CY = { id: 'cy', name: 'Cy' }
  const ALL = { ana: 1, ben: 1, cy: 1 }
  const paymentsOf = (people: readonly { id: string; name: string }[], expenses: readonly Expense[]) =>
    settleUp(balancesOf(people, expenses, 'EUR'))

  it('settles a dinner for two with one payment', () => {
    expect(paymentsOf([ANA, BEN], [spent(50_00, { shares: { ana: 1, ben: 1 } })])).toEqual([
      { from: 'ben', to: 'ana', minorUnits: 25_00 },
    ])
  })

  it('counts weights: a couple pays twice', () => {
    expect(balancesOf([ANA, BEN], [spent(90_00, { shares: { ana: 1, ben: 2 } })], 'EUR')).toEqual([
      { person: 'ana', minorUnits: 60_00 },
      { person: 'ben', minorUnits: -60_00 },
    ])
  })

  it('loses no cent of ten euros among three, and gathers none over three such days', () => {
    const ten = spent(10_00, { shares: ALL })
    const minor = (expenses: readonly Expense[]) => balancesOf([ANA, BEN, CY], expenses, 'EUR').map((b) => b.minorUnits)
    expect(minor([ten])).toEqual([6_67, -3_33, -3_34])
    expect(minor([ten, ten, ten])).toEqual([20_00, -10_00, -10_00])
  })

  it('is settled after the payments are entered', () => {
    const dinner = spent(90_00, { shares: ALL })
    const back = (paidBy: string) => spent(30_00, { part: 'settlement', paidBy, shares: { ana: 1 } })
    expect(paymentsOf([ANA, BEN, CY], [dinner, back('ben'), back('cy')])).toEqual([])
  })

  it('finds the pairs that a greedy payer misses', () => {
    // The greedy way from 5 to 6 needs four payments; two groups need three.
    const balances = [
      { person: 'a', minorUnits: 6 },
      { person: 'b', minorUnits: -5 },
      { person: 'c', minorUnits: 5 },
      { person: 'd', minorUnits: -4 },
      { person: 'e', minorUnits: -2 },
    ]
    expect(settleUp(balances)).toHaveLength(3)
    expect(settleUp(balances)).toContainEqual({ from: 'b', to: 'c', minorUnits: 5 })
  })

  it('counts five thousand expenses with weights of no common multiple, and they add up to nothing', () => {
    const people = Array.from({ length: 12 }, (_, place) => ({ id: `p${place}`, name: 'x' }))
    const expenses = Array.from({ length: 5000 }, (_, place) =>
      spent(999_999_999_999 - place, {
        paidBy: `p${place % 12}`,
        shares: Object.fromEntries(people.map(({ id }, own) => [id, 1 + ((place * 31 + own * 97) % 999)])),
      }),
    )
    const balances = balancesOf(people, expenses, 'EUR')
    expect(balances.reduce((sum, { minorUnits }) => sum + BigInt(minorUnits), 0n)).toBe(0n)
    expect(settleUp(balances).length).toBeLessThan(12)
  })

  it('leaves out an expense that names somebody who is not along', () => {
    expect(paymentsOf([ANA], [spent(10_00, { shares: { eve: 1 } }), spent(10_00, { paidBy: 'eve' })])).toEqual([])
    expect(paymentsOf([ANA, BEN], [spent(10_00, { shares: { ben: NaN } })])).toEqual([])
  })
})
