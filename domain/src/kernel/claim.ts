import { type CalendarDate, daysBetween } from './calendar-date.ts'

/** Where a fact was read, in words and as a link a traveller can open. */
export type Source = { readonly title: string; readonly url: string }

export type ClaimStatus = 'verified' | 'stale' | 'unknown'

/** No fact reaches a screen without its source, its date and how far to trust it. */
export type Claim<Value> = {
  readonly value: Value
  readonly source: Source
  readonly checkedAt: CalendarDate
  readonly status: ClaimStatus
}

/** A fact ages: after `goodForDays` it is shown as stale until somebody checks it again. */
export function claimOn<Value>(
  fact: Omit<Claim<Value>, 'status'>,
  today: CalendarDate,
  goodForDays: number,
): Claim<Value> {
  const status = daysBetween(fact.checkedAt, today) <= goodForDays ? 'verified' : 'stale'
  return { ...fact, status }
}
