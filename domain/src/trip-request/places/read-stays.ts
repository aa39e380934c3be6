import { type LengthMention, toDays } from '../dates/read-lengths.ts'
import { readCount } from '../read-number.ts'
import { isMark, isTaken, lengthAt, type Reading, said, startBefore, tokenAt } from '../reading.ts'
import type { Destination, Said } from '../trip-request.ts'
import type { PlacedName } from './placed-name.ts'

export type Stays = {
  readonly destinations: readonly Said<Destination>[]
  readonly days: Said<number> | null
  /** Only a weekend was mentioned: written dates take precedence. */
  readonly isLoose: boolean
}

/**
 * Assigns lengths to cities: `3 nights in Paris and 4 in Rome`, `Paris (3 nights)`; other lengths apply to the trip.
 */
export function readStays(
  reading: Reading,
  names: readonly PlacedName[],
  lengths: readonly LengthMention[],
  hasWindows: boolean,
): Stays {
  const lengthOf = new Map<PlacedName, LengthMention>()
  if (names.length > 1) {
    let carried: LengthMention | undefined
    for (const name of names) {
      const found =
        lengthBefore(reading, name, lengths) ?? lengthAfter(reading, name, lengths) ?? carry(reading, name, carried)
      if (found) lengthOf.set(name, found)
      carried = found ?? carried
    }
    const each = lengths.find((length) => isOfEach(reading, length))
    if (each) for (const name of names) lengthOf.set(name, each)
  }
  // One length beside the last of several cities applies to the whole journey: "Rome and Naples for 5 days".
  // Beside fixed days it is the length of a stay: "in Berlin between day 3 and 5, 4 days in Rome".
  // So does one between two of them: "Yunnan 8 days Dali Lijiang".
  const isOfEvery = lengths.some((length) => isOfEach(reading, length))
  const different = new Set([...lengthOf.values()].map(({ at }) => at)).size
  const isSplit =
    (isOfEvery ? lengthOf.size : different) > 1 ||
    (hasWindows && [...lengthOf.keys()].some((name) => isAloneInList(name, names)))
  const destinations = names.map((name) => {
    const length = isSplit ? lengthOf.get(name) : undefined
    const { city, country, regionId } = name
    const nights = length?.count ?? null
    const value = { name: name.name, city, country, nights, ...(regionId !== undefined && { regionId }) }
    return said(reading, value, name.at, name.length)
  })
  const isLoose = lengths.length > 0 && lengths.every((length) => length.isLoose)
  return { destinations, days: daysOf(reading, lengths, isSplit ? [...lengthOf.values()] : [], names.length), isLoose }
}

const isAloneInList = ({ list }: PlacedName, names: readonly PlacedName[]): boolean =>
  names.filter((other) => other.list === list).length === 1

/** `Two nights each in Ghent and Bruges`, `jeweils zwei Nächte`. */
function isOfEach(reading: Reading, { at, length }: LengthMention): boolean {
  const end = at + length
  if (EACH_BEFORE.test(tokenAt(reading, at - 1)?.folded ?? '')) return true
  return [end, end + 1].some((place) => EACH_BEHIND.test(tokenAt(reading, place)?.folded ?? ''))
}

const EACH_BEFORE = /^(?:je|jeweils)$/
const EACH_BEHIND = /^(?:each|apiece|jeweils|chacune?|chaque|cada|ciascun[ao]?|ognun[ao]|ogni)$/

function daysOf(
  reading: Reading,
  lengths: readonly LengthMention[],
  ofCities: readonly LengthMention[],
  cities: number,
): Said<number> | null {
  const used = new Set(ofCities.map(({ at }) => at))
  const free = lengths.filter(({ at, isWeekend }) => !used.has(at) && !isWeekend)
  const whole =
    free.find(({ unit }) => unit === 'day') ??
    free[0] ??
    lengths.find(({ isWeekend, at }) => isWeekend && !used.has(at))
  const [first] = ofCities
  if (first && (ofCities.length === cities || !whole)) {
    const isNights = ofCities.every(({ unit }) => unit === 'night')
    const sum = ofCities.reduce((total, { count }) => total + count, 0)
    return said(reading, sum + (isNights ? 1 : 0), first.at, first.length)
  }
  return whole ? said(reading, toDays(whole), whole.at, whole.length) : null
}

/** `three days in Lisbon`: nothing but a preposition between. */
function lengthBefore(
  reading: Reading,
  name: PlacedName,
  lengths: readonly LengthMention[],
): LengthMention | undefined {
  const cue = startBefore(reading, name.at, 'within', 'goal', 'of')
  const end = cue < 0 ? name.at : cue
  return lengths.find(
    ({ at, length }) => at + length === end || (cue >= 0 && at < end && at + length > end && at + length <= name.at),
  )
}

/** `Paris (3 nights)`, `Paris for 3 nights`, `Paris: 3 nights`. */
function lengthAfter(reading: Reading, name: PlacedName, lengths: readonly LengthMention[]): LengthMention | undefined {
  let next = name.at + name.length
  if (isMark(reading, next, '(', ':', '-', '–', '=')) next += 1
  next += lengthAt(reading, next, 'for')
  return lengths.find(({ at }) => at === next)
}

/** `… and two in Porto`: the unit is that of the previous length. */
function carry(reading: Reading, name: PlacedName, before: LengthMention | undefined): LengthMention | null {
  if (!before) return null
  const cue = startBefore(reading, name.at, 'within', 'goal')
  const after = readCount(reading, name.at + name.length)
  const beyond = name.at + name.length + (after?.length ?? 0)
  // "Atene tre notti e Naxos cinque".
  const isBare = after !== null && !isTaken(reading, name.at + name.length) && tokenAt(reading, beyond)?.kind !== 'word'
  if (after && isBare)
    return { count: after.value, unit: before.unit, at: name.at + name.length, length: after.length, isWeekend: false }
  const isInBrackets = isMark(reading, name.at + name.length, '(')
  const places = isInBrackets ? [name.at + name.length + 1] : cue >= 0 ? [cue - 1, cue - 2] : []
  for (const at of places) {
    const count = at >= 0 && !isTaken(reading, at) ? readCount(reading, at) : null
    if (count && (isInBrackets || at + count.length === cue)) {
      return { count: count.value, unit: before.unit, at, length: count.length, isWeekend: false }
    }
  }
  return null
}
