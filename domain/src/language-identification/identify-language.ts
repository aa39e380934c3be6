import { buildLanguageModel, eachRun, type LanguageModel, slotOf } from './language-model.ts'
import type { Profile } from './profile.ts'
import { ARABIC, DEVANAGARI } from './profiles/arabic-and-devanagari.ts'
import { CYRILLIC } from './profiles/cyrillic.ts'
import { GERMANIC } from './profiles/germanic.ts'
import { OTHER_LATIN } from './profiles/other-latin.ts'
import { ROMANCE } from './profiles/romance.ts'
import { SLAVIC_AND_BALTIC } from './profiles/slavic-and-baltic.ts'
import type { ScriptGroup } from './script-rule.ts'
import { SCRIPTS } from './scripts.ts'

export type IdentifiedLanguage = {
  /** ISO 639-1. */
  readonly language: string
  /** From 0 to 1: how far it is ahead of the next one. */
  readonly confidence: number
}

const GROUPS: Readonly<Record<ScriptGroup, readonly Profile[]>> = {
  arabic: ARABIC,
  devanagari: DEVANAGARI,
  cyrillic: CYRILLIC,
  latin: [...GERMANIC, ...ROMANCE, ...SLAVIC_AND_BALTIC, ...OTHER_LATIN],
}

/** Every language that can be told. */
export const IDENTIFIED_LANGUAGES: readonly string[] = [
  ...SCRIPTS.map(({ language }) => language).filter((language) => !Object.hasOwn(GROUPS, language)),
  ...Object.values(GROUPS).flatMap((profiles) => profiles.map(({ language }) => language)),
]

const LONGEST_TEXT = 2000
const WORD = 1
/** What is left of it where everybody knows it. */
const SHARED_WORD = 0.4
const LETTER = 0.25
/** What a run of letters adds for each step of its logarithm. */
const RUN = 0.1
/** A run that no word of a language has is still thinkable. */
const UNSEEN = 0.2
/** So many words are a sentence and no name. */
const LEAST_WORDS = 3
/** What was spoken before is likely spoken still; a few words are enough to change that. */
const USED_BEFORE = 0.75
/** Less than one word tells nothing. */
const LEAST = 0.5
/** A name in another script is no language: "weather in 東京". */
const HAN_WEIGHT = 1.5

const models = new Map<ScriptGroup, LanguageModel>()

/** Null where nothing tells: numbers, codes, a name alone. `hints` is what somebody knows beside: a word is worth one. */
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
  // Kana stand between Han letters in Japanese, so a few of them decide.
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
  const told = toldByWords(words, model)
  const likely = likelihoods(words, model)
  let [first, second, place] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, -1]
  for (const [index, language] of model.languages.entries()) {
    const score = told[index]! + likely[index]! * RUN + bonus(language)
    if (score > first) [first, second, place] = [score, first, index]
    else if (score > second) second = score
  }
  const language = model.languages[place]
  // A name alone tells nothing, however its letters look.
  const isName = words.length < LEAST_WORDS
  if (language === undefined || (isName && told[place]! + bonus(language) < LEAST)) return null
  return { language, confidence: Math.min(1, (first - second) / Math.max(1, first)) }
}

/** Words and letters that few others have. */
function toldByWords(words: readonly string[], { languages, speakers, writers }: LanguageModel): Float64Array {
  const told = new Float64Array(languages.length)
  for (const word of words) {
    const known = speakers.get(word) ?? []
    // A word that half of the neighbours know says less than one that is theirs alone.
    for (const place of known) told[place]! += SHARED_WORD + (WORD - SHARED_WORD) / known.length
    for (const letter of word) for (const place of writers.get(letter) ?? []) told[place]! += LETTER
  }
  return told
}

/** Logarithms: how much likelier than in the average language the runs of letters are. */
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
