import { convertByTable, type RateTable, roundAbout } from '@app/domain/currency-conversion'
import { minorDigitsOf } from '@app/domain/kernel'
import { type DailyCosts, type DailyPart, middleOf } from '@app/domain/travel-prices'

import type { BudgetSheet, LineName } from './budget-sheet.ts'

const LINE_OF_PART: Readonly<Record<DailyPart, LineName>> = {
  lodging: 'bed',
  meals: 'food',
  transport: 'local',
  tickets: 'fun',
}
const FIGURES = 2
const PER_ROOM = 2

type Asked = Pick<BudgetSheet, 'currency' | 'people'> & { readonly rates: RateTable }

/** Usual amounts of the guide for four lines, as if typed; null without an exchange rate. */
export function usualAmounts(costs: DailyCosts, { currency, people, rates }: Asked): BudgetSheet['amounts'] | null {
  const entries = Object.entries(LINE_OF_PART) as [DailyPart, LineName][]
  const amounts = entries.map(([part, line]) => {
    const money = convertByTable(middleOf(costs[part]), currency, rates)
    return [
      line,
      money && typed(money.minorUnits * (part === 'lodging' ? bedsFor(people, costs) : 1), currency),
    ] as const
  })
  return amounts.some(([, amount]) => amount === null) ? null : Object.fromEntries(amounts)
}

/** A room for two is paid as a whole; a hostel bed is paid per person. */
function bedsFor(people: number, { style }: DailyCosts): number {
  return style === 'low' ? people : Math.ceil(people / PER_ROOM) * PER_ROOM
}

function typed(minorUnits: number, currency: string): string {
  const about = roundAbout({ minorUnits, currency }, FIGURES)
  return String(about.minorUnits / 10 ** minorDigitsOf(currency))
}
