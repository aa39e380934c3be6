import { isMark, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import type { Cue, PlacedName } from './placed-name.ts'

/**
 * `Into Rome, home from Milan`, `we land in Porto and fly out of Lisbon`: the journey ends there; but "ida y vuelta
 * desde Madrid" begins in Madrid.
 */
export function isWayHome(reading: Reading, at: number, cue: Cue, names: readonly PlacedName[]): boolean {
  if (!names.some(({ city }) => city) || (cue !== 'origin' && cue !== 'origin-weak')) return false
  const from = startBefore(reading, at, 'origin', 'originWeak')
  if (from < 0) return false
  const home = startBefore(reading, from, 'homeward')
  // "A return journey from Toronto".
  const isRound = startBefore(reading, from, 'roundTrip', 'oneWay') >= 0 || lengthAt(reading, home, 'roundTrip') > 0
  return (home >= 0 && !isRound) || isEndOfStay(reading, from, names)
}

const FAR_BEFORE = 4

/** After the arrival, another clause with "from" is the departure; "arriving in Rome from Boston" is one clause. */
function isEndOfStay(reading: Reading, from: number, names: readonly PlacedName[]): boolean {
  const last = names.findLast(({ city, cue }) => city !== null && cue !== 'origin')
  if (!last || tokenAt(reading, last.at)?.sentence !== tokenAt(reading, from)?.sentence) return false
  const isArrival = Array.from({ length: FAR_BEFORE }, (_, step) => last.at - 1 - step).some(
    (place) => place >= 0 && lengthAt(reading, place, 'arrive') > 0,
  )
  const isNextClause =
    startBefore(reading, from, 'and') >= 0 ||
    isMark(reading, from - 1, ',', ';') ||
    startBefore(reading, from, 'leave') >= 0
  return isArrival && isNextClause && from > last.at + last.length
}

/** The Sydney of `a layover in Doha, then I fly on to Sydney on the 5th`: the stay ends with it. */
export const isOnward = (reading: Reading, at: number): boolean =>
  startBefore(reading, at, 'onward') >= 0 &&
  reading.words.tokens.some((_, place) => lengthAt(reading, place, 'layover') > 0)
