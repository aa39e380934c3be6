import { type HelpPlace, helpPlacesContract, type HelpPlacesResponse } from '@app/contracts/safety/help-places'
import type { OsmPlace } from '@app/datasets/osm-places'
import type { Coordinates } from '@app/domain/kernel'

import { loadPlaceMap } from '../../places/place-map.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Farther away, in a neighbouring town, it is no help. */
const FAR_KM = 15
/** The map covers a point only when one of its places is this near. */
const COVERED_KM = 5
const MOST = 4
const KINDS: readonly HelpPlace['kind'][] = ['hospital', 'clinic', 'police']

/** Public: a safety plan is made before anybody signs in. */
export function createHelpPlacesFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: helpPlacesContract.name,
    access: 'public',
    input: helpPlacesContract.request,
    maxBodyBytes: 1_000,
    handle: async (_request, { input }) => Response.json(await helpPlacesNear(input)),
  })
}

async function helpPlacesNear(at: Coordinates): Promise<HelpPlacesResponse> {
  const map = await loadPlaceMap()
  if (map.near(at, COVERED_KM).length === 0) return { known: null }
  const found = map.near(at, FAR_KM).flatMap(({ value, km }) => toHelpPlace(value, km))
  const medical = found
    .filter(({ kind }) => kind !== 'police')
    // A clinic may be a dentist; a hospital is one.
    .toSorted((a, b) => Number(a.kind === 'clinic') - Number(b.kind === 'clinic') || a.distanceM - b.distanceM)
  const police = found.filter(({ kind }) => kind === 'police').toSorted((a, b) => a.distanceM - b.distanceM)
  return { known: { medical: medical.slice(0, MOST), police: police.slice(0, MOST), source: map.origin.source } }
}

function toHelpPlace({ kind, name, ...place }: OsmPlace, km: number): HelpPlace[] {
  const known = KINDS.find((each) => each === kind)
  if (known === undefined || name === null) return []
  const { coordinates, address, phone, mapDate } = place
  return [{ name, kind: known, coordinates, distanceM: Math.round(km * 1000), address, phone, mapDate }]
}
