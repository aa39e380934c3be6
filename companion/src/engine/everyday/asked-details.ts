/** Details of a message that lead the answer: what water is for, who is tipped, what one does not eat. */
import type { MoneyAsk } from '../../tools/guide/practice/money-asks.ts'
import type { AvoidedContent } from './everyday-memory.ts'
import { CONTENT_WORDS, wordsPattern } from './word-lists/constraint-words.ts'

const ASKS: Readonly<Record<MoneyAsk, RegExp>> = {
  teeth: wordsPattern('teeth'),
  ice: wordsPattern('ice'),
  child: wordsPattern('smallChild'),
  roaming: wordsPattern('roaming'),
  'by-card': wordsPattern('byCard'),
  cleaner: wordsPattern('cleaner'),
}
const WITHOUT = wordsPattern('without')

export function moneyAsked(text: string, asks: readonly MoneyAsk[]): { readonly money?: readonly MoneyAsk[] } {
  const money = asks.filter((ask) => ASKS[ask].test(text))
  return money.length > 0 ? { money } : {}
}

/** "No lamb please": what stands in the same part of a sentence as a word of refusal. */
export function contentsAvoided(text: string): readonly AvoidedContent[] {
  const parts = text.split(/[.?!;,、。，？！]\s*|\s(?=but\s)/u).filter((part) => WITHOUT.test(part))
  return CONTENT_WORDS.filter(([, pattern]) => parts.some((part) => pattern.test(part))).map(([content]) => content)
}
