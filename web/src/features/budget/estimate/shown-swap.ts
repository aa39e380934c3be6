import type { BudgetPlan, BudgetSwap, MadeSwap, PricedWay } from '@app/domain/budget-plan'
import { type AvoidMonths, isInMonths } from '@app/domain/guide'
import type { Money } from '@app/domain/kernel'

import type { LevelField } from './read-asked.ts'

type Reason = AvoidMonths['reason']

/** A swap without the tables behind it: what a page shows of it. */
export type LeanSwap =
  | { readonly kind: 'level'; readonly part: LevelField; readonly to: string }
  | { readonly kind: 'days'; readonly to: number }
  | { readonly kind: 'month'; readonly to: number; readonly reasons: readonly Reason[] }
  | { readonly kind: 'base'; readonly name: string; readonly minutes: number; readonly mode: PricedWay['mode'] }
  | { readonly kind: 'way'; readonly mode: PricedWay['mode']; readonly longerMinutes: number }

export type ShownSwap = {
  readonly lean: LeanSwap
  readonly saving: Money
  /** The address of the trip with this swap, and with all up to this one. */
  readonly search: string
  readonly searchOfAll: string
}

export function showSwaps(made: readonly MadeSwap[], plan: BudgetPlan, params: URLSearchParams): readonly ShownSwap[] {
  const all = new URLSearchParams(params)
  return made.map(({ swap, saving }) => {
    const alone = new URLSearchParams(params)
    for (const query of [alone, all]) write(swap, query)
    return { lean: leanOf(swap, plan), saving, search: `?${alone.toString()}`, searchOfAll: `?${all.toString()}` }
  })
}

function write(swap: BudgetSwap, query: URLSearchParams): void {
  switch (swap.kind) {
    case 'level':
      query.set(swap.part, swap.to)
      break
    case 'data':
    case 'days':
      query.set(swap.kind, String(swap.to))
      break
    case 'month':
      query.set('month', String(swap.to))
      // A date would say more than the month.
      query.delete('start')
      break
    case 'base':
      query.set('base', swap.to.place.id ?? '')
      break
    case 'way':
      query.set('way', swap.to.mode)
  }
}

function leanOf(swap: BudgetSwap, plan: BudgetPlan): LeanSwap {
  switch (swap.kind) {
    case 'level':
      return { kind: 'level', part: swap.part, to: swap.to }
    case 'data':
      return { kind: 'level', part: 'data', to: swap.to }
    case 'days':
      return { kind: 'days', to: swap.to }
    case 'month':
      return { kind: 'month', to: swap.to, reasons: reasonsIn(plan.place.avoidMonths, swap.to) }
    case 'base': {
      const { place, way } = swap.to
      return { kind: 'base', name: place.name ?? '', minutes: way.minutes, mode: way.mode }
    }
    case 'way':
      return { kind: 'way', mode: swap.to.mode, longerMinutes: swap.to.minutes - (plan.way?.minutes ?? 0) }
  }
}

function reasonsIn(months: readonly AvoidMonths[], month: number): readonly Reason[] {
  return [...new Set(months.filter((range) => isInMonths([range], month)).map(({ reason }) => reason))]
}
