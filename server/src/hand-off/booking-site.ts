import type { ShownBookingSite } from '@app/contracts/page-rendering'
import type { BookingSite } from '@app/domain/booking-search'

import type { Settings } from '../config/settings.ts'

/** Query parameters for the affiliate id; an id of another name is sent under its own. */
const PARAMETERS: Readonly<Record<string, string>> = { EXPEDIA: 'affcid' }

export function bookingSite({
  BOOKING_HOST,
  affiliateIds,
}: Pick<Settings, 'BOOKING_HOST' | 'affiliateIds'>): BookingSite {
  const ids = Object.entries(affiliateIds).map(([setting, id]) => {
    const name = setting.replace(/^AFFILIATE_/, '')
    return [PARAMETERS[name] ?? name.toLowerCase(), id]
  })
  return { host: BOOKING_HOST, affiliate: Object.fromEntries(ids) as Record<string, string> }
}

/** The part that a page may see: without the ids, which would complete the link. */
export function shownBookingSite(settings: Pick<Settings, 'BOOKING_HOST' | 'affiliateIds'>): ShownBookingSite {
  return { host: settings.BOOKING_HOST, isPaid: Object.keys(settings.affiliateIds).length > 0 }
}
