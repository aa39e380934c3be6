import { distanceKm } from '@app/domain/kernel'

import { type Candidate, type NameKeys, nameKeys } from './candidate.ts'

const SAME_NAME_KM = 0.6
/** A list by hand may mean the other end of a park. */
const SAME_LISTED_KM = 2.6
/** Beyond, the table may know where a museum stood before it moved. */
const TRUSTED_KM = 1
const SAME_BARE_NAME_KM = 0.3
/** Of the same kind on the same spot under names in two languages. */
const SAME_SPOT_KM = 0.04
/** One that a guide names, and one beside it under a name that no guide has. */
const SAME_LISTED_SPOT_KM = 0.1
/** Kinds that say little: one of these may be the other's museum or palace. */
const VAGUE = new Set([
  'attraction',
  'heritage_site',
  'historic_building',
  'monument',
  'activity',
  'archaeological_site',
])

/** Measured from any end: a park, a street, a beach. */
export const WIDE_KINDS: ReadonlySet<string> = new Set([
  'park',
  'nature',
  'nature_reserve',
  'national_park',
  'neighbourhood',
  'street',
  'beach',
  'island',
  'boat_trip',
  'garden',
  'zoo',
  'theme_park',
  'cable_car',
])

type Kept = { candidate: Candidate; keys: NameKeys }

/** One place per place, in the order given: the first to name it stays, and takes what the later ones know more. */
export function mergeCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Kept[] = []
  for (const candidate of candidates) {
    const next = { candidate, keys: nameKeys([candidate.name, ...candidate.otherNames]) }
    const same = kept.find((known) => isSame(known, next))
    if (same) Object.assign(same, join(same, next))
    else kept.push(next)
  }
  return kept.map(({ candidate }) => candidate)
}

function isSame(a: Kept, b: Kept): boolean {
  const [one, other] = [a.candidate, b.candidate]
  if (one.id === other.id) return true
  if (one.wikidataId !== null && other.wikidataId !== null) return one.wikidataId === other.wikidataId
  const withinKm = one.guidance || other.guidance ? SAME_LISTED_KM : SAME_NAME_KM
  // A quick no: most pairs are far apart, and the exact distance is dear.
  if (Math.abs(one.coordinates.latitude - other.coordinates.latitude) * 110 > withinKm) return false
  const km = distanceKm(one.coordinates, other.coordinates)
  if (km > withinKm) return false
  if (meets(a.keys.whole, b.keys.whole)) return true
  const spotKm = (one.guidance === null) === (other.guidance === null) ? SAME_SPOT_KM : SAME_LISTED_SPOT_KM
  const isLikeKind = one.kind === other.kind || VAGUE.has(one.kind) || VAGUE.has(other.kind)
  if (!isLikeKind) return false
  return (km <= SAME_BARE_NAME_KM && meets(a.keys.bare, b.keys.bare)) || (km <= spotKm && one.kind === other.kind)
}

function meets(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const one of a) if (b.has(one)) return true
  return false
}

function join(a: Kept, b: Kept): Kept {
  const [first, later] = [a.candidate, b.candidate]
  const names = new Set([...first.otherNames, later.name, ...later.otherNames])
  names.delete(first.name)
  const candidate: Candidate = {
    ...first,
    coordinates: betterPosition(first, later),
    wikidataId: first.wikidataId ?? later.wikidataId,
    otherNames: [...names],
    openingHours: first.openingHours ?? later.openingHours,
    isFree: first.isFree || later.isFree,
    renown: Math.max(first.renown, later.renown),
    sources: [...new Set([...first.sources, ...later.sources])],
    kind: first.kind === 'attraction' && !first.guidance ? later.kind : first.kind,
  }
  return {
    candidate,
    keys: { whole: new Set([...a.keys.whole, ...b.keys.whole]), bare: new Set([...a.keys.bare, ...b.keys.bare]) },
  }
}

/** A door that a table knows is better than one remembered; a park or a street stays where the list has put it. */
function betterPosition(first: Candidate, later: Candidate): Candidate['coordinates'] {
  const isMeasured = later.guidance === null && !later.sources.includes('unesco-sites')
  const isFirstSaid = first.guidance !== null && first.sources.length === 1
  if (!isFirstSaid || !isMeasured || WIDE_KINDS.has(first.kind)) return first.coordinates
  return distanceKm(first.coordinates, later.coordinates) <= TRUSTED_KM ? later.coordinates : first.coordinates
}
