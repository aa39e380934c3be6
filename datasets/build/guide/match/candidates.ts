/** Every row of the other tables that may be a sight of the guide. */
import type { Coordinates } from '@app/domain/kernel'

import { loadCitySights } from '../../../src/city-sights/index.ts'
import { PointGrid } from '../../../src/columns/point-grid.ts'
import { loadOsmPlaces } from '../../../src/osm-places/index.ts'
import { readPackedFile } from '../../../src/packed-files/index.ts'
import { loadPlaces } from '../../../src/places/index.ts'
import { UNESCO_SITES } from '../../../src/unesco-sites/index.ts'

/** Ids are packed apart by it: `open` is free of conditions, the other two are share-alike under two licences. */
export type MatchLicence = 'open' | 'wikivoyage' | 'osm'

export type Candidate = {
  /** `Q215003`, `unesco-263`, `sight-2267057-3`, `wv-de-7956`, `osm-n123`. */
  readonly id: string
  readonly licence: MatchLicence
  readonly names: readonly string[]
  readonly kind: string
  readonly coordinates: Coordinates
}

export type NearCandidate = { readonly candidate: Candidate; readonly km: number }

export type Candidates = {
  readonly all: readonly Candidate[]
  readonly near: (at: Coordinates, withinKm: number) => readonly NearCandidate[]
}

const NOT_A_SIGHT = new Set(
  (
    'hotel hostel apartment guesthouse campsite bank atm toilets supermarket station pharmacy drinking_water clinic ' +
    'police embassy hospital post_office currency_exchange bicycle_rental tourist_information'
  ).split(' '),
)

export async function loadCandidates(): Promise<Candidates> {
  const [open, shared, osm, sights] = await Promise.all([
    loadPlaces(readPackedFile, 'places-open'),
    loadPlaces(readPackedFile, 'places-share-alike'),
    loadOsmPlaces(readPackedFile),
    loadCitySights(readPackedFile),
  ])
  const all: Candidate[] = []
  for (const table of [open, shared]) {
    const licence = table === open ? 'open' : 'wikivoyage'
    for (const { id, name, latinName, otherNames, kind, group, coordinates } of table.all()) {
      if (group === 'sleep' || NOT_A_SIGHT.has(kind)) continue
      const names = [name, ...(latinName ? [latinName] : []), ...otherNames.map((other) => other.name)]
      all.push({ id, licence, names, kind, coordinates })
    }
  }
  for (const { osmId, name, englishName, kind, coordinates } of osm.all()) {
    if (osmId === null || name === null || NOT_A_SIGHT.has(kind)) continue
    const names = [name, ...(englishName ? [englishName] : [])]
    all.push({ id: `osm-${osmId}`, licence: 'osm', names, kind, coordinates })
  }
  for (const { id, name, otherNames, kind, coordinates } of sights.all()) {
    all.push({ id, licence: 'open', names: [name, ...otherNames], kind, coordinates })
  }
  for (const { id, name, coordinates } of UNESCO_SITES) {
    all.push({ id: `unesco-${id}`, licence: 'open', names: [name], kind: 'unesco', coordinates })
  }
  return { all, near: finder(all) }
}

export function finder(all: readonly Candidate[]): Candidates['near'] {
  const latitudes = Float64Array.from(all, ({ coordinates }) => coordinates.latitude)
  const longitudes = Float64Array.from(all, ({ coordinates }) => coordinates.longitude)
  const grid = new PointGrid(latitudes, longitudes)
  return (at, withinKm) =>
    grid.near(at, withinKm).flatMap(({ row, km }) => {
      const candidate = all[row]
      return candidate ? [{ candidate, km }] : []
    })
}
