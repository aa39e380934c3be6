import { isMark, lengthAt, type Reading, tokenAt } from './reading.ts'

/**
 * German puts the prefix that decides between arrival and departure at the end: "wir fahren am 9. um 18 Uhr wieder ab".
 */
const VERB = /^(?:komm|reis|fahr|flieg|treff|triff|leg|lauf)(?:e|en|t)$/
const COMING: ReadonlySet<string> = new Set(['an', 'ein'])
const GOING: ReadonlySet<string> = new Set(['ab', 'zuruck', 'heim', 'heimwarts'])
/** "Wir müssen um 12 Uhr los" ends a stay, "wir fliegen um 7 Uhr los" begins one. */
const MUST = /^(?:muss|mussen|musst)$/
const OFF: ReadonlySet<string> = new Set(['los', 'weg', 'zuruck', 'heim'])
const FARTHEST = 14

/** The meaning of the verb at a token including its separated prefix; undefined without one. */
export function separableAt(reading: Reading, at: number): 'arrive' | 'leave' | undefined {
  const verb = tokenAt(reading, at)
  const isMust = MUST.test(verb?.folded ?? '')
  if (reading.words.language.code !== 'de' || !verb || !(isMust || VERB.test(verb.folded))) return undefined
  for (let next = at + 1; next <= at + FARTHEST; next += 1) {
    const token = tokenAt(reading, next)
    if (!token || token.sentence !== verb.sentence || isMark(reading, next, ',', ';')) return undefined
    if (!isClauseEnd(reading, next + 1)) continue
    if (!isMust && COMING.has(token.folded)) return 'arrive'
    return (isMust ? OFF : GOING).has(token.folded) ? 'leave' : undefined
  }
  return undefined
}

function isClauseEnd(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  const isOther = token?.sentence !== tokenAt(reading, at - 1)?.sentence
  if (isOther || lengthAt(reading, at, 'and') > 0) return true
  return isMark(reading, at, ',', ';', '!', ':', '(', ')', '.') && !isDayDot(reading, at)
}

const isDayDot = (reading: Reading, at: number): boolean =>
  isMark(reading, at, '.') && tokenAt(reading, at - 1)?.kind === 'number'
