import type { SitePage } from '@app/contracts/page-rendering'
import type { City } from '@app/datasets/cities'
import { COUNTRIES } from '@app/datasets/countries'
import { coverageOf } from '@app/datasets/places'

import { loadPlaces } from './ask-places.ts'

const LARGE = 100_000

/**
 * Regions and islands of the guide, countries, and cities with enough content: capitals, large cities, cities with many
 * sights.
 */
export async function listPlacePages(): Promise<readonly SitePage[]> {
  const { addresses, inGuide } = await loadPlaces()
  const pages: SitePage[] = inGuide.areas.map((entry) => ({ path: inGuide.path(entry) }))
  for (const country of COUNTRIES) {
    const cities = addresses.citiesOf(country.code)
    if (cities.length === 0) continue
    pages.push({ path: addresses.countryLink(country).path })
    for (const city of cities) if (isListed(city)) pages.push({ path: addresses.cityLink(city).path })
    // Creating all addresses takes half a second, so other requests are answered in between.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return pages
}

function isListed({ id, kind, population }: City): boolean {
  if (kind === 'part') return false
  const coverage = coverageOf(id)?.coverage
  return kind === 'capital' || (population ?? 0) >= LARGE || coverage === 'good' || coverage === 'fair'
}
