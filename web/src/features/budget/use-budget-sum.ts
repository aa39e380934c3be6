import type { BudgetSum } from '@app/domain/trip-budget'

import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { BUDGET_KEY, readSheet, sumSheet } from './budget-sheet.ts'

/** Null until the first amount is entered. */
export function useBudgetSum(): BudgetSum | null {
  const [sheet] = useStoredValue(BUDGET_KEY, readSheet)
  const sum = sumSheet(sheet)
  return sum.total.minorUnits === 0 ? null : sum
}
