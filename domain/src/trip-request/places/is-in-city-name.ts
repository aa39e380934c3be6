import type { Token } from '../read-tokens.ts'
import { lengthAt, type Reading, tokenAt } from '../reading.ts'

/** Small words inside names: Palma de Mallorca, Frankfurt am Main, Isle of Skye. */
export const LINKS = new Set(
  'de la le les del della delle dei degli di da do dos das du des am der den dem al el of the upon sur au aux lo'.split(
    ' ',
  ),
)

const LONGEST_NAME = 4

/** Whether the month or weekday at a token is part of a city's name: Chiang Mai, Rio de Janeiro, Cape May, Sa Pa. */
export function isInCityName(reading: Reading, at: number): boolean {
  const { tokens, text } = reading.words
  if (!tokenAt(reading, at)?.isCapital) return isInSmallName(reading, at)
  for (let from = Math.max(0, at - LONGEST_NAME + 1); from <= at; from += 1) {
    for (let end = Math.max(at, from + 1); end < Math.min(from + LONGEST_NAME, tokens.length); end += 1) {
      const [first, last] = [tokens[from], tokens[end]]
      const isName = first?.isCapital && last?.isCapital && tokens.slice(from, end + 1).every(isNamePart)
      if (isName && first.sentence === last.sentence && reading.findCity(text.slice(first.start, last.end))) return true
    }
  }
  return false
}

/** `rio de janeiro`: in all lower case. */
function isInSmallName(reading: Reading, at: number): boolean {
  const { tokens, text } = reading.words
  return [at - 2, at - 1].some((from) => {
    const [first, last] = [tokens[from], tokens[at]]
    if (!first || !last || first.sentence !== last.sentence) return false
    const isName = tokens.slice(from, at + 1).every(({ kind }) => kind === 'word') && !LINKS.has(first.folded)
    return isName && reading.findCity(text.slice(first.start, last.end)) !== null
  })
}

/** `Para Natal` is a city of Brazil, also when it is repeated; `no Natal`, `para o Natal` is Christmas. */
export function isGoalOfThatName(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  if (!token?.isCapital || reading.findCity(token.text) === null) return false
  return reading.words.tokens.some(
    ({ text }, place) => text === token.text && lengthAt(reading, place - 1, 'goal') === 1,
  )
}

const isNamePart = ({ kind, isCapital, folded }: Token): boolean => kind === 'word' && (isCapital || LINKS.has(folded))
