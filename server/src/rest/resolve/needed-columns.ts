import type { ReadPlan } from './read-plan.ts'

/**
 * The columns that a write or a call has to return for the answer: those selected, ordered or filtered by, and those
 * that join embedded resources. Returning no more keeps column privileges working.
 */
export function neededColumns(plan: ReadPlan, filtered: readonly string[] = []): readonly string[] {
  if (plan.embeds.some(({ parentColumns }) => parentColumns === null)) return ['*']
  const names = [
    ...plan.fields.map(({ field }) => field.name),
    ...plan.order.filter(({ relation }) => relation === null).map(({ field }) => field.name),
    ...plan.embeds.flatMap(({ parentColumns }) => parentColumns ?? []),
    ...filtered,
  ]
  return names.includes('*') ? ['*'] : [...new Set(names)]
}
