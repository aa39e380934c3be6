import type { ShownBookingSite } from '@app/contracts/page-rendering'

import { usePageConfig } from '../../api/page-config.tsx'

export const USUAL_SITE: ShownBookingSite = { host: 'www.expedia.com', isPaid: false }

/** The booking site for searches. */
export function useBookingSite(): ShownBookingSite {
  return usePageConfig().booking ?? USUAL_SITE
}
