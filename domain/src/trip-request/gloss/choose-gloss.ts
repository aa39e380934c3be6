import { foldText } from '../../place-search/index.ts'
import { LANGUAGES } from '../choose-language.ts'
import { readTokens } from '../read-tokens.ts'
import { countKnown, EVEN } from '../words.ts'
import { readAtoms } from './atoms.ts'
import { type Dictionary, lowerWord, readDictionary } from './dictionary.ts'
import { sharedLines } from './shared-lines.ts'
import { ARABIC } from './word-lists/ar.ts'
import { CZECH } from './word-lists/cs.ts'
import { GREEK } from './word-lists/el.ts'
import { HINDI } from './word-lists/hi.ts'
import { INDONESIAN } from './word-lists/id.ts'
import { JAPANESE } from './word-lists/ja.ts'
import { KOREAN } from './word-lists/ko.ts'
import { DUTCH } from './word-lists/nl.ts'
import { POLISH } from './word-lists/pl.ts'
import { RUSSIAN } from './word-lists/ru.ts'
import { SWEDISH } from './word-lists/sv.ts'
import { THAI } from './word-lists/th.ts'
import { TURKISH } from './word-lists/tr.ts'
import { UKRAINIAN } from './word-lists/uk.ts'
import { VIETNAMESE } from './word-lists/vi.ts'
import { CHINESE } from './word-lists/zh.ts'

const LINES: Readonly<Record<string, readonly string[]>> = {
  ar: ARABIC,
  cs: CZECH,
  el: GREEK,
  hi: HINDI,
  id: INDONESIAN,
  ja: JAPANESE,
  ko: KOREAN,
  nl: DUTCH,
  pl: POLISH,
  ru: RUSSIAN,
  sv: SWEDISH,
  th: THAI,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  zh: CHINESE,
}
/** Without spaces between words, or with particles joined to them. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'th'])
const SCRIPTS: readonly { readonly letters: RegExp; readonly languages: readonly string[] }[] = [
  { letters: /[\u3040-\u30ff]/gu, languages: ['ja'] },
  { letters: /\p{Script=Hangul}/gu, languages: ['ko'] },
  { letters: /\p{Script=Han}/gu, languages: ['zh'] },
  { letters: /\p{Script=Thai}/gu, languages: ['th'] },
  { letters: /\p{Script=Greek}/gu, languages: ['el'] },
  { letters: /\p{Script=Devanagari}/gu, languages: ['hi'] },
  { letters: /\p{Script=Arabic}/gu, languages: ['ar'] },
  { letters: /\p{Script=Cyrillic}/gu, languages: ['ru', 'uk'] },
  { letters: /\p{Script=Latin}/gu, languages: ['nl', 'sv', 'pl', 'cs', 'tr', 'vi', 'id'] },
]
/** A character of these scripts says as much as several letters. */
const DENSE = 3
/** Words of two letters are shared by many languages. */
const SHORT_WORD = 2
const SHORT_WEIGHT = 0.5
const LONGEST_SAMPLE = 400
/** Letters that only Ukrainian has of the Cyrillic ones, and only Vietnamese of the Latin ones. */
const UKRAINIAN_LETTERS = /[іїєґ]/iu
const VIETNAMESE_LETTERS = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu

export type ChosenGloss = { readonly language: string; readonly dictionary: Dictionary }

/** The language whose dictionary knows most of the text; null for one that has a reader of its own. */
export function chooseGloss(text: string): ChosenGloss | null {
  const sample = text.slice(0, LONGEST_SAMPLE)
  const candidates = languagesOf(sample)
  const [only, ...others] = candidates
  if (only === undefined) return null
  if (others.length === 0) return { language: only, dictionary: dictionaryOf(only, sample) }
  const counted = candidates.map((language) => ({ language, known: knownIn(sample, language) }))
  const best = counted.reduce((one, other) => (other.known > one.known ? other : one))
  if (candidates.includes('nl') && best.known <= knownInOurs(sample)) return null
  return { language: best.language, dictionary: dictionaryOf(best.language, sample) }
}

function languagesOf(text: string): readonly string[] {
  const counts = SCRIPTS.map(({ letters, languages }) => ({
    languages,
    count: (text.match(letters)?.length ?? 0) * (languages[0] === 'nl' ? 1 : DENSE),
  }))
  const [kana = { count: 0 }, , han] = counts
  const weighed = counts.map((each) => (each === han && kana.count > 0 ? { ...each, count: 0 } : each))
  const joined = weighed.map((each) =>
    each === kana && kana.count > 0 ? { ...each, count: kana.count + (han?.count ?? 0) } : each,
  )
  const best = joined.reduce((one, other) => (other.count > one.count ? other : one))
  if (best.count === 0) return []
  if (best.languages.includes('uk')) return UKRAINIAN_LETTERS.test(text) ? ['uk'] : ['ru']
  if (best.languages.includes('vi') && VIETNAMESE_LETTERS.test(text)) return ['vi']
  return best.languages
}

function knownIn(text: string, language: string): number {
  const dictionary = dictionaryOf(language, text)
  const words = readAtoms(text, true, true).map(({ kind, text: word }) =>
    kind === 'word' ? dictionary.fold(word) : word,
  )
  let [known, at] = [0, 0]
  while (at < words.length) {
    const found = dictionary.find(words, at)
    const isShort = found?.length === 1 && (words[at]?.length ?? 0) <= SHORT_WORD
    if (found) known += isShort ? SHORT_WEIGHT : found.length
    at += found?.length ?? 1
  }
  return known
}

function knownInOurs(text: string): number {
  const tokens = readTokens(text)
  return Math.max(...LANGUAGES.map((language) => countKnown(tokens, language, EVEN)))
}

const dictionaries = new Map<string, Dictionary>()

function dictionaryOf(language: string, text: string): Dictionary {
  const isAccented = language === 'ja' || (language === 'vi' && VIETNAMESE_LETTERS.test(text))
  const key = isAccented ? `${language} accented` : language
  const known = dictionaries.get(key)
  if (known) return known
  const fold = isAccented ? lowerWord : foldText
  const made = readDictionary([...(LINES[language] ?? []), ...sharedLines(language)], !UNSPACED.has(language), fold)
  dictionaries.set(key, made)
  return made
}
