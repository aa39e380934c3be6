import { readCount } from '../read-number.ts'
import { isMark, lengthAt, type Reading, tokenAt } from '../reading.ts'

const YOUNGEST = 16
const OLDEST = 99
/** "A group of 22" counts people; "we are 22" says an age. */
const GROUP = /gr[ou]+p|part(?:y|ie)|famil|team|class|klass|personen|people|anzahl|insgesamt|zu$/

/** `We are 22 and 24`: ages of grown-ups where a number of people may stand; a lone one is no number of people. */
export function agesOfGroup(
  reading: Reading,
  at: number,
): { readonly ages: readonly number[]; readonly length: number } | null {
  const opening = AGE_LANGUAGES.has(reading.words.language.code) ? lengthAt(reading, at, 'groupOf') : 0
  const words = reading.words.tokens.slice(at, at + opening).map(({ folded }) => folded)
  if (opening === 0 || GROUP.test(words.join(' '))) return null
  const ages: number[] = []
  let next = at + opening
  for (;;) {
    const token = tokenAt(reading, next)
    if (token?.kind !== 'number' || token.value < YOUNGEST || token.value > OLDEST) break
    ages.push(token.value)
    const joint = lengthAt(reading, next + 1, 'and') || (isMark(reading, next + 1, ',', '&', '+', '/') ? 1 : 0)
    if (joint === 0 || tokenAt(reading, next + 1 + joint)?.kind !== 'number') {
      next += 1
      break
    }
    next += 1 + joint
  }
  const noun = lengthAt(reading, next, 'person', 'adult', 'friends', 'couples', 'child', 'kin')
  const token = tokenAt(reading, next)
  // "We are 22 students".
  const isCounting =
    noun > 0 || (token?.kind === 'word' && !reading.words.isKnown(next) && readCount(reading, next) === null)
  return ages.length === 0 || isCounting ? null : { ages, length: next - at }
}

/** "Nous sommes 22" and "siamo in 22" count people. */
const AGE_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de'])
