import type { BookingSite } from '@app/domain/booking-search'

import { usePageConfig } from './page-config.tsx'

const USUAL: BookingSite = { host: 'www.expedia.com', affiliate: {} }

/** Where searches are handed to. */
export function useBookingSite(): BookingSite {
  return usePageConfig().booking ?? USUAL
}
