import { kindsMeant } from '../../place-kinds/index.ts'
import { isSort } from '../../place-wishes/index.ts'
import { refusalBefore, withoutRefusal } from '../../refusal-words/index.ts'
import type { Said, TextSpan, TripRequest } from '../trip-request.ts'
import { isLedByRefusal, isPartOfKnown, isRefusedByClause, withoutKnown } from './refused-name.ts'
import type { SlotContext } from './slot-context.ts'

type Unread = readonly Said<string>[]

/**
 * Unread words that are refused: a name, or a kind of place that the plan can leave out, is refused by name; anything
 * else stays to be quoted, because nothing could keep the promise.
 */
export function refuseUnread(
  unread: Unread,
  context: SlotContext,
  refused: TripRequest['mustNot'] = [],
): { readonly unread: Unread; readonly mustNot: TripRequest['mustNot'] } {
  const left: Said<string>[] = []
  const mustNot: Said<string>[] = []
  for (const fact of unread) {
    if (isPartOfKnown(context.text, fact.span)) continue
    if (refused.some(({ value }) => value.toLowerCase() === fact.value.toLowerCase())) continue
    const whole = refused.find(({ span }) => isRightBehind(fact.span, span, context))
    if (whole && !LIMITING.test(fact.value)) {
      const span = { start: whole.span.start, end: fact.span.end }
      mustNot.push({ value: context.text.slice(span.start, span.end), span })
      continue
    }
    const named = withoutKnown(withoutRefusal(fact.value)) || fact.value
    const start = fact.span.start + fact.value.lastIndexOf(named)
    const span = { start, end: start + named.length }
    const isRefused = named !== fact.value || isRefusedSpan(span, context)
    if (isRefused && isLeavable(named, span, context)) mustNot.push({ value: inEnglish(span, context) ?? named, span })
    else left.push(isRefused ? withItsRefusal(fact, context) : fact)
  }
  return { unread: left, mustNot }
}

/** "Boats" of "hate party boats", where the party is refused. */
const isRightBehind = (span: TextSpan, refused: TextSpan, { text }: SlotContext): boolean =>
  span.start > refused.end && /^ $/.test(text.slice(refused.end, span.start))

/** "Hate whisky" stays refused wherever it is quoted or looked up. */
function withItsRefusal({ value, span }: Said<string>, { text }: SlotContext): Said<string> {
  const start = refusalBefore(text, span.start)
  if (start === null) return { value, span }
  return { value: text.slice(start, span.end), span: { start, end: span.end } }
}

const isRefusedSpan = (span: TextSpan, context: SlotContext): boolean =>
  refusalBefore(context.text, span.start) !== null ||
  isRefusedByClause(context.text, span) ||
  isLedByRefusal(span, context)

function isLeavable(words: string, span: TextSpan, context: SlotContext): boolean {
  const english = inEnglish(span, context)
  const isKind = (text: string): boolean => kindsMeant(text).size > 0 || isSort(text)
  if (isKind(words) || (english !== null && isKind(english))) return true
  const isName = /^\p{Lu}/u.test(words) && !isGermanNoun(words, context)
  return isName || (DENSE.test(words) && isRefusedByClause(context.text, span))
}

/** "No museums apart from one". */
const LIMITING = /^(?:apart|except|besides|at all|only|just|please|pls|thanks|außer|sauf|excepto|salvo|tranne)/i

const DENSE = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/

/** "Keine Treppen": every noun has a capital. */
const isGermanNoun = (words: string, { whole }: SlotContext): boolean =>
  whole.words.language.hasCapitalNouns && !/\s\p{Lu}/u.test(words)

function inEnglish(span: TextSpan, { whole, text, original }: SlotContext): string | null {
  if (whole.words.text === text) return null
  const met = whole.words.tokens.filter((token) => {
    const own = original(token)
    return own.start >= span.start && own.end <= span.end && own.end > own.start
  })
  return met.length === 0 ? null : met.map((token) => token.text).join(' ')
}
