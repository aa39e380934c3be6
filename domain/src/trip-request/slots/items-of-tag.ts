import { lengthAt, tokenAt } from '../reading.ts'
import type { TextSpan } from '../trip-request.ts'
import { doMeet, sliceAt, type SlotContext } from './slot-context.ts'

const MARKS = /[,;+&/.!?()、，；。・！？]/gu
/** Two letters, or one of a script without spaces. */
const WORD = /\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/u

/** The items of "tango, opera and steak". */
export function itemsOf(tag: TextSpan, context: SlotContext): readonly TextSpan[] {
  return without(tag, jointsIn(tag, context), context)
}

function jointsIn(tag: TextSpan, { text, whole, original }: SlotContext): readonly TextSpan[] {
  const marks = Array.from(text.slice(tag.start, tag.end).matchAll(MARKS), ({ 0: mark, index }) => ({
    start: tag.start + index,
    end: tag.start + index + mark.length,
  }))
  const words = whole.words.tokens.flatMap((_, at) => {
    const length = lengthAt(whole, at, 'and')
    const span = original({ start: tokenAt(whole, at)?.start ?? 0, end: tokenAt(whole, at + length - 1)?.end ?? 0 })
    return length > 0 && doMeet(span, tag) ? [span] : []
  })
  return [...marks, ...words]
}

/** What is left of a span without others, as trimmed parts with a word in them. */
export function without(span: TextSpan, others: readonly TextSpan[], context: SlotContext): readonly TextSpan[] {
  const cuts = others.filter((other) => doMeet(other, span)).toSorted((one, other) => one.start - other.start)
  let from = span.start
  const parts: TextSpan[] = []
  for (const { start, end } of [...cuts, { start: span.end, end: span.end }]) {
    if (start > from) parts.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  return parts.flatMap((part) => {
    const words = sliceAt(context, part)
    const start = part.start + words.length - words.trimStart().length
    return WORD.test(words) ? [{ start, end: start + words.trim().length }] : []
  })
}
