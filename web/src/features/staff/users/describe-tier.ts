import type { UserRow } from '@app/contracts/staff/staff-users'

import { formatDayOf } from '../../../text/format-moment.ts'
import { usersText as text } from './users-text.ts'

/** A trial is no plan, but unlocks everything. */
export function describeTier({ tier, trialEnd }: Pick<UserRow, 'tier' | 'trialEnd'>, locale: string): string {
  if (tier !== 'free') return tier.replace('_', ' ')
  const isTrial = trialEnd !== null && Date.parse(trialEnd) > Date.now()
  return isTrial ? text('trial', { date: formatDayOf(trialEnd, locale) }) : tier
}
