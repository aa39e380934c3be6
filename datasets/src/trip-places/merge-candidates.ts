import { distanceKm } from '@app/domain/kernel'

import { type Candidate, nameKeys } from './candidate.ts'
import { IN_IT_KM, isPartOfAny, isSameByName, isSeenWith, kmOnSpot, kmWithin, type Known } from './same-place.ts'

/** A position farther away may be outdated, such as a museum's former address. */
const TRUSTED_KM = 1
/** A word shared by more names does not distinguish them: the city, "royal", "national". */
const MOST_SHARED = 6
const SEEN_ANYWAY = 0.3
/** The maximum renown of places that the editorial list does not contain. */
const MOST_UNLISTED = 0.5
/** A heritage site has one approximate position; a place this close to it is the same or one of its parts. */
const HERITAGE_SPOT_KM = 0.3
const HERITAGE_PARTS_KM = 4

const BY_HAND = new Set(['guide', 'city-sights'])

/** Extended places, whose position may be any point of them: a park, a street, a beach. */
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
  'canyon',
  'desert',
  'district',
  'food_street',
  'glacier',
  'lake',
  'reef',
  'rice_terrace',
  'ride',
  'tour',
  'trail',
  'village',
  'volcano',
  'waterfront',
])

/** Merges duplicates in the given order: the first one stays and takes missing details from later ones. */
export function mergeCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
  const named = mergeNamed(withKeys(candidates))
  const kept = mergeOnSpot(named.filter((known) => !isHeritageOfOthers(known, named)).map(({ candidate }) => candidate))
  const listed = kept.filter(({ guidance }) => guidance)
  return kept.map((candidate) => {
    if (candidate.guidance || listed.length === 0) return candidate
    const isBeside = listed.some((sight) => isSeenWith(sight, candidate))
    const renown = Math.min(MOST_UNLISTED, candidate.renown)
    return { ...candidate, renown: isBeside ? renown * SEEN_ANYWAY : renown }
  })
}

function withKeys(candidates: readonly Candidate[]): readonly Known[] {
  const keyed = candidates.map((candidate) => ({
    candidate,
    keys: nameKeys([candidate.name, ...candidate.otherNames]),
  }))
  const counts = new Map<string, number>()
  for (const { keys } of keyed) {
    for (const word of new Set([...keys.bare].flatMap((name) => name.split(' ')))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const isTelling = (word: string): boolean => word.length >= 4 && (counts.get(word) ?? 0) <= MOST_SHARED
  return keyed.map(({ candidate, keys }) => ({
    candidate,
    keys,
    telling: [...keys.bare].map((name) => new Set(name.split(' ').filter(isTelling))).filter(({ size }) => size > 0),
  }))
}

function mergeNamed(all: readonly Known[]): readonly Known[] {
  const kept: Known[] = []
  for (const next of all) {
    const same = kept.find((known) => isMatched(known, next)) ?? kept.find((known) => isSameByName(known, next))
    if (same) Object.assign(same, join(same, next))
    else kept.push(next)
  }
  return kept
}

/** An editor reviewed the table of matches, so it takes precedence over names. Live places carry the same numbers. */
function isMatched({ candidate: { sameAs = [] } }: Known, { candidate: { id, wikidataId } }: Known): boolean {
  return sameAs.includes(id) || (wikidataId !== null && sameAs.includes(wikidataId))
}

/** Merges what was not matched by name, the nearest pairs first. */
function mergeOnSpot(named: readonly Candidate[]): readonly Candidate[] {
  const kept: (Candidate | null)[] = [...named]
  const pairs = named.flatMap((later, at) =>
    named.slice(0, at).flatMap((first, firstAt) => {
      const km = kmOnSpot(first, later)
      return km === null ? [] : [{ firstAt, at, km, isOneKind: first.kind === later.kind }]
    }),
  )
  for (const { firstAt, at } of pairs.toSorted((a, b) => Number(b.isOneKind) - Number(a.isOneKind) || a.km - b.km)) {
    const [first, later] = [kept[firstAt], kept[at]]
    const km = first && later ? kmOnSpot(first, later) : null
    if (!first || !later || km === null) continue
    // A farther place may be the neighbour's, and its name would lead there. A closed house must not pass its closed
    // hours to another place.
    const isNamed = (km <= IN_IT_KM || later.guidance !== null) && first.guidance?.usualHours !== 'off'
    // Hours belong to a name, and these two names differ: a hall may be open when its palace is not.
    const known = { ...later, openingHours: null, isFree: false }
    kept[firstAt] = joinCandidates(first, isNamed ? known : { ...known, name: first.name, otherNames: [], names: [] })
    kept[at] = null
  }
  return kept.filter((candidate) => candidate !== null)
}

/** Many World Heritage rows combine several sights. The row is dropped if its parts are listed themselves. */
function isHeritageOfOthers({ candidate, telling }: Known, kept: readonly Known[]): boolean {
  if (candidate.sources.join() !== 'unesco-sites') return false
  return kept.some((other) => {
    if (other.candidate === candidate || other.candidate.sources.join() === 'unesco-sites') return false
    if (other.candidate.renown < 0.15) return false
    if (kmWithin(candidate, other.candidate, HERITAGE_SPOT_KM) < Infinity) return true
    const isNear = kmWithin(candidate, other.candidate, HERITAGE_PARTS_KM) < Infinity
    return isNear && other.telling.some((words) => isPartOfAny(words, telling))
  })
}

function join(a: Known, b: Known): Known {
  return {
    candidate: joinCandidates(a.candidate, b.candidate),
    keys: { whole: new Set([...a.keys.whole, ...b.keys.whole]), bare: new Set([...a.keys.bare, ...b.keys.bare]) },
    telling: [...a.telling, ...b.telling],
  }
}

function joinCandidates(first: Candidate, later: Candidate): Candidate {
  const name = first.isForeign && later.isForeign === false ? later.name : first.name
  const names = new Set([first.name, ...first.otherNames, later.name, ...later.otherNames])
  names.delete(name)
  return {
    ...first,
    name,
    coordinates: betterPosition(first, later),
    wikidataId: first.wikidataId ?? later.wikidataId,
    otherNames: [...names],
    openingHours: first.openingHours ?? later.openingHours,
    isFree: first.isFree || later.isFree,
    ...pickNeeds(first, later),
    ...(first.names || later.names ? { names: [...(first.names ?? []), ...(later.names ?? [])] } : {}),
    ...(first.isAreaPosition && later.isAreaPosition !== true ? { isAreaPosition: false } : {}),
    // The editors' rating takes precedence.
    renown: first.guide ? first.renown : Math.max(first.renown, later.renown),
    sources: [...new Set([...first.sources, ...later.sources])],
    kind: first.kind === 'attraction' && !first.guidance ? later.kind : first.kind,
    isForeign: (first.isForeign ?? false) && (later.isForeign ?? false),
    lists: [...new Set([...(first.lists ?? []), ...(later.lists ?? [])])],
  }
}

function pickNeeds(first: Candidate, later: Candidate): Pick<Candidate, 'wheelchair' | 'diets'> {
  const wheelchair = first.wheelchair ?? later.wheelchair
  const diets = [...new Set([...(first.diets ?? []), ...(later.diets ?? [])])]
  return { ...(wheelchair && { wheelchair }), ...(diets.length > 0 && { diets }) }
}

/** A mapped position is more exact than an editor's; a park or a street keeps the editor's. */
function betterPosition(first: Candidate, later: Candidate): Candidate['coordinates'] {
  if (first.isAreaPosition) return later.coordinates
  const isMeasured = later.guidance === null && !later.sources.includes('unesco-sites')
  const isFirstSaid = first.guidance !== null && first.sources.every((source) => BY_HAND.has(source))
  if (!isFirstSaid || !isMeasured || WIDE_KINDS.has(first.kind)) return first.coordinates
  return distanceKm(first.coordinates, later.coordinates) <= TRUSTED_KM ? later.coordinates : first.coordinates
}
