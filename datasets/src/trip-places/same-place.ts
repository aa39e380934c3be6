import { distanceKm } from '@app/domain/kernel'

import { type Candidate, nameKeys, type NameKeys } from './candidate.ts'

const SAME_NAME_KM = 0.6
/** An editorial list may give the other end of a park. */
const SAME_LISTED_KM = 2.6
/** One list only knows the area, or two editorial lists use the same name. */
const SAME_IN_AREA_KM = 5
const SAME_BARE_NAME_KM = 0.3
/** Across a large building: near enough for a partly matching name, or for one in another language. */
const BESIDE_KM = 0.125
/** "Hieronymus-Kloster" next to Jerónimos Monastery: the position in another language's guide. */
const SAME_FOREIGN_KM = 0.25
/** A palace and the museum inside it, with an article each. */
const SAME_ARTICLE_KM = 0.06
/** Inside the building or at its entrance. */
export const IN_IT_KM = 0.05
/** Editors' names are longer: "Tirta Empul water temple". */
const SAME_LONGER_NAME_KM = 1
/** From two editors, one of whom may give the gate and the other the centre. */
const SAME_IN_TWO_LISTS_KM = 0.15
/** The same kind at the same position with names in two languages. */
const SAME_SPOT_KM = 0.04
/** A place from a guide, next to one with a name that no guide uses. */
const SAME_LISTED_SPOT_KM = 0.1
/** Unspecific kinds: one of these may be the other table's museum or palace. */
const VAGUE = new Set([
  'attraction',
  'heritage_site',
  'historic_building',
  'monument',
  'activity',
  'archaeological_site',
])
/** Kinds that tables confuse with one another. */
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
/** Open-air kinds, which are never the building of the same name. */
const OPEN = new Set(
  (
    'square street park garden nature neighbourhood bridge beach island district village waterfront trail lake desert ' +
    'rice_terrace canyon volcano glacier waterfall reef food_street'
  ).split(' '),
)

const PASSED_BY = new Set(['square', 'street', 'artwork'])
/** Kinds where one ticket includes several buildings. */
const PRECINCTS = new Set(['castle', 'palace', 'archaeological_site'])

export type Known = {
  candidate: Candidate
  keys: NameKeys
  /** Words of each name that few other names have. */
  telling: readonly ReadonlySet<string>[]
}

export function isLikeKind(a: string, b: string): boolean {
  return a === b || VAGUE.has(a) || VAGUE.has(b) || LIKE.some((kinds) => kinds.has(a) && kinds.has(b))
}

/** Both are in one list, so its author distinguishes them. */
function isOneList(one: Candidate, other: Candidate): boolean {
  return one.guidance !== null && other.guidance !== null && one.list === other.list
}

/** By id, or by any name in any language; the nearer they are, the less of the name must match. */
export function isSameByName(a: Known, b: Known): boolean {
  const [one, other] = [a.candidate, b.candidate]
  if (one.id === other.id) return true
  if (isOneList(one, other)) return false
  const isListed = one.guidance !== null || other.guidance !== null
  // The guide has "Qenqo, Puka Pukara & Tambomachay" at one position, the other list has them apart.
  const isVague = one.isAreaPosition || other.isAreaPosition || (one.guidance && other.guidance)
  const km = kmWithin(one, other, isVague ? SAME_IN_AREA_KM : isListed ? SAME_LISTED_KM : SAME_NAME_KM)
  if (one.wikidataId !== null && other.wikidataId !== null) {
    if (one.wikidataId === other.wikidataId) return true
    // Ids of an editorial list were found by name, and an encyclopaedia may have two articles about one house.
    if (!isListed) return km <= SAME_ARTICLE_KM && meets(a.keys.bare, b.keys.bare) && isOneHouse(one.kind, other.kind)
    if (km > SAME_BARE_NAME_KM && !isNamesake(one, other, km)) return false
  }
  if (km === Infinity) return false
  if (meets(a.keys.whole, b.keys.whole)) return true
  // The name of a heritage site covers several places, and half of it matches any of them.
  if (one.id.startsWith('unesco-') || other.id.startsWith('unesco-')) return false
  const isBareSame = km <= SAME_BARE_NAME_KM && meets(a.keys.bare, b.keys.bare)
  if (isBareSame && isOneHouse(one.kind, other.kind)) return true
  // At one position a longer name is the same name: "Old Synagogue in Kraków", which is a museum now.
  if (km <= IN_IT_KM && isOneHouse(one.kind, other.kind) && isInOtherName(a, b, 2)) return true
  const isEdited = one.guide !== undefined || other.guide !== undefined
  if (isEdited && km <= SAME_LONGER_NAME_KM && isLikeKind(one.kind, other.kind) && isInOtherName(a, b, 2)) return true
  if (km > BESIDE_KM || !isLikeKind(one.kind, other.kind)) return false
  if (a.telling.some((words) => isPartOfAny(words, b.telling))) return true
  return isListed && one.kind === other.kind && isInOtherName(a, b)
}

/** `leastWords`: a single matching word may be the name of the whole district. */
function isInOtherName(a: Known, b: Known, leastWords = 1): boolean {
  const [ofA, ofB] = [a, b].map((known) => wordSets(known).filter(({ size }) => size >= leastWords))
  return (ofA ?? []).some((words) => isPartOfAny(words, ofB ?? []))
}

function isOneHouse(a: string, b: string): boolean {
  return isLikeKind(a, b) || isMuseumOf(a, b)
}

/** The same kind and name nearby: a list may use the id of one of the place's halls. */
function isNamesake(one: Candidate, other: Candidate, km: number): boolean {
  return km <= SAME_NAME_KM && one.kind === other.kind && one.name.toLowerCase() === other.name.toLowerCase()
}

/** For names that have nothing in common: the distance, or null if they are two places. */
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
  // Two guides in two languages rarely mean two neighbours.
  const isOfTwoGuides = one.lists !== undefined && other.lists !== undefined
  if (isOfTwoGuides && km <= IN_IT_KM && (isLike || isMuseumOf(one.kind, other.kind))) return km
  return km <= (isListed ? SAME_LISTED_SPOT_KM : SAME_SPOT_KM) && one.kind === other.kind ? km : null
}

/** Two editorial lists with their own wording: "Strahov Monastery library" and "Strahov Monastery". */
function kmOfTwoLists(one: Candidate, other: Candidate): number | null {
  const km = kmWithin(one, other, SAME_IN_TWO_LISTS_KM)
  if (km === Infinity) return null
  if (km <= IN_IT_KM && isLikeKind(one.kind, other.kind)) return km
  const [ours, theirs] = [one, other].map(
    ({ name }) => new Set([...nameKeys([name]).bare].flatMap((bare) => bare.split(' '))),
  )
  const shared = [...(ours ?? [])].filter((word) => theirs?.has(word)).length
  // A ceremony in a fortress has a time of its own.
  const isShow = one.kind === 'show' || other.kind === 'show'
  const least = km <= IN_IT_KM ? 1 : Math.min(2, ours?.size ?? 2, theirs?.size ?? 2)
  return !isShow && shared >= Math.max(1, least) ? km : null
}

/** Visiting one includes the other: a column on its square, a hall of its castle. */
export function isSeenWith(sight: Candidate, beside: Candidate): boolean {
  const km = kmWithin(sight, beside, BESIDE_KM)
  if (km === Infinity) return false
  if (km <= IN_IT_KM || PASSED_BY.has(beside.kind) || VAGUE.has(beside.kind)) return true
  return (sight.kind !== beside.kind || PRECINCTS.has(sight.kind)) && isLikeKind(sight.kind, beside.kind)
}

/** Infinity beyond the limit. Most pairs are far apart, and the exact distance is expensive to compute. */
export function kmWithin(one: Candidate, other: Candidate, limit: number): number {
  if (Math.abs(one.coordinates.latitude - other.coordinates.latitude) * 110 > limit) return Infinity
  const km = distanceKm(one.coordinates, other.coordinates)
  return km > limit ? Infinity : km
}

/** Whether each word of one name is in any of the other names. */
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
