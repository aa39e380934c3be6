import { type Found, type Reading, tokenAt } from './reading.ts'

/** `12`, `1,700`, `2k`, `twelve`, `two thousand five hundred`. */
export function readNumber(reading: Reading, at: number): Found<number> | null {
  const first = readPart(reading, at)
  if (!first) return null
  let { length } = first
  let [thousands, rest] = [0, first.value]
  for (let isWord = tokenAt(reading, at)?.kind === 'word'; ; isWord = true) {
    const multiple = multipleAt(reading, at + length)
    if (multiple) {
      const isThousand = multiple.value >= 1000
      if (isThousand) [thousands, rest] = [thousands + rest * multiple.value, 0]
      else rest *= multiple.value
      length += multiple.length
      continue
    }
    // A second number continues a round one: "thousand five", "hundred twenty".
    const next = isWord && rest % 100 === 0 && length > first.length ? reading.words.at(at + length, 'number') : null
    if (!next || isArticle(reading, at + length)) break
    rest += Number(next.value)
    length += next.length
  }
  return { value: thousands + rest, length }
}

const isArticle = (reading: Reading, at: number): boolean => reading.words.at(at, 'article') !== null

/** "5 k" may be anything; "5k" is a number. */
function multipleAt(reading: Reading, at: number): Found<number> | null {
  const match = reading.words.at(at, 'multiple')
  const token = tokenAt(reading, at)
  const isLetter = token?.text.length === 1
  if (!match || (isLetter && token.start !== tokenAt(reading, at - 1)?.end)) return null
  return { value: Number(match.value), length: match.length }
}

/** A whole number of countable things: people, days, rooms. */
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
