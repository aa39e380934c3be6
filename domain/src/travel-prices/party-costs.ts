/** TP-10: what a day costs several people together. */
import { DAILY_PARTS, type DailyCosts, type DailyPart } from './daily-costs.ts'
import type { MoneyRange } from './money-range.ts'

export type Party = { readonly adults: number; readonly childAges: readonly number[] }

/** From this age on a child eats, rides and sleeps like an adult; below the first one it costs next to nothing. */
const SMALL_UNTIL = 3
const CHILD_UNTIL = 12
const SLEEPERS_PER_ROOM = 2
const EXTRA_BEDS_PER_ROOM = 2

/** In tenths of an adult, so that no fraction is ever added up. */
const CHILD_TENTHS = { meals: 6, transport: 6, tickets: 5 } as const
const SMALL_TENTHS = { meals: 3, transport: 0, tickets: 0 } as const
const ADULT = 10
const EXTRA_BED = 5

type Counts = { readonly grown: number; readonly children: number; readonly small: number }

export function countParty({ adults, childAges }: Party): Counts {
  const under = (age: number): number => childAges.filter((each) => each < age).length
  const [small, children] = [under(SMALL_UNTIL), under(CHILD_UNTIL) - under(SMALL_UNTIL)]
  return { small, children, grown: adults + childAges.length - small - children }
}

/** How many adults' shares of a part of the day this party pays for, in tenths. */
export function sharesOf(part: DailyPart, party: Party, isRoom: boolean): number {
  const { grown, children, small } = countParty(party)
  if (part !== 'lodging') return grown * ADULT + children * CHILD_TENTHS[part] + small * SMALL_TENTHS[part]
  if (!isRoom) return (grown + children) * ADULT
  const rooms = roomsFor(party)
  // Children take the free beds of a room first; who is left has an extra one. The smallest sleep in a cot.
  const extra = Math.max(0, grown + children - rooms * SLEEPERS_PER_ROOM)
  return rooms * SLEEPERS_PER_ROOM * ADULT + extra * EXTRA_BED
}

export function roomsFor(party: Party): number {
  const { grown, children } = countParty(party)
  const fitting = Math.ceil((grown + children) / (SLEEPERS_PER_ROOM + EXTRA_BEDS_PER_ROOM))
  return Math.max(1, Math.ceil(grown / SLEEPERS_PER_ROOM), fitting)
}

/** For everybody together, some days or nights long; rounded once. */
export function timesShares({ low, high }: MoneyRange, tenths: number, days: number): MoneyRange {
  const times = (minorUnits: number): number => Math.round((minorUnits * tenths * days) / ADULT)
  return {
    low: { ...low, minorUnits: times(low.minorUnits) },
    high: { ...high, minorUnits: times(high.minorUnits) },
  }
}

/** A day of everybody together; lodging is the night after it. */
export function partyCosts(costs: DailyCosts, party: Party): Readonly<Record<DailyPart, MoneyRange>> {
  const isRoom = costs.style !== 'low'
  const parts = DAILY_PARTS.map((part) => [part, timesShares(costs[part], sharesOf(part, party, isRoom), 1)] as const)
  return Object.fromEntries(parts) as Record<DailyPart, MoneyRange>
}
