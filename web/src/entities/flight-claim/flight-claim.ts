import type { Tables } from '@app/contracts/generated/database'
import type { Money } from '@app/domain/kernel'

export type ClaimRow = Pick<
  Tables<'flight_claims'>,
  | 'id'
  | 'title'
  | 'path'
  | 'law'
  | 'amount_minor'
  | 'currency'
  | 'flight_date'
  | 'state'
  | 'remind_on'
  | 'note'
  | 'revision'
  | 'created_at'
>
export type ClaimState = ClaimRow['state']

/** In the order in which a claim goes; paid may come after any of them. */
export const CLAIM_STATES = [
  'drafted',
  'sent',
  'answered',
  'refused',
  'escalated',
  'paid',
] as const satisfies readonly ClaimState[]

export type FlightClaim = ClaimRow & {
  /** Stored on this device; the account does not have it yet. */
  readonly isWaiting: boolean
}

/** Null where the law gives a share or proven losses. */
export function amountOf({ amount_minor: minorUnits, currency }: ClaimRow): Money | null {
  return minorUnits === null || currency === null ? null : { minorUnits, currency }
}
