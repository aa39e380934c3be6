import { foldText } from '../place-search/index.ts'
import { currencyWords } from './currencies.ts'
import { HOLIDAYS } from './holidays.ts'
import type { Forms, Language, Meaning, ValueMeaning } from './language.ts'
import { readTokens, type Token } from './read-tokens.ts'

type Entry = { readonly words: readonly string[]; readonly meaning: Meaning | ValueMeaning; readonly value: string }
type Lexicon = ReadonlyMap<string, readonly Entry[]>

export type Match = { readonly length: number; readonly value: string }

/** A request word by word, with the meanings of its words in one language. */
export type Words = {
  readonly language: Language
  readonly text: string
  readonly tokens: readonly Token[]
  /** The longest phrase with that meaning that begins at a token. */
  readonly at: (index: number, meaning: Meaning | ValueMeaning) => Match | null
  /** Whether an everyday phrase begins here. */
  readonly isKnown: (index: number) => boolean
}

/** A kind of sight may be a name: "the Duomo"; visits may be of anything; the Van of "Van Gogh" is not a car. */
const isNaming = (meaning: string, next: Token | undefined): boolean =>
  meaning === ('sight' satisfies Meaning) ||
  meaning === ('houseNoun' satisfies ValueMeaning) ||
  (meaning === ('carKind' satisfies Meaning) && Boolean(next?.isGlued || (next?.isCapital && next.kind === 'word')))

const lexicons = new Map<string, Lexicon>()

export function readWords(text: string, language: Language, tokens = readTokens(text)): Words {
  const lexicon = lexiconOf(language)
  const found: (Map<string, Match> | undefined)[] = Array.from({ length: tokens.length })
  for (const [index, token] of tokens.entries()) {
    const entries =
      token.kind === 'word' ? (lexicon.get(token.folded) ?? inflected(lexicon, language, token)) : undefined
    if (entries) found[index] = matchesOf(tokens, index, entries)
  }
  return {
    language,
    text,
    tokens,
    at: (index, meaning) => found[index]?.get(meaning) ?? null,
    isKnown: (index) => [...(found[index]?.keys() ?? [])].some((meaning) => !isNaming(meaning, tokens[index + 1])),
  }
}

/** Share of the words that belong to the language's everyday speech. */
export function countKnown(tokens: readonly Token[], language: Language, { common, time } = TELLING): number {
  const lexicon = lexiconOf(language)
  let known = 0
  for (const [index, token] of tokens.entries()) {
    const entries = token.kind === 'word' ? lexicon.get(token.folded) : undefined
    if (!entries) continue
    const matches = matchesOf(tokens, index, entries)
    const isOfTime = OF_TIME.some((meaning) => matches.has(meaning))
    if (matches.size > 0) known += matches.has('common') ? common : isOfTime ? time : 1
  }
  return known
}

/** Names have articles of their language, as El Calafate has; "2 weeks" and "december" are the traveller's words. */
const TELLING = { common: 2, time: 4 }
/** Each word counts once. */
export const EVEN: typeof TELLING = { common: 1, time: 1 }
const OF_TIME = ['week', 'day', 'night', 'monthName'] as const

function matchesOf(tokens: readonly Token[], index: number, entries: readonly Entry[]): Map<string, Match> {
  const matches = new Map<string, Match>()
  for (const { words, meaning, value } of entries) {
    const length = words.length
    if ((matches.get(meaning)?.length ?? 0) >= length) continue
    if (words.every((word, step) => step === 0 || tokens[index + step]?.folded === word))
      matches.set(meaning, { length, value })
  }
  return matches
}

/** Nouns, interests and refusals have many forms; grammatical words do not. */
const INFLECTED: ReadonlySet<string> = new Set<Meaning | ValueMeaning>([
  'roomKind',
  'houseRule',
  'diet',
  'cuisine',
  'interest',
  'mobility',
  'pet',
  'carKind',
  'room',
  'person',
  'child',
  'friends',
  'companion',
  'kin',
  'flight',
  'driving',
])
const SHORTEST_INFLECTED = 5
const ENDINGS: Readonly<Record<Language['code'], readonly string[]>> = {
  en: ['s', 'es'],
  de: ['s', 'n', 'en', 'e', 'er', 'es', 'em', 'chen', 'in', 'innen'],
  fr: ['s', 'x', 'e', 'es'],
  es: ['s', 'es', 'ito', 'ita', 'itos', 'itas'],
  it: ['i', 'e', 'a', 'o', 'ino', 'ina', 'ini', 'ine'],
  pt: ['s', 'es', 'inho', 'inha', 'inhos', 'inhas'],
}
/** Endings that a word may have instead of its own. */
const STEM_ENDS: Readonly<Record<Language['code'], readonly string[]>> = {
  en: [''],
  de: ['', 'e', 'en', 'er'],
  fr: ['', 'e'],
  es: ['', 'o', 'a'],
  it: ['o', 'a', 'e', 'i'],
  pt: ['', 'o', 'a'],
}

/** `dorms` for `dorm`, `gattini` for `gatto`: words of the same stem; names are left out. */
function inflected(lexicon: Lexicon, { code, hasCapitalNouns }: Language, token: Token): readonly Entry[] | undefined {
  const { folded } = token
  if (folded.length < SHORTEST_INFLECTED || (token.isCapital && !hasCapitalNouns)) return undefined
  for (const ending of ENDINGS[code]) {
    if (!folded.endsWith(ending)) continue
    const stem = folded.slice(0, -ending.length)
    if (stem.length < SHORTEST_INFLECTED - 1) continue
    for (const end of STEM_ENDS[code]) {
      const entries = lexicon.get(stem + end)?.filter(({ meaning }) => INFLECTED.has(meaning))
      if (entries && entries.length > 0) return entries
    }
  }
  return undefined
}

function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language.code)
  if (known) return known
  const lexicon = new Map<string, Entry[]>()
  const add = (forms: Forms, meaning: Meaning | ValueMeaning, value: string): void => {
    for (const form of forms) {
      // A hyphen separates words in the text too; an apostrophe would be lost in folding.
      const words = foldText(form.replaceAll(/['’]/g, ' ')).split(' ')
      const [first = ''] = words
      if (first === '') continue
      const entries = lexicon.get(first) ?? []
      entries.push({ words, meaning, value })
      lexicon.set(first, entries)
    }
  }
  for (const [meaning, forms] of Object.entries(language.meanings)) add(forms, meaning as Meaning, '')
  for (const [meaning, values] of Object.entries(language.values)) {
    for (const [value, forms] of Object.entries(values)) add(forms ?? [], meaning as ValueMeaning, value)
  }
  for (const [holiday, { names }] of HOLIDAYS)
    add(names[language.code] ?? [], 'publicHoliday' satisfies ValueMeaning, holiday)
  for (const [code, words] of currencyWords(language.code)) add(words, 'currency' satisfies ValueMeaning, code)
  lexicons.set(language.code, lexicon)
  return lexicon
}
