import { foldText } from '../place-search/index.ts'
import type { MinuteOfDay } from '../trip/index.ts'

/** A date as written; the language decides which of two small numbers is the month. */
export type WrittenDate = { readonly year: number | null; readonly first: number; readonly second: number }

export type Token = {
  readonly kind: 'word' | 'number' | 'date' | 'time' | 'mark'
  readonly text: string
  /** Lower case without accents. */
  readonly folded: string
  readonly start: number
  readonly end: number
  readonly sentence: number
  /** Of a number; a time in minutes since midnight. */
  readonly value: number
  readonly isOrdinal: boolean
  readonly date: WrittenDate | null
  /** Joined to the previous word by a hyphen or an apostrophe. */
  readonly isGlued: boolean
  readonly isCapital: boolean
}

// Longer than any real request; text pasted by mistake must not cost time.
const LONGEST_TEXT = 10_000
const SOURCE = [
  String.raw`(?<iso>\d{4}-\d{1,2}-\d{1,2})(?!\d)`,
  String.raw`(?<dots>\d{1,2}([./])\d{1,2}\k<sep>(?:\d{4}|\d{2}))(?!\d)`.replace('([./])', '(?<sep>[./])'),
  String.raw`(?<short>\d{1,2}/\d{1,2})(?![\d/])`,
  String.raw`(?<dayMonth>\d{1,2}\.\d{1,2}\.)(?!\d)`,
  String.raw`(?<time>\d{1,2}(?::|[hH](?=\d\d(?!\d)))\d{2})(?!\d)`,
  String.raw`(?<number>\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)`,
  // "w/ friends" is "with friends".
  String.raw`(?<word>[wW]/(?=\s)|[\p{L}\p{M}]+)`,
  String.raw`(?<mark>[^\s\p{L}\p{M}\d])`,
].join('|')
const ORDINAL_SUFFIX = /(?:st|nd|rd|th|er|re|ère|ème|eme|e|º|ª|°|o|a)(?![\p{L}\p{M}])/uy
const ABBREVIATIONS = new Set(
  'st ste sta sto mt ft dr mr mrs ms sr sra ca approx max min etc z b bzw inkl ggf env'.split(' '),
)
const GERMAN_MONTH = /^\.\s+(?:Jan|Jän|Feb|Mär|Mae|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|\p{Ll}|[-–—])/u
const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '\n', '…'])

/** Words, numbers, dates and characters with their places in the text; linear in its length. */
export function readTokens(whole: string): readonly Token[] {
  const text = whole.slice(0, LONGEST_TEXT)
  const pattern = new RegExp(SOURCE, 'gu')
  const tokens: Token[] = []
  let sentence = 0
  let end = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const gap = text.slice(end, match.index)
    if (gap.includes('\n\n') || (gap.includes('\n') && !/^[\p{Ll}\d]/u.test(match[0]))) sentence += 1
    const isGlueSign = match.groups?.['mark'] !== undefined && isGlue(text, match.index)
    const isSuffixed = match.groups?.['number'] !== undefined && hasOrdinalSuffix(text, pattern)
    end = pattern.lastIndex
    if (isGlueSign) continue
    const before = text.slice(match.index - 1, match.index)
    const isGlued = GLUE.has(before) && tokens.at(-1)?.end === match.index - 1
    tokens.push(toToken(match, { sentence, end, isGlued, isOrdinal: isSuffixed }))
    if (SENTENCE_ENDS.has(match[0]) && isSentenceEnd(text, match.index, tokens.at(-2))) sentence += 1
  }
  return tokens
}

const GLUE = new Set(['-', "'", '’', '‐', '‑', '·'])

/** A hyphen or apostrophe inside a word, as in `Fort-de-France`, `5-day`, `Xi'an`; between numbers it means "to". */
function isGlue(text: string, at: number): boolean {
  if (!GLUE.has(text[at] ?? '')) return false
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' ']
  // "Hin- und Rückflug".
  if (text[at] === '-' && /\p{L}/u.test(before) && after === ' ') return true
  return /[\p{L}\p{M}\d]/u.test(before) && /[\p{L}\p{M}\d]/u.test(after) && !(/\d/.test(before) && /\d/.test(after))
}

function hasOrdinalSuffix(text: string, pattern: RegExp): boolean {
  ORDINAL_SUFFIX.lastIndex = pattern.lastIndex
  if (!ORDINAL_SUFFIX.test(text)) return false
  pattern.lastIndex = ORDINAL_SUFFIX.lastIndex
  return true
}

function isSentenceEnd(text: string, at: number, before: Token | undefined): boolean {
  if (text[at] !== '.') return true
  if (!/^\s?$/.test(text.slice(at + 1, at + 2))) return false
  if (before?.end !== at) return true
  if (before.kind === 'word') return !ABBREVIATIONS.has(before.folded)
  return !(before.kind === 'number' && before.text.length <= 2 && GERMAN_MONTH.test(text.slice(at, at + 8)))
}

function toToken(match: RegExpExecArray, place: Pick<Token, 'sentence' | 'end' | 'isGlued' | 'isOrdinal'>): Token {
  const groups = match.groups ?? {}
  const text = match[0]
  const base = { text, folded: text, start: match.index, value: 0, date: null, isCapital: false, ...place }
  if (groups['word'] !== undefined) {
    return { ...base, kind: 'word', folded: fold(text), isCapital: /^\p{Lu}/u.test(text) }
  }
  if (groups['number'] !== undefined) return { ...base, kind: 'number', value: readFigure(text) }
  if (groups['time'] !== undefined) return { ...base, kind: 'time', value: readClock(text) }
  if (groups['mark'] !== undefined) return { ...base, kind: 'mark' }
  const date = readWrittenDate(text, groups['iso'] !== undefined)
  // "rated 4.5." is not a date.
  if (groups['dayMonth'] !== undefined && (date.first > 31 || date.second > 12 || date.first * date.second === 0)) {
    return { ...base, kind: 'number', value: Number.parseFloat(text) }
  }
  return { ...base, kind: 'date', date, value: groups['dayMonth'] === undefined ? 0 : Number.parseFloat(text) }
}

/** Most words only need lower-casing. */
function fold(text: string): string {
  return /^[A-Za-z]+$/.test(text) ? text.toLowerCase() : foldText(text)
}

/** Three digits after a separator are thousands in every language, fewer are decimals: 1,700 and 1.700 and 17.5. */
export function readFigure(text: string): number {
  const plain = text.replaceAll(/[ '’\u00a0\u202f]/g, '')
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(plain)
  const whole = decimals ? plain.slice(0, decimals.index) : plain
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals?.[1] ?? '0'}`)
}

function readClock(text: string): MinuteOfDay {
  const [hours = 0, minutes = 0] = text.split(/[:hH]/).map(Number)
  return hours * 60 + minutes
}

function readWrittenDate(text: string, isIso: boolean): WrittenDate {
  const [one = 0, two = 0, three] = text.split(/[-./]/).map((part) => (part === '' ? undefined : Number(part)))
  if (isIso) return { year: one, first: three ?? 0, second: two }
  if (three === undefined) return { year: null, first: one, second: two }
  return { year: three < 100 ? 2000 + three : three, first: one, second: two }
}
