import { sliceOf } from '../places/read-name.ts'
import { readCount } from '../read-number.ts'
import { isMark, isTaken, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import { isPossessive } from './read-roll-call.ts'

export type Headcount = {
  readonly people: number
  readonly at: number
  readonly length: number
  readonly isWhole: boolean
  /** "With kids of 5 and 8, grandma comes along": beside both parents. */
  readonly isBesideParents?: boolean
}

/** `My wife and I`, `with my mother and a friend`: the speaker and everyone mentioned. */
export function readCompanions(reading: Reading): Headcount | null {
  const { tokens } = reading.words
  let [others, at, end, hasParents, isBesideParents] = [0, -1, -1, false, true]
  const counted = new Set<string>()
  for (let place = 0; place < tokens.length; place += 1) {
    const parents = parentsLength(reading, place)
    const joining = joiningKin(reading, place)
    const kin = joining > 0 ? { people: 1, length: joining } : kinAt(reading, place)
    const length = isTaken(reading, place) ? 0 : lengthAt(reading, place, 'companion') || parents || kin.length
    // "With my parents, Dad cannot walk far": already counted.
    const isOneOfThem = hasParents && startBefore(reading, place, 'and', 'with') < 0
    if (length === 0 || (isOneOfThem && parents === 0)) continue
    // "With my mother, my mother is 78": the same person.
    const words = sliceOf(reading, place, length).toLowerCase()
    if (counted.has(words)) continue
    counted.add(words)
    hasParents ||= parents > 0
    isBesideParents &&= joining > 0
    others += parents > 0 ? 2 : Math.max(1, kin.people)
    if (at < 0) at = place
    end = place + length
    place += length - 1
  }
  return others === 0 ? null : { people: others + 1, at, length: end - at, isWhole: false, isBesideParents }
}

/** `My 78 year old mum`, `my best friend`, `meine zwei Schwestern`: people after "my", with an age or a number. */
function kinAt(reading: Reading, at: number): { readonly people: number; readonly length: number } {
  const none = { people: 0, length: 0 }
  const isMine = isPossessive(tokenAt(reading, at)?.folded ?? '')
  const own = isMine ? lengthAt(reading, at, 'article') || 1 : 0
  // "With grandma": relatives need no "my".
  const named = own === 0 && startBefore(reading, at, 'with') >= 0 ? lengthAt(reading, at, 'kin') : 0
  if (own === 0) return named > 0 ? { people: 1, length: named } : none
  const count = readCount(reading, at + own)
  const years = count ? lengthAt(reading, at + own + count.length, 'years') : 0
  let next = at + own + (count?.length ?? 0) + years
  next += lengthAt(reading, next, 'adjective')
  // A nephew of twelve was already counted as a child.
  const kin = isTaken(reading, next) ? 0 : lengthAt(reading, next, 'kin')
  const people = count && years === 0 ? count.value : 1
  return kin > 0 && people <= MOST_KIN ? { people, length: next + kin - at } : none
}

const MOST_KIN = 12

/** "Oma (74) kommt mit", "dad not diving 66": relatives at the head of a clause, with an age or what they do. */
function joiningKin(reading: Reading, at: number): number {
  const sentence = tokenAt(reading, at)?.sentence
  const isHead =
    at === 0 || isMark(reading, at - 1, ',', ';', '.', '+', '&') || tokenAt(reading, at - 1)?.sentence !== sentence
  const kin = isHead && !isTaken(reading, at) ? lengthAt(reading, at, 'kin') : 0
  if (kin === 0) return 0
  const next = at + kin + (isMark(reading, at + kin, '(') ? 1 : 0)
  const age = tokenAt(reading, next)?.kind === 'number' ? (readCount(reading, next)?.value ?? 0) : 0
  const isOld = age > OLDEST_CHILD && age <= OLDEST_TRAVELLER
  return isOld || lengthAt(reading, next, 'not') > 0 || isComing(reading, next) ? kin : 0
}

const OLDEST_CHILD = 17
const OLDEST_TRAVELLER = 105
const COMING =
  /^(?:comes|coming|joins|joining|tags along|kommt (?:auch )?mit|ist dabei|vient|nous accompagne|viene|se apunta|vem|vai junto)(?= |$)/

function isComing(reading: Reading, at: number): boolean {
  const words = [0, 1, 2].map((step) => tokenAt(reading, at + step)?.folded ?? '').join(' ')
  return COMING.test(words)
}

/** `With my parents`, `my parents and I`; without the speaker two people travel alone. */
function parentsLength(reading: Reading, at: number): number {
  const length = lengthAt(reading, at, 'parents')
  const isWithSpeaker =
    startBefore(reading, at, 'with', 'speaker') >= 0 || lengthAt(reading, at + length, 'speaker') > 0
  return isWithSpeaker ? length : 0
}
