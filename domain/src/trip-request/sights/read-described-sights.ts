import { readName, type ReadName, readSmallName, sliceOf } from '../places/read-name.ts'
import { isMark, isTaken, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'

export type DescribedSight = {
  readonly name: string
  readonly at: number
  readonly length: number
  readonly place: ReadName
  /** "We must see": even if its city is the destination. */
  readonly isWished: boolean
  /** "From the market in Camden to Paris". */
  readonly isOrigin: boolean
}

/** `The tower in Belém`, `la torre de Belém`: a sight by its kind and location. */
export function readDescribedSights(reading: Reading): readonly DescribedSight[] {
  const found: DescribedSight[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const sight = readSight(reading, at)
    if (!sight || isStay(reading, sight)) continue
    found.push(sight)
    at = sight.at + sight.length - 1
  }
  return found
}

function readSight(reading: Reading, from: number): DescribedSight | null {
  const noun = isTaken(reading, from) ? 0 : lengthAt(reading, from, 'sight')
  if (noun === 0) return null
  const joint = lengthAt(reading, from + noun, 'within', 'of', 'originWeak', 'from')
  if (joint === 0) return null
  let placeAt = from + noun + joint
  if (!tokenAt(reading, placeAt)?.isCapital) placeAt += lengthAt(reading, placeAt, 'article')
  const place = readName(reading, placeAt) ?? readSmallName(reading, placeAt)
  // German capitalises every noun: "der Markt in Laufweite" has no location.
  if (!place || (reading.words.language.hasCapitalNouns && !place.city)) return null
  const isLed = reading.words.at(from, 'article') !== null
  const at = isLed ? from + 1 : from
  const length = place.at + place.length - at
  const before = articleStart(reading, at)
  return {
    name: sliceOf(reading, at, length),
    at,
    length,
    place,
    isWished: startBefore(reading, before, 'wanted') >= 0 || lengthAt(reading, at + length, 'isMust') > 0,
    isOrigin: startBefore(reading, before, 'origin') >= 0,
  }
}

function articleStart(reading: Reading, at: number): number {
  const start = startBefore(reading, at, 'article')
  return start < 0 ? at : start
}

/** `The castle in Sintra for 2 nights`, `two nights at the castle in Sintra`: it is a lodging. */
function isStay(reading: Reading, { at, place }: DescribedSight): boolean {
  let next = place.at + place.length
  if (isMark(reading, next, '(', ':')) next += 1
  next += lengthAt(reading, next, 'for')
  if (isTaken(reading, next) && lengthAt(reading, next + 1, 'night', 'day') > 0) return true
  let before = at
  for (let start = at; start >= 0; start = startBefore(reading, start, 'article', 'within')) before = start
  return lengthAt(reading, before - 1, 'night') > 0
}
