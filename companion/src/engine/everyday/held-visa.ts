/** A visa of another country: not a passport of it, and left out by our tables of rules. */
import { patternOf } from './word-lists/constraint-words.ts'
import WORDS from './word-lists/topic-words.json' with { type: 'json' }

const HELD_VISA = patternOf(WORDS.held_visa)
const HOLDS = patternOf(WORDS.holds)
const ENDED = patternOf(WORDS.ended)
const PASSPORT = /passport|passaport|passeport|pasaport|reisepass|paspo|паспорт|パスポート|旅券|护照|여권|جواز/iu
const FAR = 30
const CLAUSE_END = /[.,;:!?。、，؟،；]/u

/** "I have a US visa", "my American visa". */
export function holdsOtherVisa(text: string): boolean {
  return HELD_VISA.test(text) && (HOLDS.test(text) || hasVisaEnded(text))
}

/** "My American visa expired last month"; the passport may be what has expired. */
export function hasVisaEnded(text: string): boolean {
  const found = HELD_VISA.exec(text)
  if (!found) return false
  const end = found.index + found[0].length
  const before =
    text
      .slice(Math.max(0, found.index - FAR), found.index)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  const after = text.slice(end, end + FAR).split(CLAUSE_END)[0] ?? ''
  const around = `${before}${found[0]}${after}`
  return ENDED.test(around) && !PASSPORT.test(around)
}

/** The people of such a visa are not those of the passport. Spaces keep the positions. */
export function withoutHeldVisas(text: string): string {
  if (!holdsOtherVisa(text)) return text
  return text.replaceAll(new RegExp(HELD_VISA, 'giu'), (visa) => ' '.repeat(visa.length))
}
