import type { StaffPaymentsResponse } from '@app/contracts/staff-payments'

import { formatDayOf } from '../../text/format-moment.ts'
import { staffText as text } from '../../text/staff.ts'

type Account = Pick<NonNullable<StaffPaymentsResponse['account']>, 'tier' | 'trialEnd'>

/** What the traveller has today. A trial is no plan that was bought, and yet everything is open in it. */
export function describePlan({ tier, trialEnd }: Account, locale: string, nowMs: number): string {
  if (tier !== 'free') return text('payments.tier', { tier })
  const isTrial = trialEnd !== null && Date.parse(trialEnd) > nowMs
  return isTrial ? text('payments.trial', { date: formatDayOf(trialEnd, locale) }) : text('payments.free')
}
