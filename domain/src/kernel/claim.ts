import { type CalendarDate, daysBetween } from './calendar-date.ts'

/** The source of a fact: a title and a link a traveller can open. */
export type Source = { readonly title: string; readonly url: string }

/**
 * `editorial`: written by our editors from general knowledge and not verified on site, so it is never shown as
 * verified, however new it is.
 */
export type ClaimStatus = 'verified' | 'editorial' | 'stale' | 'unknown'

/** Every fact on screen has its source, its date and its reliability. */
export type Claim<Value> = {
  readonly value: Value
  readonly source: Source
  readonly checkedAt: CalendarDate
  readonly status: ClaimStatus
}

/** A fact ages: after `goodForDays` it is shown as stale until it is checked again. */
export function claimOn<Value>(
  fact: Omit<Claim<Value>, 'status'>,
  today: CalendarDate,
  goodForDays: number,
): Claim<Value> {
  const status = daysBetween(fact.checkedAt, today) <= goodForDays ? 'verified' : 'stale'
  return { ...fact, status }
}

/** A statement of our own editors. It does not become stale: the month of writing is always shown with it. */
export function editorialClaim<Value>(fact: Omit<Claim<Value>, 'status'>): Claim<Value> {
  return { ...fact, status: 'editorial' }
}
