import { type Expense, countableShares, type Person, worthOf } from './expense.ts'

/** Minor units; above nothing when others owe this person. */
export type Balance = { readonly person: string; readonly minorUnits: number }
export type Payment = { readonly from: string; readonly to: string; readonly minorUnits: number }

/**
 * The largest denominator of a share. Thousands of different weights have no small common multiple, so fractions are
 * rounded here; the balances still add up to zero.
 */
const FINEST = 10n ** 24n

/**
 * TS-5: paid less what was bought for a person. Shares are kept as exact fractions and rounded once, at the end, so that
 * many odd cents do not gather at one person. The balances add up to nothing.
 */
export function balancesOf(
  people: readonly Person[],
  expenses: readonly Expense[],
  currency: string,
): readonly Balance[] {
  const counted = expenses.flatMap((expense) => sharedOf(expense, people, currency))
  const common = [...new Set(counted.map(({ weights }) => weights))].reduce(
    (multiple, weights) => (multiple === FINEST ? FINEST : atMostFinest(leastCommonMultiple(multiple, weights))),
    1n,
  )
  const exact = new Map(people.map(({ id }) => [id, 0n]))
  const add = (id: string, parts: bigint): Map<string, bigint> => exact.set(id, (exact.get(id) ?? 0n) + parts)
  for (const { paidBy, worth, shares, weights } of counted) {
    const parts = shares.map(([id, weight]) => [id, (worth * common * BigInt(weight)) / weights] as const)
    for (const [id, part] of parts) add(id, -part)
    add(
      paidBy,
      parts.reduce((sum, [, part]) => sum + part, 0n),
    )
  }
  return roundTogether([...exact], common)
}

type Shared = {
  readonly paidBy: string
  readonly worth: bigint
  readonly shares: readonly (readonly [string, number])[]
  readonly weights: bigint
}

function sharedOf(expense: Expense, people: readonly Person[], currency: string): readonly Shared[] {
  const isKnown = (id: string): boolean => people.some((person) => person.id === id)
  const worth = worthOf(expense, currency)
  const shares = countableShares(expense.shares)
  if (!worth || shares.length === 0 || !isKnown(expense.paidBy) || !shares.every(([id]) => isKnown(id))) return []
  const weights = BigInt(shares.reduce((sum, [, weight]) => sum + weight, 0))
  return [{ paidBy: expense.paidBy, worth: BigInt(worth.minorUnits), shares, weights }]
}

/** Each rounded down; the units that are missing go to those who lost most by it, in the order of the list. */
function roundTogether(exact: readonly (readonly [string, bigint])[], common: bigint): readonly Balance[] {
  const down = exact.map(([person, parts]) => {
    const lost = ((parts % common) + common) % common
    return { person, whole: (parts - lost) / common, lost }
  })
  const missing = Number(-down.reduce((sum, { whole }) => sum + whole, 0n))
  const first = new Set(down.toSorted((one, other) => compare(other.lost, one.lost)).slice(0, missing))
  return down.map((each) => ({ person: each.person, minorUnits: Number(each.whole) + (first.has(each) ? 1 : 0) }))
}

/**
 * TS-6: the fewest payments. People whose balances add up to nothing settle among themselves with one payment less than
 * they are, so the most such groups give the fewest payments. Twelve people are 4,096 sets: all of them are looked at.
 */
export function settleUp(balances: readonly Balance[]): readonly Payment[] {
  const open = balances.filter(({ minorUnits }) => minorUnits !== 0)
  return mostGroups(open).flatMap(payWithin)
}

function mostGroups(open: readonly Balance[]): readonly (readonly Balance[])[] {
  const everybody = 2 ** open.length - 1
  const sums = new Float64Array(everybody + 1)
  const groups = new Uint8Array(everybody + 1)
  const last = new Uint8Array(everybody + 1)
  for (let set = 1; set <= everybody; set++) {
    for (const [index, { minorUnits }] of open.entries()) {
      const rest = set & ~(1 << index)
      if (rest === set) continue
      sums[set] = (sums[rest] ?? 0) + minorUnits
      if ((groups[rest] ?? 0) >= (groups[set] ?? 0)) {
        groups[set] = groups[rest] ?? 0
        last[set] = index
      }
    }
    if (sums[set] === 0) groups[set] = (groups[set] ?? 0) + 1
  }
  const found: Balance[][] = []
  for (let set = everybody, group: Balance[] = []; set > 0;) {
    const index = last[set] ?? 0
    const person = open[index]
    if (person) group.push(person)
    set &= ~(1 << index)
    if (sums[set] !== 0) continue
    found.push(group)
    group = []
  }
  return found
}

/** The person who owes most pays the one who is owed most, until all balances are zero. Each payment settles at least one. */
function payWithin(group: readonly Balance[]): readonly Payment[] {
  const left = group.map((each) => ({ ...each }))
  const payments: Payment[] = []
  for (;;) {
    const to = left.reduce((most, each) => (each.minorUnits > most.minorUnits ? each : most))
    const from = left.reduce((least, each) => (each.minorUnits < least.minorUnits ? each : least))
    const minorUnits = Math.min(to.minorUnits, -from.minorUnits)
    if (minorUnits <= 0) return payments
    payments.push({ from: from.person, to: to.person, minorUnits })
    to.minorUnits -= minorUnits
    from.minorUnits += minorUnits
  }
}

function atMostFinest(multiple: bigint): bigint {
  return multiple > FINEST ? FINEST : multiple
}

function leastCommonMultiple(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return (one / a) * other
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
