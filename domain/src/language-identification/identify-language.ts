import { buildLanguageModel, eachRun, type LanguageModel, slotOf } from './language-model.ts'
import type { Profile } from './profile.ts'
import { ARABIC, DEVANAGARI } from './profiles/arabic-and-devanagari.ts'
import { CYRILLIC } from './profiles/cyrillic.ts'
import { GERMANIC } from './profiles/germanic.ts'
import { OTHER_LATIN } from './profiles/other-latin.ts'
import { ROMANCE } from './profiles/romance.ts'
import { SLAVIC_AND_BALTIC } from './profiles/slavic-and-baltic.ts'

/** Scripts used by a single language, or by a few that differ by their letters. */
const SCRIPTS: readonly ScriptRule[] = [
  { letters: /[\u3040-\u30ff]/gu, language: 'ja' },
  { letters: /[\uac00-\ud7af\u1100-\u11ff]/gu, language: 'ko' },
  { letters: /\p{Script=Han}/gu, language: 'zh' },
  { letters: /\p{Script=Greek}/gu, language: 'el' },
  { letters: /\p{Script=Hebrew}/gu, language: 'he' },
  { letters: /\p{Script=Armenian}/gu, language: 'hy' },
  { letters: /\p{Script=Georgian}/gu, language: 'ka' },
  { letters: /\p{Script=Thai}/gu, language: 'th' },
  { letters: /\p{Script=Lao}/gu, language: 'lo' },
  { letters: /\p{Script=Khmer}/gu, language: 'km' },
  { letters: /\p{Script=Myanmar}/gu, language: 'my' },
  { letters: /\p{Script=Tamil}/gu, language: 'ta' },
  { letters: /\p{Script=Telugu}/gu, language: 'te' },
  { letters: /\p{Script=Kannada}/gu, language: 'kn' },
  { letters: /\p{Script=Malayalam}/gu, language: 'ml' },
  { letters: /\p{Script=Gujarati}/gu, language: 'gu' },
  { letters: /\p{Script=Gurmukhi}/gu, language: 'pa' },
  { letters: /\p{Script=Bengali}/gu, language: 'bn' },
  { letters: /\p{Script=Sinhala}/gu, language: 'si' },
  { letters: /\p{Script=Ethiopic}/gu, language: 'am' },
  { letters: /\p{Script=Devanagari}/gu, language: 'devanagari' },
  { letters: /\p{Script=Arabic}/gu, language: 'arabic' },
  { letters: /\p{Script=Cyrillic}/gu, language: 'cyrillic' },
  { letters: /\p{Script=Latin}/gu, language: 'latin' },
]

export type IdentifiedLanguage = {
  /** ISO 639-1. */
  readonly language: string
  /** From 0 to 1: the lead over the second language. */
  readonly confidence: number
}

const GROUPS: Readonly<Record<ScriptGroup, readonly Profile[]>> = {
  arabic: ARABIC,
  devanagari: DEVANAGARI,
  cyrillic: CYRILLIC,
  latin: [...GERMANIC, ...ROMANCE, ...SLAVIC_AND_BALTIC, ...OTHER_LATIN],
}

/** All supported languages. */
export const IDENTIFIED_LANGUAGES: readonly string[] = [
  ...SCRIPTS.map(({ language }) => language).filter((language) => !Object.hasOwn(GROUPS, language)),
  ...Object.values(GROUPS).flatMap((profiles) => profiles.map(({ language }) => language)),
]

const LONGEST_TEXT = 2000
const WORD = 1
/** The minimum weight of a word that several languages share. */
const SHARED_WORD = 0.4
const LETTER = 0.25
/** The weight of a run of letters per step of its logarithm. */
const RUN = 0.1
/** The pseudo-count of a run that occurs in no word of a language. */
const UNSEEN = 0.2
/** From this number of words on a text is a sentence rather than a name. */
const LEAST_WORDS = 3
/** The previous language is likely; a few words are enough to override it. */
const USED_BEFORE = 0.75
/** The minimum score: less than one word proves nothing. */
const LEAST = 0.5
/** A name in another script does not decide the language: "weather in 東京". */
const HAN_WEIGHT = 1.5

const models = new Map<ScriptGroup, LanguageModel>()

/** Null without evidence: numbers, codes, a name alone. `hints` is context: one language counts like a word. */
export function identifyLanguage(
  text: string,
  usedBefore: string | null = null,
  hints: (language: string) => number = () => 0,
): IdentifiedLanguage | null {
  const lower = text.slice(0, LONGEST_TEXT).normalize('NFC').toLowerCase()
  const script = mainScript(lower)
  if (script === null) return null
  if (!isGroup(script)) return { language: script, confidence: 1 }
  return bestOf(lower, modelOf(script), (language) => (language === usedBefore ? USED_BEFORE : 0) + hints(language))
}

function mainScript(text: string): string | null {
  const counts = SCRIPTS.map(({ letters, language }) => ({ language, count: text.match(letters)?.length ?? 0 }))
  // Japanese mixes kana with Han letters, so a few kana decide.
  const kana = counts.find(({ language }) => language === 'ja')?.count ?? 0
  const weighted = counts.map(({ language, count }) => {
    if (language === 'zh') return { language: kana > 0 ? 'ja' : 'zh', count: (count + kana) * HAN_WEIGHT }
    return { language, count }
  })
  const [best] = weighted.toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.language : null
}

function isGroup(script: string): script is ScriptGroup {
  return Object.hasOwn(GROUPS, script)
}

function modelOf(script: ScriptGroup): LanguageModel {
  const known = models.get(script)
  if (known) return known
  const made = buildLanguageModel(GROUPS[script])
  models.set(script, made)
  return made
}

function bestOf(text: string, model: LanguageModel, bonus: (language: string) => number): IdentifiedLanguage | null {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const told = scoresByWords(words, model)
  const likely = likelihoods(words, model)
  let [first, second, place] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, -1]
  for (const [index, language] of model.languages.entries()) {
    const score = told[index]! + likely[index]! * RUN + bonus(language)
    if (score > first) [first, second, place] = [score, first, index]
    else if (score > second) second = score
  }
  const language = model.languages[place]
  // A name alone proves nothing, whatever its letters.
  const isName = words.length < LEAST_WORDS
  if (language === undefined || (isName && told[place]! + bonus(language) < LEAST)) return null
  return { language, confidence: Math.min(1, (first - second) / Math.max(1, first)) }
}

/** Scores by words and letters that few languages share. */
function scoresByWords(words: readonly string[], { languages, speakers, writers }: LanguageModel): Float64Array {
  const told = new Float64Array(languages.length)
  for (const word of words) {
    const known = speakers.get(word) ?? []
    // A word shared by many languages counts less than one of a single language.
    for (const place of known) told[place]! += SHARED_WORD + (WORD - SHARED_WORD) / known.length
    for (const letter of word) for (const place of writers.get(letter) ?? []) told[place]! += LETTER
  }
  return told
}

/** Logarithms: how much likelier the runs of letters are than in the average language. */
function likelihoods(words: readonly string[], { runs, counts, totals, kinds }: LanguageModel): Float64Array {
  const width = totals.length
  const found: number[] = []
  eachRun(words.join(' '), (run) => {
    const slot = slotOf(runs, run)
    if (runs[slot] === run) found.push(slot)
  })
  const least = Math.log(UNSEEN)
  const likely = totals.map((total, place) => {
    let sum = -found.length * Math.log(total + UNSEEN * kinds)
    for (const slot of found) {
      const count = counts[slot * width + place]!
      sum += count === 0 ? least : Math.log(count + UNSEEN)
    }
    return sum
  })
  const mean = likely.reduce((sum, value) => sum + value, 0) / width
  return likely.map((value) => value - mean)
}

type ScriptGroup = 'devanagari' | 'arabic' | 'cyrillic' | 'latin'

/** `language` is a code if the script decides, or the group of profiles that does. */
type ScriptRule = { readonly letters: RegExp; readonly language: string }
