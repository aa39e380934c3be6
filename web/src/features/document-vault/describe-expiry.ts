import { type CalendarDate, daysBetween, isCalendarDate } from '@app/domain/kernel'

import { formatDate } from '../../text/format.ts'
import { vaultText as text } from './vault-text.ts'

export type Expiry = { readonly words: string; readonly state: 'past' | 'soon' | 'later' }

/** Nine months: many countries want six left on arrival, and a new passport takes weeks. */
const SOON_DAYS = 270

export function describeExpiry(expiresOn: string | null, today: CalendarDate, locale: string): Expiry | null {
  if (expiresOn === null || !isCalendarDate(expiresOn)) return null
  const days = daysBetween(today, expiresOn)
  const date = formatDate(expiresOn, locale)
  if (days < 0) return { words: text('row.expired', { date }), state: 'past' }
  if (days === 0) return { words: text('row.today'), state: 'soon' }
  if (days === 1) return { words: text('row.tomorrow', { date }), state: 'soon' }
  if (days <= SOON_DAYS) return { words: text('row.soon', { date, days: String(days) }), state: 'soon' }
  return { words: text('row.expires', { date }), state: 'later' }
}
