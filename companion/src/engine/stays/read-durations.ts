import { foldText } from '@app/domain/place-search'

import { countOf, HAN_DIGITS } from './number-words.ts'
import unitWords from './unit-words.json' with { type: 'json' }

export type Unit = 'day' | 'week' | 'month' | 'year'

/** A number with its unit, and their position in a folded text. */
export type Duration = { readonly count: number; readonly unit: Unit; readonly start: number; readonly end: number }

type Entry = { readonly unit: Unit; readonly languages: Set<string> }

const SPACELESS = ['ja', 'ko', 'th', 'zh', 'zh-Hant']
const SIX = ['en', 'de', 'fr', 'es', 'it', 'pt']
/** The same language under another code. */
const SAME: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he', tl: 'fil', in: 'id', yue: 'zh-Hant' }
const LONGEST_ENDING = 4
const SHORT_WORD = 3
const FIRST_YEAR = 1900
/** Zeros of the scripts with digits of their own. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10,
]
/** Words between a number and its unit. */
const FILLERS = new Set(
  (
    'more weitere mas altri mais autres otros otras outros outras full whole extra additional ganze of de na ' +
    'mai еще daha meer ще jeszcze dalsi til till ytterligare flere'
  ).split(' '),
)
/** Dual forms, such as "two days" in one word, also after a preposition of one letter. */
const DUALS: readonly (readonly [Unit, RegExp])[] = [
  ['day', / [לבו]?יומיים | [بلو]?يوم(?:ان|ين) /u],
  ['week', / [לבו]?שבועיים | [بلو]?[أا]سبوع(?:ان|ين) /u],
  ['month', / [לבו]?חודשיים | [بلو]?شهر(?:ان|ين) /u],
  ['year', / [לבו]?שנתיים | [بلو]?سنت(?:ان|ين) /u],
]
const HALF_YEAR = new RegExp(
  (
    'half a year|half year|halbes jahr|halben jahr|demi annee|medio ano|mezzo anno|meio ano|half jaar|halvar|' +
    'полгода|півроку|половин година|pol roku|pul roku|pol leta|pola godine|yarim yil|fel ev|puoli vuotta|' +
    'jumatate de an|setengah tahun|nua nam|μισο χρονο|نصف سنه|نصف عام|חצי שנה|半年|ครึ่งปี'
  )
    .split('|')
    .concat(foldText('반년'))
    .join('|'),
  'u',
)

const spaced = new Map<string, Entry>()
const spaceless: (readonly [word: string, unit: Unit])[] = []
for (const [language, units] of Object.entries(unitWords))
  for (const [unit, words] of Object.entries(units) as [Unit, readonly string[]][])
    for (const word of words.map(foldText)) {
      if (SPACELESS.includes(language)) spaceless.push([word, unit])
      else if (!spaced.has(word)) spaced.set(word, { unit, languages: new Set([language]) })
      else spaced.get(word)?.languages.add(language)
    }
spaceless.sort(([one], [other]) => other.length - one.length)

/** ٩٠, ९०, ๙๐ and ９０ are 90. */
export function withLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** All numbers with a unit of time in a text of `plain`; `language` is used for short words and endings. */
export function durationsIn(folded: string, language: string): readonly Duration[] {
  const found: Duration[] = []
  const numbers = new RegExp(
    `(?<![\\d\\p{L}])\\d{1,4}(?!\\d)|(?<=[^\\d\\p{Script=Latin}])\\d{1,4}(?!\\d)|[${HAN_DIGITS}]+|(?<= )\\p{L}+(?= )`,
    'gu',
  )
  for (const match of folded.matchAll(numbers)) {
    const [written] = match
    const count = countOf(written, !SIX.includes(language))
    if (count === null) continue
    const end = match.index + written.length
    const unit = unitAfter(folded, end, match.index, count, SAME[language] ?? language)
    if (unit && !found.some((other) => match.index < other.end)) found.push({ count, start: match.index, ...unit })
  }
  return found.length > 0 ? found : withoutNumber(folded)
}

function withoutNumber(folded: string): readonly Duration[] {
  const half = HALF_YEAR.exec(folded)
  if (half) return [{ count: 6, unit: 'month', start: half.index, end: half.index + half[0].length }]
  const dual = DUALS.find(([, pattern]) => pattern.test(folded))
  return dual ? [{ count: 2, unit: dual[0], start: 0, end: 0 }] : []
}

function unitAfter(folded: string, end: number, start: number, count: number, language: string) {
  const rest = folded.slice(end)
  const gap = rest.length - rest.trimStart().length
  const glued = spaceless.find(([word]) => rest.startsWith(word, gap))
  if (glued && !isOfDate(folded.slice(0, start), glued[1], count))
    return { unit: glued[1], end: end + gap + glued[0].length }
  const [first = '', second = ''] = rest.trimStart().split(' ')
  const isFilled = FILLERS.has(first)
  const unit = unitOf(isFilled ? second : first, language)
  if (unit === null) return null
  const length = isFilled ? first.length + 1 + second.length : first.length
  // "17 tháng 2" is a day of February.
  return language === 'vi' && /^ \d/.test(rest.slice(gap + length)) ? null : { unit, end: end + gap + length }
}

/** 12月1日, 2033年. */
function isOfDate(before: string, unit: Unit, count: number): boolean {
  return (unit === 'day' && AFTER_MONTH.test(before)) || (unit === 'year' && count >= FIRST_YEAR)
}

const AFTER_MONTH = new RegExp(`\\d ?(?:月|${foldText('월')}) ?$`, 'u')

function unitOf(word: string, language: string): Unit | null {
  const entry = spaced.get(word)
  const isKnown = (languages: Set<string>): boolean =>
    languages.has(language) || SIX.some((code) => languages.has(code))
  const isShort = word.length <= SHORT_WORD && /^\p{Script=Latin}+$/u.test(word)
  if (entry && (!isShort || isKnown(entry.languages))) return entry.unit
  if (SIX.includes(language)) return null
  for (const [form, { unit, languages }] of spaced)
    if (languages.has(language) && word.startsWith(form) && word.length - form.length <= LONGEST_ENDING) return unit
  return null
}
