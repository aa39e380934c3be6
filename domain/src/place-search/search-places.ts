import type { Coordinates } from '../kernel/index.ts'
import { findBeginnings, type KeyRange } from './find-beginnings.ts'
import { findSimilar } from './find-similar.ts'
import { foldText } from './fold-text.ts'
import {
  bestOfGroups,
  findGroups,
  findSimilarGroups,
  isInGroups,
  isOutdone,
  isWithinWhole,
  namesakesOf,
} from './group-search.ts'
import { MOST_NEARNESS, nearnessAtMost, nearnessOf } from './nearness.ts'
import { type Parting, partings, swappedPartings } from './partings.ts'
import { addressRuns } from './read-address.ts'
import { romanKana } from './roman-kana.ts'
import { BEST_PER_NODE, CODE_SIGN, LONGEST_KEY, NO_KEY, SCORE_STEPS, type SearchIndex } from './search-index.ts'
import { createShortlist, type Hit, type Shortlist } from './shortlist.ts'
import { asHeard, editCost, editsAllowed, fitOf } from './slips-allowed.ts'
import { withSought } from './with-sought.ts'

export type SearchOptions = {
  readonly limit: number
  /** The traveller's position, if known: the nearer of two equal matches comes first. */
  readonly near?: Coordinates
  /** Also search the city of a street address. Not for hotels, whose names contain streets. */
  readonly addresses?: boolean
}

/** Characters that occur in no name and in every line of code. */
const CODE = /[<>{}=\\`$|]/
/** Not in a name either, but a possible typing error: the text before them is searched, without guessing. */
const END_OF_STATEMENT = /;|--/
const SHORTEST_QUERY = 2
const LONGEST_QUERY = 100
const LONGEST_CODE = 4
const SHORTEST_FIT = 5
const SHORTEST_HEARD = 4
const SHORTEST_FIRST_WORD = 4
/** All on the scale of importance, where one is a doubling of population. */
const WHOLE_NAME = 5
/** "friburgo" is the whole name of Fribourg, and only the end of Nova Friburgo. */
const WHOLE_END = 3
/** A well-known place with exactly this name comes before those that only end with it: York before New York. */
const STRONG_WHOLE = 19
const WHOLE_SIMILAR_NAME = 3
const CODE_IN_CAPITALS = 100
/** "mar" is rather the prefix of Marseille than Maracaibo's airport; "la" and "cdmx" are not airports. */
const AIRPORT_IN_SMALL_LETTERS = 0
const AIRPORT_LETTERS = 3
/** "japan", "hawaii": from this score on a city of exactly that name comes first (a few hundred thousand people). */
const STRONG_NAME = 24
/** "goa", "usa": with this few letters only a complete name counts, and only without a city prefix of this score. */
const SHORTEST_GROUP = 3
/** 日本, タイ: two characters are a whole word there. */
const SHORT_GROUP = /^[\u30a1-\u30ff\u3400-\u9fff]{2}$/
const UNFINISHED_NAME = 16.5
const SOME_NAME = 20
const MOST_OF_GROUP = 5
const MOST_OF_UNFINISHED_GROUP = 3
const OTHER_FIRST_LETTER = 9
/** A missing letter is likelier than a wrong one: "genva" is Geneva before Genoa. */
const LETTER_LEFT_OUT = 1
/** Below this (a town with some ten thousand people) a larger place may well have been meant. */
const DOUBTFUL = 18
const DOUBTFUL_AFTER_EDITS = 13
/** By edits: with two wrong letters a village is no longer matched. */
const LEAST_IMPORTANT = [8, 17]
/** Three edits, or two in a short text, match only a large city, and only without other matches. */
const LEAST_OF_LAST_RESORT = 22
const SHORTEST_WITH_TWO = 7
/** A city at the end of a street address, or of a sentence that names no other place. */
const LEAST_OF_ADDRESS = 19
const LEAST_OF_SENTENCE = 24

/** The best entries for the typed text; none for fewer than two letters. */
export function searchPlaces(index: SearchIndex, typed: string, options: SearchOptions): readonly Hit[] {
  if (typed.length > LONGEST_QUERY || CODE.test(typed)) return []
  const wanted = foldText(typed).slice(0, LONGEST_KEY)
  if (wanted.length < SHORTEST_QUERY) return []
  const found = findTyped(index, typed, wanted, options)
  const sounds = found.length === 0 ? romanKana(wanted) : ''
  return sounds.length < SHORTEST_QUERY ? found : findTyped(index, sounds, sounds, options)
}

function findTyped(index: SearchIndex, typed: string, wanted: string, options: SearchOptions): readonly Hit[] {
  const list = createShortlist(options.limit)
  const plain: Search = { index, list, groups: null, near: options.near ?? null }
  const range = offerBeginnings(plain, wanted)
  const isUnnamed = (list.hits()[0]?.score ?? 0) < SOME_NAME * SCORE_STEPS
  offerCode(plain, wanted, /^\s*[A-Z]{3}\s*$/.test(typed))
  // No name of a country or region contains a comma: "san juan, pr" is no San Juan Province.
  if (!typed.includes(',') && offerGroup(plain, wanted, isUnnamed)) return list.hits()
  if (!isDoubtful(list)) return withSought(index, list.hits(), range?.node ?? null)
  if (END_OF_STATEMENT.test(typed)) return list.hits()
  const parted = partings(typed, wanted)
  const isWithin = offerWithinGroup(plain, parted, isExactly)
  if (isWithin && !isDoubtful(list)) return list.hits()
  if (offerSwapped(plain, typed, wanted) || isWithin) return list.hits()
  // "chaing mai" is not a place in Maine: with an incomplete country name, edits in the whole text are tried first.
  const inWhole = parted.filter(({ group, isSetOff }) => isSetOff || findGroups(index, group).isWhole)
  if (offerSimilarWithin(plain, inWhole, isExactly)) return list.hits()
  if (offerBeforeUnknown(plain, typed, wanted)) return list.hits()
  // "key we": a text with a complete word and a matching prefix is rarely misspelt.
  if (wanted.includes(' ') && list.hits().length > 0) return list.hits()
  if (offerAsHeard(plain, wanted)) return list.hits()
  offerSimilar(plain, wanted)
  const heard = asHeard(wanted)
  if (heard !== wanted && list.hits().length === 0) offerSimilar(plain, heard)
  if (list.hits().length === 0) offerRest(plain, typed, wanted, options.addresses ?? false)
  return list.hits()
}

function isDoubtful(list: Shortlist): boolean {
  return (list.hits()[0]?.score ?? 0) < DOUBTFUL * SCORE_STEPS
}

/** When neither the whole text nor anything similar is a name. */
function offerRest(search: Search, typed: string, wanted: string, hasAddresses: boolean): void {
  if (hasAddresses && offerAddress(search, typed)) return
  const parted = partings(typed, wanted)
  if (offerSimilarWithin(search, parted, isExactly)) return
  if (offerWithinGroup(search, parted, isNearly) || offerSimilarWithin(search, parted, isNearly)) return
  offerFirstWords(search, wanted)
}

type Search = {
  readonly index: SearchIndex
  readonly list: Shortlist
  readonly groups: ReadonlySet<number> | null
  /** Groups that contain those: an entry is in either. */
  readonly around?: ReadonlySet<number> | null
  readonly near: Coordinates | null
}

function offerKey({ index, list, groups, around, near }: Search, key: number, extra: number): void {
  const entry = index.keyEntry[key]!
  if (groups && !isInGroups(index, entry, groups)) return
  if (around && !isInGroups(index, entry, around)) return
  const score = index.keyScore[key]! + extra * SCORE_STEPS
  if (!near) return list.offer(entry, score)
  const bar = list.bar()
  // The distance is computed only if it could still matter.
  if (score + MOST_NEARNESS * SCORE_STEPS <= bar) return
  if (score + nearnessAtMost(index, entry, near) * SCORE_STEPS <= bar) return
  list.offer(entry, index.keyScore[key]! + (extra + nearnessOf(index, entry, near)) * SCORE_STEPS)
}

/** IATA codes, and abbreviations ("la", "cdmx"); always typed completely. */
function offerCode(search: Search, wanted: string, isInCapitals: boolean): void {
  if (wanted.length > LONGEST_CODE || wanted.includes(' ')) return
  const range = findBeginnings(search.index, CODE_SIGN + wanted)
  if (!range) return
  const inSmallLetters = wanted.length === AIRPORT_LETTERS ? AIRPORT_IN_SMALL_LETTERS : WHOLE_NAME
  offerWholeNames(search, CODE_SIGN + wanted, range, isInCapitals ? CODE_IN_CAPITALS : inSmallLetters)
}

/** "japan", "bali": the name of a group gives its most important entries. True when that is what was meant. */
function offerGroup(search: Search, wanted: string, isUnnamed: boolean): boolean {
  if (wanted.length < SHORTEST_GROUP && !SHORT_GROUP.test(wanted)) return false
  const { index, list } = search
  const { groups, isWhole } = findGroups(index, wanted)
  if (wanted.length <= SHORTEST_GROUP && !(isWhole && isUnnamed)) return false
  const hits = list.hits()
  const best = hits[0]?.score ?? 0
  const listed = bestOfGroups(index, groups)
  const isNamed = best >= (isWhole ? STRONG_NAME : UNFINISHED_NAME) * SCORE_STEPS
  const isMeant = !isNamed && !isOutdone(index, wanted, groups, hits)
  if (groups.size === 0 || (!isWhole && (!isMeant || isWithinWhole(index, wanted)))) return false
  const fitsBadly = !isWhole && best < DOUBTFUL_AFTER_EDITS * SCORE_STEPS
  if (fitsBadly && hasBetterSimilar(search, wanted, listed[0] ?? 0)) return false
  const most = isWhole ? (hits.length > 0 ? MOST_OF_GROUP : list.limit) : MOST_OF_UNFINISHED_GROUP
  const isNamesake = namesakesOf(index, wanted, hits)
  const entries = [...listed.filter(isNamesake), ...listed.filter((entry) => !isNamesake(entry))].slice(0, most)
  // Above all names, or below them; in their own order.
  entries.forEach((entry, place) => list.offer(entry, isMeant ? best + entries.length - place : -place))
  return isMeant
}

/** "granda" is Granada misspelt rather than the prefix of Grand'Anse, where nothing is as well known. */
function hasBetterSimilar(search: Search, wanted: string, bestOfGroup: number): boolean {
  const similar = { ...search, list: createShortlist(1) }
  offerSimilar(similar, wanted)
  const [found] = similar.list.hits()
  // Entries are numbered by importance.
  return found !== undefined && found.score >= DOUBTFUL_AFTER_EDITS * SCORE_STEPS && found.entry < bestOfGroup
}

type Wholes = 'spellings' | 'also ends'

function offerWholeNames(
  search: Search,
  wanted: string,
  range: KeyRange,
  extra = WHOLE_NAME,
  wholes: Wholes = 'also ends',
): void {
  const { text, keyStart, keyScore } = search.index
  const isWhole = (key: number): boolean => text[keyStart[key]! + wanted.length] === 0
  // Equal texts are sorted by score, so the first few whole names are the best of them.
  const end = search.groups || search.near ? range.high : Math.min(range.high, range.low + BEST_PER_NODE)
  let bestEnd = 0
  for (let key = range.low; key < end && isWhole(key); key += 1) {
    const isEnd = keyStart[key]! > 0 && text[keyStart[key]! - 1] !== 0
    if (isEnd && wholes === 'spellings') continue
    const score = keyScore[key]!
    if (isEnd) bestEnd = Math.max(bestEnd, score + WHOLE_END * SCORE_STEPS)
    const least = isEnd || score < STRONG_WHOLE * SCORE_STEPS ? 0 : (bestEnd - score + 1) / SCORE_STEPS
    offerKey(search, key, isEnd ? Math.min(extra, WHOLE_END) : Math.max(extra, least))
  }
}

function offerBeginnings(search: Search, wanted: string): KeyRange | null {
  const range = findBeginnings(search.index, wanted)
  if (!range) return null
  const { nodeBest } = search.index
  offerWholeNames(search, wanted, range)
  if (range.node === null || search.groups) {
    offerRange(search, range)
    return range
  }
  for (let i = 0; i < BEST_PER_NODE; i += 1) {
    const key = nodeBest[range.node * BEST_PER_NODE + i]!
    if (key === NO_KEY) break
    offerKey(search, key, 0)
  }
  // After the best, so that most of the others are skipped as too small.
  if (search.near) offerNode(search, range.node)
  return range
}

function offerRange(search: Search, { low, high }: Pick<KeyRange, 'low' | 'high'>): void {
  for (let key = low; key < high; key += 1) offerKey(search, key, 0)
}

/**
 * With a position even a small town may come first, so all keys of a node are tried, except those too small for that.
 */
function offerNode(search: Search, node: number): void {
  const { index, list } = search
  const { keyScore, nodeLow, nodeHigh, nodeChild, nodeTop } = index
  const [first, end] = [nodeChild[node]!, nodeChild[node + 1]!]
  const tooSmall = (): number => list.bar() - MOST_NEARNESS * SCORE_STEPS
  if (first === end)
    for (let key = nodeLow[node]!; key < nodeHigh[node]!; key += 1)
      if (keyScore[key]! > tooSmall()) offerKey(search, key, 0)
  for (let child = first; child < end; child += 1) if (nodeTop[child]! > tooSmall()) offerNode(search, child)
}

type NameGroups = (index: SearchIndex, group: string) => ReadonlySet<number>

const isExactly: NameGroups = (index, group) => findGroups(index, group).groups
/** "rome itly", "valencia venezula" */
const isNearly: NameGroups = (index, group) => findSimilarGroups(index, group)

/** "paris, fr", "san jose costa rica": the last words name a group, those before them the place. */
function offerWithinGroup(search: Search, parted: readonly Parting[], groupsOf: NameGroups): boolean {
  return offerNarrowed(search, parted, groupsOf, (narrowed, place) => {
    offerBeginnings(narrowed, place)
    offerRegionWithin(narrowed, place)
  })
}

/** "goa, india": the name of a region gives its most important cities, unless one of them has the same name. */
function offerRegionWithin({ index, list, groups }: Search, place: string): void {
  const best = list.hits()[0]?.score ?? 0
  if (!groups || place.length < SHORTEST_GROUP || best >= DOUBTFUL * SCORE_STEPS) return
  const named = findGroups(index, place)
  if (!named.isWhole) return
  const entries = bestOfGroups(index, named.groups).filter((entry) => isInGroups(index, entry, groups))
  entries.forEach((entry, at) => list.offer(entry, best + entries.length - at))
}

/** "barclona, spain" */
function offerSimilarWithin(search: Search, parted: readonly Parting[], groupsOf: NameGroups): boolean {
  return offerNarrowed(search, parted, groupsOf, offerSimilar)
}

function offerNarrowed(
  search: Search,
  parted: readonly Parting[],
  groupsOf: NameGroups,
  offer: (narrowed: Search, place: string) => unknown,
): boolean {
  const isBegun = (search.list.hits()[0]?.score ?? 0) >= DOUBTFUL_AFTER_EDITS * SCORE_STEPS
  for (const { place, group, within, isSetOff } of parted) {
    // "key wes" is a prefix of Key West, "st mo" of St. Moritz; only a name followed by a complete one can mean
    // something else.
    const isParted = isSetOff || (place.length >= SHORTEST_GROUP && findGroups(search.index, group).isWhole)
    if (isBegun && !isParted) continue
    const groups = groupsOf(search.index, group)
    const around = within === undefined ? null : groupsOf(search.index, within)
    if (groups.size === 0 || around?.size === 0) continue
    // A separate list: matches without the group say nothing about those within it.
    const narrowed = { ...search, groups, around, list: createShortlist(search.list.limit) }
    offer(narrowed, place)
    const hits = narrowed.list.hits()
    for (const { entry, score } of hits) search.list.offer(entry, score)
    if (hits.length > 0) return true
  }
  return false
}

/** "italy rome": rarer, so the country must be complete and the place an exact prefix; then nothing else was meant. */
function offerSwapped(search: Search, typed: string, wanted: string): boolean {
  for (const { place, group } of swappedPartings(typed, wanted)) {
    const { groups, isWhole } = findGroups(search.index, group)
    if (!isWhole) continue
    const narrowed = { ...search, groups, list: createShortlist(search.list.limit) }
    offerBeginnings(narrowed, place)
    const hits = narrowed.list.hits()
    if (hits.length === 0) continue
    const lift = Math.max(0, (search.list.hits()[0]?.score ?? 0) - hits.at(-1)!.score + 1)
    for (const { entry, score } of hits) search.list.offer(entry, score + lift)
    return true
  }
  return false
}

/** "austin, tx", "vancouver bc": an unknown part after a comma, or one too short to belong to the name, is ignored. */
function offerBeforeUnknown(search: Search, typed: string, wanted: string): boolean {
  const { place, group, isSetOff } = partings(typed, wanted).at(-1) ?? {}
  const isShort = group?.length === 2 && search.list.hits().length === 0
  if (!place || !(isSetOff || isShort)) return false
  return offerBeginnings(search, place) !== null
}

/** "221b Baker Street, London", "hotels in paris": the last words that are the name of a large enough city. */
function offerAddress(search: Search, typed: string): boolean {
  for (const { words, within, isAddress } of addressRuns(typed)) {
    const groups = within === null ? null : findGroups(search.index, within).groups
    if (groups?.size === 0) continue
    const found = { ...search, groups, list: createShortlist(search.list.limit) }
    const range = findBeginnings(search.index, words)
    if (range) offerWholeNames(found, words, range, WHOLE_NAME, 'spellings')
    const least = (isAddress ? LEAST_OF_ADDRESS : LEAST_OF_SENTENCE) * SCORE_STEPS
    const hits = found.list.hits().filter(({ score }) => score >= least)
    for (const { entry, score } of hits) search.list.offer(entry, score)
    if (hits.length > 0) return true
  }
  return false
}

/** "los angeles california": when the whole is no name, the longest prefix of words that is one, except districts. */
function offerFirstWords(search: Search, wanted: string): void {
  const words = wanted.split(' ')
  for (let count = words.length - 1; count > 0 && search.list.hits().length === 0; count -= 1) {
    const first = words.slice(0, count).join(' ')
    const range = first.length >= SHORTEST_FIRST_WORD ? findBeginnings(search.index, first) : null
    if (range) offerWholeNames(search, first, range)
    // "jfk airport", "nyc usa"
    if (count === 1) offerCode(search, first, false)
  }
}

/** "cancoon", "katmandoo": phonetic English spelling; only whole names of places. */
function offerAsHeard(search: Search, wanted: string): boolean {
  const heard = asHeard(wanted)
  const range = heard === wanted || heard.length < SHORTEST_HEARD ? null : findBeginnings(search.index, heard)
  if (!range) return false
  const found = { ...search, list: createShortlist(search.list.limit) }
  offerWholeNames(found, heard, range, WHOLE_SIMILAR_NAME, 'spellings')
  const hits = found.list.hits().filter(({ score }) => score >= DOUBTFUL * SCORE_STEPS)
  for (const { entry, score } of hits) search.list.offer(entry, score)
  return hits.length > 0
}

function offerSimilar(search: Search, wanted: string): void {
  const { index, list, groups, near } = search
  const most = editsAllowed(wanted)
  const fits = list.hits().length > 0 && wanted.length >= SHORTEST_FIT ? fitOf(index, wanted) : 0
  const cost = editCost(wanted)
  const first = wanted.charCodeAt(0)
  const mostExtra = WHOLE_SIMILAR_NAME + LETTER_LEFT_OUT - fits + (near ? MOST_NEARNESS : 0)
  for (let mostEdits = 1; mostEdits <= most; mostEdits += 1) {
    const best = list.hits()[0]
    if (mostEdits > 1 && best && best.score >= DOUBTFUL_AFTER_EDITS * SCORE_STEPS) return
    const isLastResort = mostEdits === 3 || (mostEdits === 2 && wanted.length < SHORTEST_WITH_TWO)
    if (isLastResort && best) return
    const floor = (isLastResort ? LEAST_OF_LAST_RESORT : LEAST_IMPORTANT[mostEdits - 1]!) * SCORE_STEPS
    // Matches with fewer edits were found in the previous round.
    const bestExtra = (mostExtra - cost * mostEdits) * SCORE_STEPS
    findSimilar(index, {
      wanted,
      mostEdits,
      isNarrowed: groups !== null || near !== null,
      canWin: (score) => score >= floor && score + bestExtra > list.bar(),
      found(key, edits, isWhole) {
        const start = index.keyStart[key]!
        const whole = isWhole ? WHOLE_SIMILAR_NAME : 0
        const leftOut = isWhole && index.text[start + wanted.length + edits] === 0 ? LETTER_LEFT_OUT : 0
        const other = index.text[start] === first ? 0 : OTHER_FIRST_LETTER
        offerKey(search, key, whole + leftOut - other - fits - cost * edits)
      },
    })
  }
}
