import type { Hospital } from '@app/contracts/emergency-info'
import { findCountry } from '@app/datasets/countries'
import { countryAt } from '@app/datasets/country-borders'
import { EMBASSIES_SOURCE, embassiesOf } from '@app/datasets/embassies'
import { emergencyNumbersOf } from '@app/datasets/emergency-numbers'
import type { OsmPlace } from '@app/datasets/osm-places'

import { loadPlaceMap } from '../../places/place-map.ts'
import type { HelpTables } from './help-tables.ts'

/** A hospital farther away than this, in a neighbouring town, is no help. */
const HOSPITAL_KM = 15
/** The map covers a position only when one of its places is this near. */
const COVERED_KM = 5

/** From the tables that ship with the product. */
export const packedHelpTables: HelpTables = {
  countryAt,
  numbersOf: emergencyNumbersOf,
  missionsOf: embassiesOf,
  missionsSource: EMBASSIES_SOURCE,
  local: findCountry,
  async hospitalsNear(at, limit) {
    const places = await loadPlaceMap()
    if (places.near(at, COVERED_KM).length === 0) return null
    const found = places
      .near(at, HOSPITAL_KM, ({ kind, name }) => name !== null && (kind === 'hospital' || kind === 'clinic'))
      .map(({ value, km }) => toHospital(value, km))
      // A clinic may be a dentist; a hospital is one.
      .toSorted((a, b) => Number(a.kind === 'clinic') - Number(b.kind === 'clinic') || a.distanceM - b.distanceM)
    return { found: found.slice(0, limit), source: places.origin.source }
  },
}

function toHospital(place: OsmPlace, km: number): Hospital {
  const { name, coordinates, address, phone, website, mapDate, kind } = place
  return {
    name: name ?? '',
    kind: kind === 'hospital' ? 'hospital' : 'clinic',
    coordinates,
    distanceM: Math.round(km * 1000),
    address,
    phone,
    website,
    mapDate,
  }
}
