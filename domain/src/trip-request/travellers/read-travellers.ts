import { readCount } from '../read-number.ts'
import { isMark, isTaken, lengthAt, type Reading, said, startBefore, take, tokenAt } from '../reading.ts'
import type { LanguageCode, Said, Travellers } from '../trip-request.ts'
import { agesOfGroup } from './ages-of-group.ts'
import { isGrownYouth } from './is-grown-youth.ts'
import { isSeatCount } from './is-seat-count.ts'
import { type Children, readChildren } from './read-children.ts'
import { type Headcount, readCompanions } from './read-companions.ts'
import { readRollCall } from './read-roll-call.ts'

const LARGEST_GROUP = 500

/** All travellers, and whether the number of adults was stated or only follows from children being mentioned. */
export function readTravellers(
  reading: Reading,
): { readonly travellers: Said<Travellers>; readonly isAssumed: boolean } | null {
  const called = readRollCall(reading)
  if (called) {
    const { at, length, people, children: count, ages } = called
    take(reading, at, length)
    return { travellers: said(reading, { people, children: count, childAges: ages }, at, length), isAssumed: false }
  }
  const children = readChildren(reading)
  const head = readHeadcount(reading)
  if (!head && children.count === 0) return null
  const place = head ?? { at: children.at, length: children.length }
  const isAlone = (children.isOwn && !children.isSeveral) || isWithSpeaker(reading, children)
  const isOneParent = isAlone && !isOurs(reading, children)
  const parents = isOneParent ? 1 : 2
  const isBesideParents = head?.isBesideParents === true && children.count > 0
  const adults = isBesideParents ? head.people - 1 + parents : (head?.people ?? parents)
  const isOnTop = head === null || !head.isWhole || areOnTop(reading, head, children)
  const people = isOnTop ? adults + children.count : Math.max(adults, children.count)
  const value = { people, children: children.count, childAges: children.ages }
  return { travellers: said(reading, value, place.at, place.length), isAssumed: !head && !children.isOwn }
}

/** `Me and my two kids`. */
function isWithSpeaker(reading: Reading, { at }: Children): boolean {
  const own = startBefore(reading, at, 'article', 'with')
  if (startBefore(reading, at, 'speaker') >= 0 || (own >= 0 && startBefore(reading, own, 'speaker') >= 0)) return true
  // "A mother with two kids".
  const joint = startBefore(reading, at, 'with')
  if (joint >= 0 && startBefore(reading, joint, 'kin') >= 0) return true
  // "With my two teenagers": a speaker with a partner would say "our".
  const isMine = own >= 0 && SINGULAR.test(tokenAt(reading, own)?.folded ?? '')
  return isMine && startBefore(reading, own, 'with') >= 0
}

/** `Our son`: both parents travel. */
const isOurs = (reading: Reading, { at }: Children): boolean =>
  [at, at - 1, at - 2].some((place) => OURS.test(tokenAt(reading, place)?.folded ?? ''))
const OURS = /^(?:our|unser(?:e[nmrs]?)?|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?)$/

const SINGULAR = /^(?:my|mein|meine|meinen|mes|mon|ma|mis|mi|miei|mie|mio|mia|meus|minhas|meu|minha)$/

/**
 * "Two of us and a child" are three; "four of us with two kids" are four, but "two of us with a child" are three: a
 * family does not count itself as two.
 */
function areOnTop(reading: Reading, head: Headcount, children: Children): boolean {
  const end = head.at + head.length
  if (children.count === 0 || children.at < end) return false
  const joint = end + (isMark(reading, end, ',') ? 1 : 0)
  const and = lengthAt(reading, joint, 'and')
  const joined = and || (head.people <= MOST_ADULTS_OF_A_FAMILY ? lengthAt(reading, joint, 'with') : 0)
  let next = joint + joined
  while (next < children.at && lengthAt(reading, next, 'article', 'with', 'adjective') > 0)
    next += lengthAt(reading, next, 'article', 'with', 'adjective')
  return joined > 0 && next === children.at
}

const MOST_ADULTS_OF_A_FAMILY = 2

function readHeadcount(reading: Reading): Headcount | null {
  const { tokens } = reading.words
  const places = [...tokens.keys()]
  const first = (read: (reading: Reading, at: number) => Headcount | null): Headcount | null => {
    for (const at of places) {
      const found = isTaken(reading, at) ? null : read(reading, at)
      if (found && found.people >= 1 && found.people <= LARGEST_GROUP) return found
    }
    return null
  }
  const found =
    first(readGroup) ??
    first(readPeople) ??
    first(readPeopleBefore) ??
    first(readUs) ??
    first(readTrio) ??
    first(readForCount) ??
    readCompanions(reading) ??
    first(readParentsAlone) ??
    first(readPair) ??
    first(readAlone) ??
    first(readUnknownPeople) ??
    first(readSeated)
  if (found) take(reading, found.at, found.length)
  return found
}

/** `group of 8`, `we are five`. */
function readGroup(reading: Reading, at: number): Headcount | null {
  const aged = agesOfGroup(reading, at)
  if (aged) return aged.ages.length > 1 ? { people: aged.ages.length, at, length: aged.length, isWhole: true } : null
  const opening = lengthAt(reading, at, 'groupOf')
  const filler = opening > 0 ? lengthAt(reading, at + opening, 'for') : 0
  const count = opening > 0 ? readCount(reading, at + opening + filler) : null
  const numberAt = at + opening + filler
  if (!count || isOtherUnit(reading, numberAt + count.length)) return null
  // "Wir sind eine Familie" counts nobody.
  const beyond = numberAt + count.length
  if (isArticle(reading, numberAt) && lengthAt(reading, beyond, 'person', 'adult') === 0) return null
  const isAdults = lengthAt(reading, beyond, 'adult') > 0
  const couples = lengthAt(reading, beyond, 'couples')
  if (couples > 0) return { people: count.value * 2, at, length: beyond + couples - at, isWhole: true }
  return { people: count.value, at, length: beyond - at + lengthAt(reading, beyond, 'person'), isWhole: !isAdults }
}

/** `nous sept comptons`, `wollen wir sieben`; not `montrez-nous trois musées`, `los tres museos`. */
function readUs(reading: Reading, at: number): Headcount | null {
  const opening = lengthAt(reading, at, 'we')
  const count = opening > 0 && tokenAt(reading, at + opening)?.kind === 'word' ? readCount(reading, at + opening) : null
  if (!count || count.value < 2) return null
  const [before, beyond] = [tokenAt(reading, at - 1), at + opening + count.length]
  const isHead = before === undefined || before.kind === 'mark' || before.sentence !== tokenAt(reading, at)?.sentence
  const isInverted = reading.words.language.hasCapitalNouns
  // "Los siete pensamos": the verb includes the speakers.
  const isArticle = lengthAt(reading, at, 'article') > 0
  if (isArticle && !tokenAt(reading, beyond)?.folded.endsWith('mos')) return null
  if ((!isHead && !isInverted) || isOtherUnit(reading, beyond) || tokenAt(reading, beyond)?.isCapital) return null
  return { people: count.value, at, length: opening + count.length, isWhole: true }
}

/** `2 adults`, `four people`, `3 of us`, `with three friends`; not `seats 5 people`. */
function readPeople(reading: Reading, at: number): Headcount | null {
  const count = readCount(reading, at)
  if (!count) return null
  const adjective = lengthAt(reading, at + count.length, 'adjective')
  const nounAt = at + count.length + adjective + qualityLength(reading, at + count.length + adjective)
  const noun =
    lengthAt(reading, nounAt, 'person', 'adult', 'friends') ||
    couplesLength(reading, nounAt) ||
    friendsLength(reading, nounAt) ||
    Number(isGrownYouth(reading, nounAt))
  const isSeat = [1, 2, 3].some((back) => lengthAt(reading, at - back, 'seat') > 0) || isSeatCount(reading, at)
  if (noun === 0 || isSeat) return null
  const length = nounAt + noun - at
  if (couplesLength(reading, nounAt) > 0) return { people: count.value * 2, at, length, isWhole: true }
  const isBesideSpeaker =
    startBefore(reading, at, 'with') >= 0 || isOwned(reading, at) || lengthAt(reading, nounAt + noun, 'speaker') > 0
  const isFriends = lengthAt(reading, nounAt, 'friends') > 0 || friendsLength(reading, nounAt) > 0
  const isWithFriends = isFriends && isBesideSpeaker
  // "24 pupils and 2 teachers".
  const and = lengthAt(reading, nounAt, 'person') > 0 ? lengthAt(reading, at + length, 'and') : 0
  const more = and > 0 ? readCount(reading, at + length + and) : null
  const others = more ? lengthAt(reading, at + length + and + more.length, 'person') : 0
  if (more && others > 0)
    return { people: count.value + more.value, at, length: length + and + more.length + others, isWhole: true }
  return {
    people: count.value + (isWithFriends ? 1 : 0),
    at,
    length,
    isWhole: lengthAt(reading, nounAt, 'adult') === 0 && !isWithFriends,
  }
}

/** The "college" of "six old college friends": one word without another meaning. */
function qualityLength(reading: Reading, at: number): number {
  const token = tokenAt(reading, at)
  if (token?.kind !== 'word' || token.isCapital || reading.words.isKnown(at)) return 0
  return lengthAt(reading, at + 1, 'friends', 'couples') > 0 ? 1 : 0
}

/** "2 couples"; put into English, "2 çift" is "2 a couple". */
export function couplesLength(reading: Reading, at: number): number {
  const isPut = lengthAt(reading, at, 'article') > 0
  return lengthAt(reading, at, 'couples') || (isPut ? lengthAt(reading, at, 'pair') : 0)
}

/** `Studienfreunde`, `Schulkameradinnen`: German compounds for kinds of friends. */
const friendsLength = (reading: Reading, at: number): number =>
  reading.words.language.code === 'de' && FRIENDS.test(tokenAt(reading, at)?.folded ?? '') ? 1 : 0
const FRIENDS = /^.{3,}(?:freunde|freunden|freundinnen|kollegen|kolleginnen|kameraden|kameradinnen|kumpels)$/

const OWN = /^(?:my|our|mein|unser|mes|nos|mis|nuestr|miei|mie|nostr|meus|minhas|noss)/

/** `My three friends`; "der vier Freunde nach Danzig bringt" counts all of them. */
const isOwned = (reading: Reading, at: number): boolean =>
  startBefore(reading, at, 'article') >= 0 && OWN.test(tokenAt(reading, at - 1)?.folded ?? '')

/** `People: 2`, as in a form. */
function readPeopleBefore(reading: Reading, at: number): Headcount | null {
  // "Per person 250" is a price.
  const isBasis = startBefore(reading, at + lengthAt(reading, at, 'person'), 'perPerson') >= 0
  const noun = isBasis ? 0 : lengthAt(reading, at, 'person', 'adult')
  const colon = isMark(reading, at + noun, ':', '=') ? 1 : 0
  const count =
    noun > 0 && tokenAt(reading, at + noun + colon)?.kind === 'number' ? readCount(reading, at + noun + colon) : null
  if (!count || isOtherUnit(reading, at + noun + colon + count.length)) return null
  return { people: count.value, at, length: noun + colon + count.length, isWhole: lengthAt(reading, at, 'adult') === 0 }
}

/** `for two`. */
function readForCount(reading: Reading, at: number): Headcount | null {
  const opening = lengthAt(reading, at, 'for')
  const count = opening > 0 ? readCount(reading, at + opening) : null
  if (!count || count.value > MOST_WITHOUT_NOUN || isTaken(reading, at + opening)) return null
  const beyond = at + opening + count.length
  if (isOtherUnit(reading, beyond) || !isAlone(reading, at + opening, beyond)) return null
  if (isSeatCount(reading, at + opening)) return null
  return { people: count.value, at: at + opening, length: count.length, isWhole: false }
}

const MOST_WITHOUT_NOUN = 20

/** "For two" ends there or another thought follows; a noun after it is the thing counted. */
function isAlone(reading: Reading, at: number, beyond: number): boolean {
  if (isArticle(reading, at)) return false
  const token = tokenAt(reading, beyond)
  return token?.kind !== 'word' || token.isCapital || reading.words.isKnown(beyond)
}

/** `ein`, `une`, `un`: one, or only an article. */
const isArticle = (reading: Reading, at: number): boolean => lengthAt(reading, at, 'article') > 0

function isOtherUnit(reading: Reading, at: number): boolean {
  const units = lengthAt(
    reading,
    at,
    'day',
    'night',
    'week',
    'month',
    'city',
    'room',
    'currency',
    'years',
    'hour',
    'minute',
  )
  const token = tokenAt(reading, at)
  // "We are three: my sister …" counts people, "at 3: 2 days" would not.
  const isColon = token?.text === ':' && tokenAt(reading, at + 1)?.kind === 'number'
  const isMoney = token?.kind === 'mark' && ('€$£%/'.includes(token.text) || isColon)
  return (
    units > 0 ||
    isMoney ||
    lengthAt(reading, at, 'longWeekend', 'dayTrip', 'star', 'oclock', 'monthName', 'multiple', 'child', 'am', 'pm') > 0
  )
}

/** `For my parents`, `the wedding day of my parents`. */
function readParentsAlone(reading: Reading, at: number): Headcount | null {
  const length = lengthAt(reading, at, 'parents')
  const isHead = at === 0 || tokenAt(reading, at - 1)?.sentence !== tokenAt(reading, at)?.sentence
  return length > 0 && (isHead || startBefore(reading, at, 'for', 'of', 'originWeak') >= 0)
    ? { people: 2, at, length, isWhole: false }
    : null
}

function readPair(reading: Reading, at: number): Headcount | null {
  const length = lengthAt(reading, at, 'pair')
  // "A couple of days" counts days; "couples trip" is a kind of trip, without a number of people.
  return length > 0 && lengthAt(reading, at, 'number') <= length ? { people: 2, at, length, isWhole: false } : null
}

function readTrio(reading: Reading, at: number): Headcount | null {
  const named = reading.words.at(at, 'headcount')
  // "In cinque giorni".
  if (named && isOtherUnit(reading, at + named.length)) return null
  if (named) return { people: Number(named.value), at, length: named.length, isWhole: true }
  const length = lengthAt(reading, at, 'trio')
  return length > 0 ? { people: 3, at, length, isWhole: true } : null
}

function readAlone(reading: Reading, at: number): Headcount | null {
  const length = lengthAt(reading, at, 'alone')
  return length > 0 ? { people: 1, at, length, isWhole: false } : null
}

const MOST_UNKNOWN = 60

/**
 * `For eight accountants`, `Fünf Studis wollen`: the first counted people of a clause travel, even with an unknown
 * noun.
 */
function readUnknownPeople(reading: Reading, at: number): Headcount | null {
  const count = readCount(reading, at)
  const nounAt = at + (count?.length ?? 0) + lengthAt(reading, at + (count?.length ?? 0), 'adjective')
  const noun = tokenAt(reading, nounAt)
  if (!count || count.value < 2 || count.value > MOST_UNKNOWN || isTaken(reading, nounAt)) return null
  if (noun?.kind !== 'word' || noun.isGlued || reading.words.isKnown(nounAt)) return null
  const isNoun =
    noun.isCapital === reading.words.language.hasCapitalNouns && PLURAL[reading.words.language.code].test(noun.folded)
  const before = tokenAt(reading, at - 1)
  const isFirst = before === undefined || before.sentence !== noun.sentence || before.text === ':'
  const isHead = isFirst || startBefore(reading, at, 'for') >= 0
  const isCounted = isHead && isNoun && !isSeatCount(reading, at) && !isOtherUnit(reading, nounAt)
  return isCounted ? { people: count.value, at, length: nounAt + 1 - at, isWhole: true } : null
}

export const PLURAL: Readonly<Record<LanguageCode, RegExp>> = {
  en: /s$|men$|people$/,
  de: /[ners]$/,
  fr: /[sx]$/,
  es: /s$/,
  it: /[ie]$/,
  pt: /s$/,
}

/** No people were counted, but the car "should seat 3 people". */
function readSeated(reading: Reading, at: number): Headcount | null {
  const opening = lengthAt(reading, at, 'mustSeat')
  const count = opening > 0 ? readCount(reading, at + opening) : null
  return count ? { people: count.value, at, length: opening + count.length, isWhole: true } : null
}
