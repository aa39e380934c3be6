import { readCount } from '../read-number.ts'
import { isMark, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import { isGrownYouth } from '../travellers/is-grown-youth.ts'
import { readAgeList } from '../travellers/read-age-list.ts'
import { readCountedChildren } from '../travellers/read-children.ts'
import { isPossessive } from '../travellers/read-roll-call.ts'
import { couplesLength, PLURAL } from '../travellers/read-travellers.ts'
import { isAnimal } from './linking-words.ts'
import { ageAt, agesAt, monthsLength } from './read-party-ages.ts'

/** The people of some words, all of which are about people. */
export type Party = {
  readonly adults: number
  readonly children: number
  readonly ages: readonly number[]
  /** The traveller who wrote is one of them, as in "me and my wife" or "two of us". */
  readonly isWhole: boolean
  /** Relatives or friends of the traveller who wrote, who comes along. */
  readonly isBesideAsker: boolean
  /** "With my kids": one parent, or perhaps two. */
  readonly isMine: boolean
  /** A number was not said: "with friends". */
  readonly isVague: boolean
  /** "Me and my wife", "two adults": the traveller who writes is one of them. */
  readonly isSelf: boolean
  /** A number for everyone: "we are five with kids". */
  readonly isTotal: boolean
  /** The highest age that was said of a grown-up. */
  readonly oldest: number
  /** The words for these people, some of which no list has: "lads". */
  readonly words: readonly string[]
}

type State = { -readonly [Field in keyof Party]: Party[Field] } & {
  ages: number[]
  words: string[]
  count: number | null
  bare: number[]
  relatives: number
  hasElders: boolean
  isPair: boolean
  /** A possessive stands before what follows. */
  isOwned: boolean
  hasWords: boolean
  /** Children whose ages were not said. */
  unaged: number
}

const LARGEST_PARTY = 500
/** More than these are people only beside a word for people. */
const MOST_WITHOUT_NOUN = 20
const OLDEST_CHILD = 17
const SELF = /^(?:me|myself|ich|mich|moi|yo|io|eu)$/
const ELDERS = new RegExp(
  `^(?:parents|grandparents|inlaws|eltern|grosseltern|schwiegereltern|padres|papas|abuelos|suegros|genitori|` +
    `nonni|suoceri|pais|avos|sogros)$`,
)
const SHORTEST_PERSON = 3
const PARTNER = new RegExp(
  `^(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|frau|mann|freundin?|femme|mari|copine|copain|mujer|` +
    `marido|espos[oa]|novi[oa]|moglie|marito|ragazz[oa]|fidanzat[oa]|mulher|namorad[oa])$`,
)
/** "Six of us including two teens". */
const INCLUDING = new RegExp(
  `^(?:incl|including|inkl|inklusive|davon|darunter|dont|incluid[oa]s?|incluyendo|inclus[oi]|compres[oi]|` +
    `incluindo|sendo|with|mit|avec|con|com)$`,
)
/** Both parents travel. */
const OUR = /^(?:our|unser|notre|nos|nuestr|nostr|noss)/
/** The lists have them behind "my". */
const SON = new RegExp(
  `^(?:son|daughter|sohn|tochter|fils|fille|hijo|hija|figlio|figlia|filho|filha|grandson|granddaughter|` +
    `enkel|enkelin|nieto|nieta|nipote|neto|neta)$`,
)
/** Two words for the same number: it is as many as were counted. */
const ONE = /^(?:a|an|one|ein|eine|einem|einer|un|une|una|uno|um|uma)$/

export function readParty(reading: Reading): Party | null {
  const state: State = {
    adults: 0,
    children: 0,
    ages: [],
    isWhole: false,
    isBesideAsker: false,
    isMine: false,
    isVague: false,
    isSelf: false,
    isTotal: false,
    oldest: 0,
    words: [],
    count: null,
    bare: [],
    relatives: 0,
    hasElders: false,
    isPair: false,
    isOwned: false,
    hasWords: false,
    unaged: 0,
  }
  for (let at = 0; at < reading.words.tokens.length;) {
    const length = readStep(reading, at, state)
    const isPerson = length > 0
    const next = at + (length || skip(reading, at, state))
    if (isPerson) state.words.push(...reading.words.tokens.slice(at, next).map(({ text }) => text.toLowerCase()))
    at = next
  }
  return partyOf(state)
}

function partyOf({
  count,
  bare,
  relatives,
  hasElders: _,
  isOwned: __,
  isPair: ___,
  unaged: ____,
  hasWords,
  ...party
}: State): Party | null {
  const alone = [...bare, ...(count === null ? [] : [count])]
  const isNumber = party.adults + party.children === 0
  const [only] = alone
  const isHeadcount = !hasWords && alone.length === 1 && only !== undefined && only >= 1 && only <= MOST_WITHOUT_NOUN
  if (isNumber && !isHeadcount) return null
  const adults = isNumber ? (only ?? 0) : party.adults
  if (adults + party.children > LARGEST_PARTY) return null
  const isBeside = !party.isWhole && (party.isMine || (relatives > 0 && party.children === 0))
  return {
    ...party,
    adults,
    isWhole: party.isWhole || isNumber,
    isTotal: party.isTotal || isNumber,
    isBesideAsker: isBeside,
  }
}

/** Reads people that begin at a token into the state; how many tokens they are long. */
function readStep(reading: Reading, at: number, state: State): number {
  return (
    readTotal(reading, at, state) ||
    readChildrenAt(reading, at, state) ||
    readSelf(reading, at, state) ||
    readRelative(reading, at, state) ||
    readCounted(reading, at, state)
  )
}

/** "We are five", "family of four", "solo", "couple", "a foursome". */
function readTotal(reading: Reading, at: number, state: State): number {
  const couples = couplesLength(reading, at)
  if (couples > 0 && state.count !== null) return whole(state, state.count * 2, couples)
  const group = lengthAt(reading, at, 'groupOf', 'family')
  const filler = group > 0 ? lengthAt(reading, at + group, 'for', 'of') : 0
  const count = group > 0 ? readCount(reading, at + group + filler) : null
  if (count && !isArticle(reading, at + group + filler)) {
    const beyond = at + group + filler + count.length
    // "A family, two children".
    const isFamily = lengthAt(reading, at, 'family') > 0 && filler === 0 && lengthAt(reading, beyond, 'child') > 0
    const isPart = isFamily || lengthAt(reading, beyond, 'adult', 'couples', 'years') > 0
    if (isPart) return group + filler
    // "Wir sind fünf Jungs" are no children.
    const noun = lengthAt(reading, beyond, 'child')
    // "Three friends, we are 19": the second number is their age.
    if (state.adults > 0) return beyond - at
    state.isTotal = true
    return whole(state, count.value, beyond + noun - at)
  }
  const named = reading.words.at(at, 'headcount')
  if (named) return whole(state, Number(named.value), named.length)
  const [trio, pair, alone] = [
    lengthAt(reading, at, 'trio'),
    lengthAt(reading, at, 'pair'),
    lengthAt(reading, at, 'alone'),
  ]
  if (trio > 0) return whole(state, 3, trio)
  if (pair > 0 && state.count === null) {
    state.isPair = true
    // "Seasick me, couple": the one who writes is one of the two.
    return state.adults > 0 && !(state.isSelf && state.adults === 1) ? pair : whole(state, 2, pair)
  }
  return alone > 0 && state.adults === 0 ? whole(state, 1, alone) : 0
}

function whole(state: State, people: number, length: number): number {
  Object.assign(state, { adults: Math.max(people - state.children, 0), isWhole: true, count: null, hasWords: true })
  return length
}

const isArticle = (reading: Reading, at: number): boolean => ONE.test(tokenAt(reading, at)?.folded ?? '')

function readChildrenAt(reading: Reading, at: number, state: State): number {
  const first = tokenAt(reading, at)?.folded ?? ''
  if (isPossessive(first) && !OUR.test(first) && lengthAt(reading, at, 'oneChild', 'child') > 0) state.isOwned = true
  const baby = lengthAt(reading, at, 'baby')
  if (baby > 0) return addChildren(state, state.count ?? 1, [0], baby + monthsLength(reading, at + baby))
  const list = readAgeList(reading, at)
  const years = list ? lengthAt(reading, at + list.length, 'years') : 0
  if (list && years > 0) {
    const next = at + list.length + years
    const twins = lengthAt(reading, next, 'twins')
    const [age = 0] = list.ages
    // "Nostra figlia celiaca di 11 anni": the age of the one just named.
    const isOfNamed = state.unaged === list.ages.length && startBefore(reading, at, 'and') < 0 && twins === 0
    if (isOfNamed) {
      state.ages.push(...list.ages)
      state.unaged = 0
      return list.length + years
    }
    if (twins > 0) return addChildren(state, 2, [age, age], next + twins - at)
    return addChildren(state, list.ages.length, list.ages, next + lengthAt(reading, next, 'child', 'oneChild') - at)
  }
  const counted = readCountedChildren(reading, at)
  if (counted && counted.count > 0 && !counted.isUncounted) {
    const more = counted.ages.length === 0 ? agesAt(reading, at + counted.length, counted.count) : null
    return addChildren(state, counted.count, more?.ages ?? counted.ages, counted.length + (more?.length ?? 0))
  }
  if (isGrownYouth(reading, at)) return 0
  const noun = lengthAt(reading, at, 'child', 'oneChild') || Number(SON.test(tokenAt(reading, at)?.folded ?? ''))
  if (noun === 0) return 0
  const listed = agesAt(reading, at + noun, null)
  // "Kids 7 and 10, kids love trains": the same ones.
  if (state.children > 0 && state.count === null && !listed) return noun
  const last = tokenAt(reading, at + noun - 1)?.folded ?? ''
  const isPlural = PLURAL[reading.words.language.code].test(last) && !SON.test(last)
  const count = state.count ?? listed?.ages.length ?? (isPlural ? 2 : 1)
  state.isVague ||= state.count === null && !listed && isPlural
  return addChildren(state, count, listed?.ages ?? [], noun + (listed?.length ?? 0))
}

function addChildren(state: State, count: number, ages: readonly number[], length: number): number {
  state.isMine ||= state.isOwned
  // "Five of us with kids of 6 and 9" are five; "two of us and a child" are three.
  if (!state.isTotal && state.count === null && state.bare.length === 1 && state.adults === 0) setTotal(state)
  if (state.isTotal && state.adults > 2 && state.adults > count) state.adults -= count
  state.children += count
  state.unaged = ages.length === 0 ? count : 0
  state.ages.push(...ages)
  state.count = null
  state.hasWords = true
  return length
}

function setTotal(state: State): void {
  Object.assign(state, { adults: state.bare[0] ?? 0, isWhole: true, isTotal: true, bare: [] })
}

function readSelf(reading: Reading, at: number, state: State): number {
  const token = tokenAt(reading, at)
  const speaker = lengthAt(reading, at, 'speaker')
  if (token?.text !== 'I' && !SELF.test(token?.folded ?? '') && speaker === 0) return 0
  if (state.isWhole) return Math.max(1, speaker)
  state.adults += 1
  state.isWhole = true
  state.isSelf = true
  state.hasWords = true
  return Math.max(1, speaker)
}

/** A relative, a partner, parents: with an age behind, of a child or of a grown-up. */
function readRelative(reading: Reading, at: number, state: State): number {
  const elders = ELDERS.test(tokenAt(reading, at)?.folded ?? '') ? 1 : lengthAt(reading, at, 'parents')
  const isOwned = isPossessive(tokenAt(reading, at)?.folded ?? '')
  // "My mother in law" is longer than "my mother".
  const kin = isOwned ? lengthAt(reading, at + 1, 'kin') : 0
  const length = elders || Math.max(lengthAt(reading, at, 'companion', 'kin'), kin > 0 ? kin + 1 : 0)
  if (length === 0) return 0
  const isMine = isPossessive(tokenAt(reading, at)?.folded ?? '') || startBefore(reading, at, 'with') >= 0
  // "My parents, Dad walks little": one of the two.
  const isOneOfThem = state.hasElders && elders === 0 && startBefore(reading, at, 'and', 'with') < 0
  if (isOneOfThem && !isMark(reading, at - 1, '+', '&')) return length
  // "Zu zweit mit meiner Frau".
  const last = tokenAt(reading, at + length - 1)?.folded ?? ''
  if (state.isPair && PARTNER.test(last)) return length
  state.hasElders ||= elders > 0
  const people = elders > 0 ? 2 : (state.count ?? 1)
  const end = at + length
  const isChild = elders === 0 && people === 1 ? ageAt(reading, end) : null
  state.isMine ||= isMine || state.isOwned
  state.hasWords = true
  if (isChild && isChild.age <= OLDEST_CHILD) return addChildren(state, 1, [isChild.age], length + isChild.length)
  state.oldest = Math.max(state.oldest, ageAt(reading, end)?.age ?? 0)
  state.adults += people
  // "Two sisters" are everyone; a sister comes with the one who writes.
  if (elders > 0 || people === 1) state.relatives += 1
  state.count = null
  return length + (ageAt(reading, end)?.length ?? 0)
}

/** "2 lads", "three friends", "two sceptical Germans": counted people, whatever they are called. */
function readCounted(reading: Reading, at: number, state: State): number {
  const noun = lengthAt(reading, at, 'person', 'adult', 'friends') || Number(isGrownYouth(reading, at))
  const isCounted = state.count !== null
  if (noun > 0) {
    const isFriends = lengthAt(reading, at, 'friends') > 0
    // "母と二人": two people with the mother.
    if (!isFriends && state.count !== null && state.relatives > 0 && lengthAt(reading, at, 'adult') === 0) {
      state.isTotal = true
      return whole(state, Math.max(state.count, state.adults), noun)
    }
    // "友達5人": "friends, five people" are the same.
    const behind = isCounted ? null : readCount(reading, at + noun)
    if (behind && lengthAt(reading, at + noun + behind.length, 'person') > 0) return noun
    // "Alone, as a pensioner", "we are two adults".
    if (!isCounted && state.isWhole) return noun
    state.adults += state.count ?? 2
    state.isVague ||= !isCounted
    state.hasWords = true
    if (isFriends && (!isCounted || state.count === 1 || state.isOwned)) state.isMine = true
    if (!isFriends) state.isSelf = true
    const next = tokenAt(reading, at + noun)?.folded ?? ''
    // "4 people, a child of 5" are four; "3 people and a child" are four, too.
    const isAll = INCLUDING.test(next) || (state.adults > 2 && lengthAt(reading, at + noun, 'and') === 0)
    state.isTotal ||= isCounted && !isFriends && lengthAt(reading, at, 'adult') === 0 && isAll
    state.count = null
    return noun
  }
  const count = isArticle(reading, at) ? null : readCount(reading, at)
  if (count) {
    if (lengthAt(reading, at + count.length, 'years') > 0) return count.length + 1
    if (state.count !== null) state.bare.push(state.count)
    state.count = count.value
    return count.length
  }
  const token = tokenAt(reading, at)
  if (!isCounted || token?.kind !== 'word' || isAnimal(reading, at)) return 0
  const isPerson =
    token.folded.length >= SHORTEST_PERSON &&
    PLURAL[reading.words.language.code].test(token.folded) &&
    !reading.words.isKnown(at)
  if (!isPerson || state.count === 1) return 0
  state.adults += state.count ?? 0
  state.isWhole ||= true
  state.count = null
  state.hasWords = true
  return 1
}

function skip(reading: Reading, at: number, state: State): number {
  const token = tokenAt(reading, at)
  if (isAnimal(reading, at)) state.count = null
  if ((token?.kind === 'mark' || lengthAt(reading, at, 'with', 'and') > 0) && state.count !== null) {
    state.bare.push(state.count)
    state.count = null
  }
  const folded = token?.folded ?? ''
  if (isPossessive(folded) && !OUR.test(folded)) state.isOwned = true
  if (token?.kind === 'mark') state.isOwned = false
  if (
    token?.kind === 'word' &&
    !isAnimal(reading, at) &&
    lengthAt(reading, at, 'article', 'with', 'we', 'groupOf', 'for') === 0
  )
    state.hasWords = true
  return Math.max(1, lengthAt(reading, at, 'adjective', 'article'))
}
