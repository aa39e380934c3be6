import { isCalendarDate } from '../kernel/index.ts'

/** Why a text is not a searchable date: an empty field and a typing error have different messages. */
export function dateProblem(text: string): 'missing' | 'impossible' | null {
  if (text.trim() === '') return 'missing'
  return isCalendarDate(text) ? null : 'impossible'
}
