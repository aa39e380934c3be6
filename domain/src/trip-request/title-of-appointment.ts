import { sliceOf } from './places/read-name.ts'
import { readTitle } from './read-title.ts'
import { isMark, isTaken, lengthAt, type Reading, startBefore, tokenAt } from './reading.ts'

type Span = { readonly at: number; readonly length: number }

/** The words between the noun and its time, its kind, and its place: "birthday dinner", "dinner at Armando". */
export function titleOfAppointment(
  reading: Reading,
  noun: Span,
  time: { readonly from: number; readonly end: number },
): string {
  const head = headOf(reading, noun.at)
  const at = isSort(reading, head - 1) ? head - 1 : head
  const isBehind = time.from > noun.at
  const limit = isBehind ? time.from : noun.at + noun.length
  let length = limit - at
  while (
    length > noun.at + noun.length - at &&
    (lengthAt(reading, at + length - 1, 'at', 'from', 'article', 'to') > 0 || isMark(reading, at + length - 1, ','))
  )
    length -= 1
  const title = sliceOf(reading, at, length)
  const place = placeAt(reading, isBehind ? time.end : noun.at + noun.length)
  return place && length === noun.at + noun.length - at ? `${title} ${place}` : title
}

/** The "Paella" of "Paella-Kochkurs". */
function headOf(reading: Reading, at: number): number {
  let head = at
  while (head > 0 && tokenAt(reading, head)?.isGlued && tokenAt(reading, head - 1)?.kind === 'word') head -= 1
  return head
}

/** The "birthday" of "a birthday dinner": English puts the kind before, in a word without another meaning. */
function isSort(reading: Reading, at: number): boolean {
  const [token, noun] = [tokenAt(reading, at), tokenAt(reading, at + 1)]
  if (reading.words.language.code !== 'en' || token?.kind !== 'word' || token.sentence !== noun?.sentence) return false
  const isHead = startBefore(reading, at, 'article') >= 0 || isMark(reading, at - 1, ',', ';')
  return isHead && !reading.words.isKnown(at) && !isTaken(reading, at)
}

const AT_A_PLACE = /^(?:at|in|bei|beim|im|chez|a|au|en|da|dal|dalla|presso|al|em|no|na)$/

/** `… at 8 at Armando`, `alle 20 da Armando`: after the time; a city is only the location. */
function placeAt(reading: Reading, at: number): string | null {
  if (!AT_A_PLACE.test(tokenAt(reading, at)?.folded ?? '')) return null
  const name = readTitle(reading, at + 1, true)
  if (!name || reading.findCity(name.name) !== null || reading.findCountry(name.name) !== null) return null
  return sliceOf(reading, at, name.at + name.length - at)
}
