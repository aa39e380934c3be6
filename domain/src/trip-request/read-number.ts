import { type Found, type Reading, tokenAt } from './reading.ts'

/** `12`, `1,700`, `2k`, `twelve`, `two thousand five hundred`. */
export function readNumber(reading: Reading, at: number): Found<number> | null {
  const first = readPart(reading, at)
  if (!first) return null
  let { value, length } = first
  for (;;) {
    const multiple = reading.words.at(at + length, 'multiple')
    if (!multiple) break
    const isLetter = tokenAt(reading, at + length)?.text.length === 1
    // "5 k" may be anything; "5k" is a number.
    if (isLetter && tokenAt(reading, at + length)?.start !== tokenAt(reading, at + length - 1)?.end) break
    value *= Number(multiple.value)
    length += multiple.length
    const rest = tokenAt(reading, at + length)?.kind === 'word' ? readPart(reading, at + length) : null
    if (!rest || rest.value >= Number(multiple.value)) break
    value += rest.value
    length += rest.length
  }
  return { value, length }
}

/** A whole number of things that are counted: people, days, rooms. */
export function readCount(reading: Reading, at: number): Found<number> | null {
  const found = readNumber(reading, at)
  return found && Number.isInteger(found.value) && found.value >= 0 && !tokenAt(reading, at)?.isOrdinal ? found : null
}

function readPart(reading: Reading, at: number): Found<number> | null {
  const token = tokenAt(reading, at)
  if (token?.kind === 'number') return { value: token.value, length: 1 }
  const named = reading.words.at(at, 'number')
  if (named) return { value: Number(named.value), length: named.length }
  const alone = reading.words.at(at, 'multiple')
  return alone && (token?.text.length ?? 0) > 1 ? { value: Number(alone.value), length: alone.length } : null
}
