import { isCalendarDate } from '../kernel/index.ts'

/** Why a text is no day that can be searched for. Both who left it empty and who mistyped it want to know which. */
export function dateProblem(text: string): 'missing' | 'impossible' | null {
  if (text.trim() === '') return 'missing'
  return isCalendarDate(text) ? null : 'impossible'
}
