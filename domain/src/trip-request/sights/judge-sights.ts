import { isNegated } from '../read-tastes.ts'
import { isMark, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import type { NamedSight } from './scan-sights.ts'

/** `beside`: it only describes a location, as in "a hotel near the Louvre". */
type Verdict = 'see' | 'not' | 'beside'

/** The verdict on each named sight: one without a verdict is wished. */
export function judgeSights(reading: Reading, sights: readonly NamedSight[]): readonly Verdict[] {
  const verdicts: Verdict[] = []
  for (const [index, sight] of sights.entries()) {
    const before = sights[index - 1]
    const end = before ? before.at + before.length : 0
    const own = verdictBehind(reading, sight.at + sight.length) ?? verdictBefore(reading, sight.at, end)
    const isListed = before !== undefined && isJoint(reading, before.at + before.length, sight.at)
    verdicts.push(own ?? (isListed ? verdicts[index - 1] : null) ?? 'see')
  }
  return withListHeads(reading, sights, verdicts)
}

/** "Colosseum and Forum can be skipped": a verdict at the end of a list applies to all of it. */
function withListHeads(
  reading: Reading,
  sights: readonly NamedSight[],
  verdicts: readonly Verdict[],
): readonly Verdict[] {
  const whole = [...verdicts]
  for (let index = sights.length - 2; index >= 0; index -= 1) {
    const [sight, next] = [sights[index], sights[index + 1]]
    if (!sight || !next || whole[index] !== 'see' || whole[index + 1] !== 'not') continue
    const isPair = lengthAt(reading, sight.at + sight.length, 'and') > 0
    const isSaidBehind = verdictBehind(reading, next.at + next.length) === 'not'
    if (isPair && isSaidBehind && isJoint(reading, sight.at + sight.length, next.at)) whole[index] = 'not'
  }
  return whole
}

function verdictBehind(reading: Reading, end: number): Verdict | null {
  const [must, unwanted] = [lengthAt(reading, end, 'isMust'), lengthAt(reading, end, 'isUnwanted')]
  if (must === 0 && unwanted === 0) return null
  if (Math.max(must, unwanted) === 1 && !isClauseEnd(reading, end + 1)) return null
  return unwanted > must ? 'not' : 'see'
}

const FAR_BEFORE = 8

/** Up to the sight before: "instead of the Louvre I would like the Orsay" refuses the first one only. */
function verdictBefore(reading: Reading, at: number, end: number): Verdict | null {
  const sentence = tokenAt(reading, at)?.sentence
  if (isBeside(reading, at)) return 'beside'
  if (end > 0 && isOutdone(reading, end, at)) return 'not'
  for (let back = at - 1; back >= end && back > at - FAR_BEFORE; back -= 1) {
    if (tokenAt(reading, back)?.sentence !== sentence || isMark(reading, back, ',', ';', ':', '(')) return null
    const but = lengthAt(reading, back, 'but')
    const ends = (meaning: 'wanted' | 'unwanted' | 'not'): number => {
      const length = lengthAt(reading, back, meaning)
      return back + length <= at ? length : 0
    }
    const [wanted, refused] = [ends('wanted'), Math.max(ends('unwanted'), ends('not'))]
    // "Instead" reverses the sentence, "instead of" refuses.
    if (but > 0 && but >= refused) return null
    if (wanted === 0 && refused === 0) continue
    // "Nobody wants to see".
    return wanted < refused || (wanted > refused && isNegated(reading, back)) ? 'not' : 'see'
  }
  return null
}

/** "Rather the Orsay than the Louvre": nothing else is between them. */
function isOutdone(reading: Reading, from: number, to: number): boolean {
  const than = lengthAt(reading, from, 'than')
  if (than === 0) return false
  const article = lengthAt(reading, from + than, 'article')
  return from + than === to || from + than + article === to
}

/** "Near the Louvre", "a concert at the Musikverein". */
function isBeside(reading: Reading, at: number): boolean {
  const article = startBefore(reading, at, 'article')
  const heads = article < 0 ? [at] : [at, article]
  return heads.some((head) => {
    if (startBefore(reading, head, 'near') >= 0) return true
    const within = startBefore(reading, head, 'within', 'at')
    return within >= 0 && startBefore(reading, within, 'appointment') >= 0
  })
}

/** Commas, "and" and articles alone between two names. */
export function isJoint(reading: Reading, from: number, to: number): boolean {
  let next = from
  while (next < to) {
    const length = lengthAt(reading, next, 'and', 'article') || (isMark(reading, next, ',', '&', '+', '/') ? 1 : 0)
    if (length === 0) return false
    next += length
  }
  return next >= to && to > from
}

function isClauseEnd(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  return (
    token?.sentence !== tokenAt(reading, at - 1)?.sentence || token?.kind === 'mark' || lengthAt(reading, at, 'and') > 0
  )
}
