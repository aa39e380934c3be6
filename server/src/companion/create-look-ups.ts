import type { LookUps } from '@app/companion/tools'

import { createLivePlaces } from '../functions/trip-places/live-places.ts'
import { bookingSite } from '../pages/booking-site.ts'
import type { Platform } from '../platform.ts'
import { createRates } from '../rates/create-rates.ts'

/** What the companion's tools may know here. The tables are read with the first question. */
export type LookUpSource = { open(): Promise<LookUps> }

export function createLookUps(deps: Pick<Platform, 'db' | 'log' | 'now' | 'settings'>): LookUpSource {
  const { FEEDS, OVERPASS_URL: overpassUrl, WIKIDATA_URL: wikidataUrl } = deps.settings
  const live = FEEDS === 'on' && overpassUrl !== 'off' ? createLivePlaces({ ...deps, overpassUrl, wikidataUrl }) : null
  const rates = createRates(deps)
  return {
    async open() {
      const { openLookUps } = await import('./open-look-ups.ts')
      return openLookUps({ now: deps.now(), bookingSite: bookingSite(deps.settings), live, rates: await rates() })
    },
  }
}
