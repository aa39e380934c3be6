import { findCountry } from '@app/datasets/countries'
import { countryAt } from '@app/datasets/country-borders'
import type { Coordinates } from '@app/domain/kernel'

import { loadPlaceCities } from '../../places/place-data.ts'

const NEAR_KM = 50

/** The time zone of the country if it has only one; else that of the nearest town. Null far from both. */
export async function packedTimeZone(at: Coordinates): Promise<string | null> {
  const { country } = countryAt(at)
  const zones = country === null ? [] : (findCountry(country)?.timeZones ?? [])
  if (zones.length === 1) return zones[0] ?? null
  return (await loadPlaceCities()).near(at, NEAR_KM)[0]?.value.timeZone ?? null
}
