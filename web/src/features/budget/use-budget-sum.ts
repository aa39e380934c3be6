import type { BudgetSum } from '@app/domain/trip-budget'

import { useKept } from '../../device/use-kept.ts'
import { BUDGET_KEY, readSheet, sumSheet } from './budget-sheet.ts'

/** Null until the first figure is there. */
export function useBudgetSum(): BudgetSum | null {
  const [sheet] = useKept(BUDGET_KEY, readSheet)
  const sum = sumSheet(sheet)
  return sum.total.minorUnits === 0 ? null : sum
}
