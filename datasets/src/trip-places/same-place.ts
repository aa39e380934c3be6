import { distanceKm } from '@app/domain/kernel'

import { type Candidate, nameKeys, type NameKeys } from './candidate.ts'

const SAME_NAME_KM = 0.6
/** A list by hand may mean the other end of a park. */
const SAME_LISTED_KM = 2.6
/** Where a list knows only the quarter, or two lists by hand say the same name. */
const SAME_IN_AREA_KM = 5
const SAME_BARE_NAME_KM = 0.3
/** Across a large building: near enough for half a name, or for a name that says nothing here. */
const BESIDE_KM = 0.125
/** "Hieronymus-Kloster" beside the Jerónimos Monastery: another guide's door to the same house. */
const SAME_FOREIGN_KM = 0.25
/** The palace and the museum in it, each with an article of its own. */
const SAME_ARTICLE_KM = 0.06
/** Within the walls, or before the door. */
export const IN_IT_KM = 0.05
/** Our editors say more than a name: "Tirta Empul water temple". */
const SAME_LONGER_NAME_KM = 1
/** By two editors, of whom one may stand at the gate and the other in the middle. */
const SAME_IN_TWO_LISTS_KM = 0.15
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
/** What one table files under one of these, another files under its neighbour. */
const LIKE: readonly ReadonlySet<string>[] = [
  new Set(['church', 'cathedral', 'monastery', 'temple', 'shrine', 'mosque', 'synagogue', 'place_of_worship']),
  new Set(['museum', 'gallery', 'palace', 'castle', 'tower']),
  new Set(['park', 'garden', 'nature', 'nature_reserve', 'national_park', 'viewpoint', 'zoo', 'trail', 'lake']),
  new Set(['nature', 'canyon', 'cave', 'desert', 'glacier', 'hot_spring', 'island', 'volcano', 'waterfall', 'reef']),
  new Set(['street', 'square', 'neighbourhood', 'district', 'village', 'waterfront', 'food_street']),
  new Set(['beach', 'waterfront', 'swimming']),
  new Set(['shop', 'mall', 'market', 'bookshop', 'food_street', 'night_market', 'food_hall']),
  new Set(['theatre', 'show', 'stadium', 'sport']),
  new Set(['boat_trip', 'cable_car', 'ride', 'tour']),
]
/** With no roof, and so never the house of the same name. */
const OPEN = new Set(
  (
    'square street park garden nature neighbourhood bridge beach island district village waterfront trail lake desert ' +
    'rice_terrace canyon volcano glacier waterfall reef food_street'
  ).split(' '),
)

const PASSED_BY = new Set(['square', 'street', 'artwork'])
/** One ticket for many houses. */
const PRECINCTS = new Set(['castle', 'palace', 'archaeological_site'])

export type Known = {
  candidate: Candidate
  keys: NameKeys
  /** Words of each name that few others have. */
  telling: readonly ReadonlySet<string>[]
}

export function isLikeKind(a: string, b: string): boolean {
  return a === b || VAGUE.has(a) || VAGUE.has(b) || LIKE.some((kinds) => kinds.has(a) && kinds.has(b))
}

/** Whoever wrote down both knew that they are two. */
function isOneList(one: Candidate, other: Candidate): boolean {
  return one.guidance !== null && other.guidance !== null && one.list === other.list
}

/** By number, or by any name in any language; the nearer, the less of the name it takes. */
export function isSameByName(a: Known, b: Known): boolean {
  const [one, other] = [a.candidate, b.candidate]
  if (one.id === other.id) return true
  if (isOneList(one, other)) return false
  const isListed = one.guidance !== null || other.guidance !== null
  // "Qenqo, Puka Pukara & Tambomachay" stand at one point of the guide, and apart in the other list.
  const isVague = one.isAreaPosition || other.isAreaPosition || (one.guidance && other.guidance)
  const km = kmWithin(one, other, isVague ? SAME_IN_AREA_KM : isListed ? SAME_LISTED_KM : SAME_NAME_KM)
  if (one.wikidataId !== null && other.wikidataId !== null) {
    if (one.wikidataId === other.wikidataId) return true
    // A list by hand has its number only by name, and an encyclopaedia may have two articles of one house.
    if (!isListed) return km <= SAME_ARTICLE_KM && meets(a.keys.bare, b.keys.bare) && isOneHouse(one.kind, other.kind)
    if (km > SAME_BARE_NAME_KM && !isNamesake(one, other, km)) return false
  }
  if (km === Infinity) return false
  if (meets(a.keys.whole, b.keys.whole)) return true
  // The name of a heritage site names several things, and half of it any of them.
  if (one.id.startsWith('unesco-') || other.id.startsWith('unesco-')) return false
  const isBareSame = km <= SAME_BARE_NAME_KM && meets(a.keys.bare, b.keys.bare)
  if (isBareSame && isOneHouse(one.kind, other.kind)) return true
  // On one spot a name with more to it is the same name: "Old Synagogue in Kraków", which is a museum now.
  if (km <= IN_IT_KM && isOneHouse(one.kind, other.kind) && isInOtherName(a, b, 2)) return true
  const isEdited = one.guide !== undefined || other.guide !== undefined
  if (isEdited && km <= SAME_LONGER_NAME_KM && isLikeKind(one.kind, other.kind) && isInOtherName(a, b, 2)) return true
  if (km > BESIDE_KM || !isLikeKind(one.kind, other.kind)) return false
  if (a.telling.some((words) => isPartOfAny(words, b.telling))) return true
  return isListed && one.kind === other.kind && isInOtherName(a, b)
}

/** `leastWords`: one alone may be what the whole quarter is called after. */
function isInOtherName(a: Known, b: Known, leastWords = 1): boolean {
  const [ofA, ofB] = [a, b].map((known) => wordSets(known).filter(({ size }) => size >= leastWords))
  return (ofA ?? []).some((words) => isPartOfAny(words, ofB ?? []))
}

function isOneHouse(a: string, b: string): boolean {
  return isLikeKind(a, b) || isMuseumOf(a, b)
}

/** Of one kind under one name, not far off: a list may have taken the number of one of its halls. */
function isNamesake(one: Candidate, other: Candidate, km: number): boolean {
  return km <= SAME_NAME_KM && one.kind === other.kind && one.name.toLowerCase() === other.name.toLowerCase()
}

/** Under names that tell nothing of each other; the distance, or null where they are two. */
export function kmOnSpot(one: Candidate, other: Candidate): number | null {
  if (isOneList(one, other)) return null
  if (one.guidance && other.guidance) return kmOfTwoLists(one, other)
  const isListed = one.guidance !== null || other.guidance !== null
  const isForeign = isListed && one.kind === other.kind && (one.isForeign || other.isForeign)
  const km = kmWithin(one, other, isForeign ? SAME_FOREIGN_KM : BESIDE_KM)
  if (km === Infinity) return null
  const isLike = isLikeKind(one.kind, other.kind)
  if (isListed && isLike && km <= SAME_SPOT_KM) return km
  const isTwoNumbers = one.wikidataId !== null && other.wikidataId !== null
  if (isTwoNumbers || sharesList(one, other)) return null
  if (one.isForeign || other.isForeign)
    return isLike || (km <= IN_IT_KM && OPEN.has(one.kind) === OPEN.has(other.kind)) ? km : null
  // Two guides in two languages rarely mean neighbours.
  const isOfTwoGuides = one.lists !== undefined && other.lists !== undefined
  if (isOfTwoGuides && km <= IN_IT_KM && (isLike || isMuseumOf(one.kind, other.kind))) return km
  return km <= (isListed ? SAME_LISTED_SPOT_KM : SAME_SPOT_KM) && one.kind === other.kind ? km : null
}

/** Two lists by hand in their own words: "Strahov Monastery library" and "Strahov Monastery". */
function kmOfTwoLists(one: Candidate, other: Candidate): number | null {
  const km = kmWithin(one, other, SAME_IN_TWO_LISTS_KM)
  if (km === Infinity) return null
  if (km <= IN_IT_KM && isLikeKind(one.kind, other.kind)) return km
  const [ours, theirs] = [one, other].map(
    ({ name }) => new Set([...nameKeys([name]).bare].flatMap((bare) => bare.split(' '))),
  )
  const shared = [...(ours ?? [])].filter((word) => theirs?.has(word)).length
  // A ceremony in a fortress is at an hour of its own.
  const isShow = one.kind === 'show' || other.kind === 'show'
  const least = km <= IN_IT_KM ? 1 : Math.min(2, ours?.size ?? 2, theirs?.size ?? 2)
  return !isShow && shared >= Math.max(1, least) ? km : null
}

/** Whoever visits the one sees the other: a column on its square, a hall of its castle. */
export function isSeenWith(sight: Candidate, beside: Candidate): boolean {
  const km = kmWithin(sight, beside, BESIDE_KM)
  if (km === Infinity) return false
  if (km <= IN_IT_KM || PASSED_BY.has(beside.kind) || VAGUE.has(beside.kind)) return true
  return (sight.kind !== beside.kind || PRECINCTS.has(sight.kind)) && isLikeKind(sight.kind, beside.kind)
}

/** Infinity beyond the limit; most pairs are far apart, and the exact distance is dear. */
export function kmWithin(one: Candidate, other: Candidate, limit: number): number {
  if (Math.abs(one.coordinates.latitude - other.coordinates.latitude) * 110 > limit) return Infinity
  const km = distanceKm(one.coordinates, other.coordinates)
  return km > limit ? Infinity : km
}

/** Each word of one of them among the words of the other. */
export function isPartOfAny(words: ReadonlySet<string>, names: readonly ReadonlySet<string>[]): boolean {
  return names.some((name) => isPartOf(words, name) || isPartOf(name, words))
}

function isPartOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  if (part.size === 0) return false
  for (const word of part) if (!whole.has(word)) return false
  return true
}

function wordSets({ keys }: Known): readonly ReadonlySet<string>[] {
  return [...keys.bare].map((name) => new Set(name.split(' ')))
}

function isMuseumOf(a: string, b: string): boolean {
  return (a === 'museum' && !OPEN.has(b)) || (b === 'museum' && !OPEN.has(a))
}

function sharesList(one: Candidate, other: Candidate): boolean {
  return (one.lists ?? []).some((list) => list !== 'wikidata' && other.lists?.includes(list))
}

function meets(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const one of a) if (b.has(one)) return true
  return false
}
