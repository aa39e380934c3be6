import type { ShownBookingSite } from '@app/contracts/page-rendering'

import { usePageConfig } from './page-config.tsx'

export const USUAL_SITE: ShownBookingSite = { host: 'www.expedia.com', isPaid: false }

/** Where searches are handed to. */
export function useBookingSite(): ShownBookingSite {
  return usePageConfig().booking ?? USUAL_SITE
}
