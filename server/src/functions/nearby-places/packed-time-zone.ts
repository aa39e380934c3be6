import { type Cities, loadCities } from '@app/datasets/cities'
import { findCountry } from '@app/datasets/countries'
import { countryAt } from '@app/datasets/country-borders'
import { readPackedFile } from '@app/datasets/packed-files'
import type { Coordinates } from '@app/domain/kernel'

const NEAR_KM = 50

let loading: Promise<Cities> | undefined

/** The country's, where it has only one; else that of the nearest town. Null far from both. */
export async function packedTimeZone(at: Coordinates): Promise<string | null> {
  const { country } = countryAt(at)
  const zones = country === null ? [] : (findCountry(country)?.timeZones ?? [])
  if (zones.length === 1) return zones[0] ?? null
  loading ??= loadCities(readPackedFile)
  return (await loading).near(at, NEAR_KM)[0]?.value.timeZone ?? null
}
