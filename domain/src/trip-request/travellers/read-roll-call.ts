import { readCount } from '../read-number.ts'
import { isMark, isTaken, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import { readAges, readCountedChildren } from './read-children.ts'

/** A list of the travellers. */
type RollCall = {
  readonly people: number
  readonly children: number
  readonly ages: readonly number[]
  readonly at: number
  readonly length: number
}
type Called = {
  readonly adults: number
  readonly children: number
  readonly ages: readonly number[]
  readonly length: number
  readonly isSelf: boolean
  /** "My": the speaker is one of them, mentioned or not. */
  readonly isMine: boolean
  /** A friend, a brother: not only children, which other readers handle. */
  readonly isGrown: boolean
}

const FEWEST_CALLED = 2
const SELF = /^(?:me|myself|him|her|ich|mich|mir|moi|yo|io|eu|mim)$/
const MINE = new RegExp(
  String.raw`^(?:my|our|mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer|mon|ma|mes|notre|nos|mi|` +
    String.raw`mis|mio|mia|miei|mie|meu|minha|meus|minhas|nuestr[oa]s?|nostr[oaie]|noss[oa]s?)$`,
)
const THEIRS =
  /^(?:his|her|their|sein|seine|seiner|seinem|ihr|ihre|ihrer|ihrem|sa|son|ses|leur|leurs|su|sus|sua|suo|suoi|sue|seu|seus|suas)$/
const THE =
  /^(?:the|a|an|der|die|das|dem|den|ein|eine|einem|einer|le|la|les|un|une|el|los|las|una|il|lo|gli|l|o|os|as|um|uma|i)$/
/** Two people in one word. */
const ELDERS =
  /^(?:parents|grandparents|eltern|grosseltern|schwiegereltern|padres|abuelos|suegros|genitori|nonni|suoceri|pais|avos|sogros)$/
/** `mi hermano pequeño`, `mon frère cadet`, `la mujer de mi hermano` aside. */
const BEHIND =
  /^(?:pequeno|pequena|menor|mayor|cadet|cadette|aine|ainee|piccolo|piccola|minore|maggiore|novo|nova|mais|velho|velha|dele|dela|deles)$/

/** `my`, `unserer`, `nuestras`, `your`: travellers besides the person spoken of. */
export const isPossessive = (folded: string): boolean => MINE.test(folded) || YOURS.test(folded)
const YOURS =
  /^(?:your|deine?[mnr]?|eure?[mnr]?|ton|ta|tes|votre|vos|tus?|tu[oa]|tuoi|tue|vuestr[oa]s?|vostr[oaie]|teus?|tuas|voss[oa]s?)$/

/** `Mum, dad, me and my little brother (9)`, `my brother, his wife and I`, `Oma, Opa und drei Enkel`. */
export function readRollCall(reading: Reading): RollCall | null {
  // "We are five: my parents, …": the total was stated.
  if (reading.words.tokens.some((_, at) => isCounted(reading, at))) return null
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const called: Called[] = []
    let [end, closed, closedEnd] = [at, 0, at]
    for (let next = at; ;) {
      const person = isTaken(reading, next) ? null : readPerson(reading, next)
      if (!person) break
      called.push(person)
      end = next + person.length
      // "Two kids, Grandma walks slowly": a list has an "and" before its last item.
      if (next > at && !isMark(reading, next - 1, ',')) [closed, closedEnd] = [called.length, end]
      const joint = jointLength(reading, end)
      if (joint === 0) break
      next = end + joint
    }
    const listed = called.slice(0, closed)
    if (listed.length < FEWEST_CALLED || !listed.some(({ isGrown }) => isGrown)) continue
    return sum(reading, listed, at, closedEnd - at)
  }
  return null
}

function sum(reading: Reading, called: readonly Called[], at: number, length: number): RollCall {
  const children = called.reduce((count, person) => count + person.children, 0)
  const adults = called.reduce((count, person) => count + person.adults, 0)
  const isLed = startBefore(reading, at, 'with') >= 0
  const isSpeakerMissing = !called.some(({ isSelf }) => isSelf) && (isLed || called.some(({ isMine }) => isMine))
  const ages = called.flatMap((person) => person.ages)
  return { people: adults + children + (isSpeakerMissing ? 1 : 0), children, ages, at, length }
}

function readPerson(reading: Reading, at: number): Called | null {
  const first = tokenAt(reading, at)
  if (first?.kind !== 'word' && first?.kind !== 'number') return null
  if (first.text === 'I' || SELF.test(first.folded)) return { ...NO_TRAVELLERS, adults: 1, length: 1, isSelf: true }
  const child = readChild(reading, at)
  if (child) return child
  const pair = lengthAt(reading, at, 'pair')
  if (pair > 1) return { ...NO_TRAVELLERS, adults: 2, length: pair, isSelf: true }
  const isMine = MINE.test(first.folded)
  const isLed = isMine || THEIRS.test(first.folded) || THE.test(first.folded)
  let next = at + (isLed ? 1 : 0)
  // "O meu irmão", "i suoi genitori".
  const second = isLed ? (tokenAt(reading, next)?.folded ?? '') : ''
  const isMineToo = MINE.test(second)
  if (isMineToo || THEIRS.test(second)) next += 1
  const count = /^(?:beiden?|both|ambos|entrambi)$/.test(tokenAt(reading, next)?.folded ?? '')
    ? { value: 2, length: 1 }
    : readCount(reading, next)
  next += count?.length ?? 0
  const years = count ? lengthAt(reading, next, 'years') : 0
  next += years
  next += lengthAt(reading, next, 'adjective')
  const noun = adultNoun(reading, next, count !== null && years === 0)
  if (!noun) return null
  next += noun.length
  while (BEHIND.test(tokenAt(reading, next)?.folded ?? '')) next += 1
  const number = count && years === 0 ? count.value : noun.people
  const listed = number === 1 ? readAges(reading, next, 1) : null
  const length = next - at + (listed?.length ?? 0)
  const own = { ...NO_TRAVELLERS, isMine: isMine || isMineToo, isGrown: true, length }
  return listed ? { ...own, children: number, ages: listed.ages } : { ...own, adults: number }
}

const NO_TRAVELLERS: Called = {
  adults: 0,
  children: 0,
  ages: [],
  length: 0,
  isSelf: false,
  isMine: false,
  isGrown: false,
}

function readChild(reading: Reading, at: number): Called | null {
  const led = MINE.test(tokenAt(reading, at)?.folded ?? '') || THEIRS.test(tokenAt(reading, at)?.folded ?? '') ? 1 : 0
  const baby = lengthAt(reading, at + led + articleOf(reading, at + led), 'baby')
  if (baby > 0)
    return {
      ...NO_TRAVELLERS,
      children: 1,
      ages: [0],
      length: led + articleOf(reading, at + led) + baby,
      isMine: led > 0,
    }
  const whole = readCountedChildren(reading, at)
  const skipped = whole ? 0 : led || articleOf(reading, at)
  const found = whole ?? (skipped > 0 ? readCountedChildren(reading, at + skipped) : null)
  if (!found || found.count === 0) return null
  return { ...NO_TRAVELLERS, children: found.count, ages: found.ages, length: found.length + skipped, isMine: led > 0 }
}

const articleOf = (reading: Reading, at: number): number => (THE.test(tokenAt(reading, at)?.folded ?? '') ? 1 : 0)

function adultNoun(reading: Reading, at: number, isCount: boolean): { people: number; length: number } | null {
  if (ELDERS.test(tokenAt(reading, at)?.folded ?? '')) return { people: 2, length: 1 }
  // "Grands-parents" is two words, joined.
  if (/^grands?$/.test(tokenAt(reading, at)?.folded ?? '') && tokenAt(reading, at + 1)?.folded === 'parents')
    return { people: 2, length: 2 }
  const kin = lengthAt(reading, at, 'kin')
  if (kin > 0) return { people: 1, length: kin }
  const friends = isCount ? lengthAt(reading, at, 'friends') : 0
  return friends > 0 ? { people: 1, length: friends } : null
}

function jointLength(reading: Reading, at: number): number {
  const comma = isMark(reading, at, ',', '&', '+') ? 1 : 0
  const and = lengthAt(reading, at + comma, 'and')
  if (and > 0) return comma + and
  const joint = tokenAt(reading, at + comma)?.folded ?? ''
  return comma + (/^(?:with|mit|samt|avec|con|com)$/.test(joint) ? 1 : 0)
}

function isCounted(reading: Reading, at: number): boolean {
  const opening = lengthAt(reading, at, 'groupOf', 'family')
  if (opening === 0) return false
  const next = at + opening + lengthAt(reading, at + opening, 'for', 'of')
  return readCount(reading, next) !== null && lengthAt(reading, next, 'article') === 0
}
