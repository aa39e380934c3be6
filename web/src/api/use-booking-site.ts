import type { BookingSite } from '@app/domain/booking-search'

import { usePageConfig } from './page-config.tsx'

export const USUAL_SITE: BookingSite = { host: 'www.expedia.com', affiliate: {} }

/** Where searches are handed to. */
export function useBookingSite(): BookingSite {
  return usePageConfig().booking ?? USUAL_SITE
}
