import { readCount } from '../read-number.ts'
import { isMark, isTaken, lengthAt, type Reading, startBefore, take, tokenAt } from '../reading.ts'
import { isGrownYouth } from './is-grown-youth.ts'
import { readAgeList } from './read-age-list.ts'
import { readAgeApart } from './read-ages-apart.ts'

export type Children = {
  readonly count: number
  readonly ages: readonly number[]
  readonly at: number
  readonly length: number
  /** "My son": the speaker's own, perhaps travelling without another adult. */
  readonly isOwn: boolean
  readonly isSeveral: boolean
}

/** `two kids aged 4 and 9`, `kids of 4 and 9`, `a 6-year-old`, `our baby`. */
export function readChildren(reading: Reading): Children {
  const { tokens } = reading.words
  let [count, at, end, own] = [0, -1, -1, 0]
  let [isNamed, isApart] = [false, false]
  const ages: number[] = []
  const mark = (from: number, length: number): void => {
    if (at < 0) at = from
    end = from + length
    take(reading, from, length)
  }
  for (let place = 0; place < tokens.length; place += 1) {
    if (isTaken(reading, place)) continue
    // "With teenagers. One is 14": the ages give the number.
    isNamed ||= count > 0 || lengthAt(reading, place, 'child') > 0
    const apart: ReturnType<typeof readAgeApart> = isNamed ? readAgeApart(reading, place, isApart) : null
    const found = apart ? { ...apart, count: 0, isOwn: false } : readMention(reading, place)
    if (!found) continue
    isApart ||= apart !== null
    // "2 adults and 1 child, the child is 6": its age, not another child.
    const isSame = 'isUncounted' in found && found.isUncounted === true && count - ages.length >= found.ages.length
    count += isSame ? 0 : found.count
    own += found.isOwn ? 1 : 0
    ages.push(...found.ages)
    mark(place, found.length)
    place += found.length - 1
  }
  return { count: Math.max(count, ages.length), ages, at, length: end - at, isOwn: own > 0, isSeveral: count > own }
}

type Mention = {
  readonly count: number
  readonly ages: readonly number[]
  readonly length: number
  readonly isOwn: boolean
  readonly isUncounted?: boolean
}

function readMention(reading: Reading, at: number): Mention | null {
  const baby = lengthAt(reading, at, 'baby')
  // A pram is about mobility, not about who travels.
  const isPram = startBefore(reading, at + baby, 'mobility') >= 0
  if (baby > 0 && !isPram) return { count: 1, ages: [0], length: baby, isOwn: false }
  return (
    readCountedChildren(reading, at) ??
    readYoungKin(reading, at) ??
    readAgeWord(reading, at) ??
    readAgesAlone(reading, at)
  )
}

/** `My nephew (he's 12)`, `la mia cugina di 9 anni`: relatives of a child's age are children. */
function readYoungKin(reading: Reading, at: number): Mention | null {
  const kin = lengthAt(reading, at, 'kin')
  const listed = kin > 0 && startBefore(reading, at, 'article') >= 0 ? readAges(reading, at + kin, 1) : null
  const end = at + kin + (listed?.length ?? 0)
  // "La pareja con un niño" is not one year old.
  const isSaid =
    isMark(reading, end - 1, ')') || startBefore(reading, end, 'years') >= 0 || lengthAt(reading, end - 3, 'aged') > 1
  return isSaid && listed?.ages.length === 1 ? { count: 1, ages: listed.ages, length: end - at, isOwn: true } : null
}

/** `unser dreijähriger Sohn`. */
function readAgeWord(reading: Reading, at: number): Mention | null {
  const age = reading.words.at(at, 'childAge')
  if (!age) return null
  const noun = lengthAt(reading, at + age.length, 'child')
  return {
    count: 1,
    ages: [Number(age.value)],
    length: age.length + noun,
    isOwn: startBefore(reading, at, 'article') >= 0,
  }
}

export function readCountedChildren(reading: Reading, at: number): Mention | null {
  const twins = lengthAt(reading, at, 'twins')
  if (twins > 0) return readTwins(reading, at, twins)
  const one = lengthAt(reading, at, 'oneChild')
  const number = one > 0 ? null : readCount(reading, at)
  const adjective = number ? lengthAt(reading, at + number.length, 'adjective') : 0
  const nounAt = at + (number?.length ?? 0) + adjective
  const noun = one > 0 ? one : lengthAt(reading, nounAt, 'child')
  if (noun === 0 || isGrownYouth(reading, nounAt)) return null
  const beyond = one > 0 ? at + one : nounAt + noun
  // "Children under 10" is a house rule, not an age.
  const isRule = !number && lengthAt(reading, nounAt, 'under') > 0
  if (isRule || lengthAt(reading, beyond, 'under') > 0) return null
  const count = one > 0 ? 1 : (number?.value ?? 0)
  const listed = readAges(reading, beyond, count)
  if (count === 0 && !listed) return null
  return {
    count: count > MOST_CHILDREN ? 0 : Math.max(count, listed?.ages.length ?? 0),
    ages: listed?.ages ?? [],
    length: beyond - at + (listed?.length ?? 0),
    isOwn: one > 0,
    isUncounted: one === 0 && number === null,
  }
}

/** `Our twins aged 5`: one age for both. */
function readTwins(reading: Reading, at: number, length: number): Mention {
  const listed = readAges(reading, at + length, 1)
  const [age, other = age] = listed?.ages ?? []
  const ages = age === undefined || other === undefined ? [] : [age, other]
  return { count: 2, ages, length: length + (listed?.length ?? 0), isOwn: false }
}

const MOST_CHILDREN = 100

/** `(4 and 9)`, `aged 4, 7`, `of 4 and 9 years`. */
export function readAges(
  reading: Reading,
  at: number,
  count: number,
): { ages: readonly number[]; length: number } | null {
  let next = at
  const isOpen = isMark(reading, next, '(')
  if (isOpen || isMark(reading, next, ',')) next += 1
  let opening = lengthAt(reading, next, 'aged')
  const isAged = opening > 0
  while (opening > 0) {
    next += opening
    opening = lengthAt(reading, next, 'aged')
  }
  const list = readAgeList(reading, next)
  if (!list) return null
  next += list.length
  const years = lengthAt(reading, next, 'years')
  // "Two kids, 6 and 8": as many numbers as children, without a noun after them. "With kids 3, 7 and 10": several
  // numbers without a noun.
  const isListed = list.ages.length === count && next > at + list.length
  const isBare = count === 0 && list.ages.length > 1
  const isComplete = (isListed || isBare) && tokenAt(reading, next)?.kind !== 'word'
  if (!isOpen && !isAged && years === 0 && !isComplete) return null
  next += years
  if (isOpen && isMark(reading, next, ')')) next += 1
  return { ages: list.ages, length: next - at }
}

/** `4 and 9 year old kids`, `a 6-year-old`. */
function readAgesAlone(reading: Reading, at: number): Mention | null {
  // "Enfants de moins de 10 ans" is a house rule.
  if (startBefore(reading, at, 'under') >= 0) return null
  const list = readAgeList(reading, at)
  const years = list ? lengthAt(reading, at + list.length, 'years') : 0
  if (!list || years === 0) return null
  // "Nos dix ans de mariage".
  if (lengthAt(reading, at + list.length + years, 'of') > 0) return null
  const noun = lengthAt(reading, at + list.length + years, 'child')
  return { count: list.ages.length, ages: list.ages, length: list.length + years + noun, isOwn: false }
}
