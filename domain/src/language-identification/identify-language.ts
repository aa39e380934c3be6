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
const LETTER = 0.5
const END = 0.2
/** What was spoken before is likely spoken still; a few words are enough to change that. */
const USED_BEFORE = 0.75
/** A name in another script is no language: "weather in 東京". */
/** Less than one word tells nothing. */
const LEAST = 0.5
const HAN_WEIGHT = 1.5

type Prepared = {
  readonly language: string
  readonly words: ReadonlySet<string>
  readonly letters: ReadonlySet<string>
  readonly ends: readonly string[]
}

const prepared = new Map<ScriptGroup, readonly Prepared[]>()

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
  return bestOf(lower, groupOf(script), (language) => (language === usedBefore ? USED_BEFORE : 0) + hints(language))
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

function groupOf(script: ScriptGroup): readonly Prepared[] {
  const known = prepared.get(script)
  if (known) return known
  const made = GROUPS[script].map(({ language, words, letters = '', ends = '' }) => ({
    language,
    words: new Set(words.split(' ')),
    letters: new Set(letters),
    ends: ends.split(' ').filter(Boolean),
  }))
  prepared.set(script, made)
  return made
}

function bestOf(
  text: string,
  profiles: readonly Prepared[],
  bonus: (language: string) => number,
): IdentifiedLanguage | null {
  const words = text.match(/[\p{L}\p{M}ʻ·]+/gu) ?? []
  const scores = profiles
    .map(({ language, ...profile }) => ({ language, score: scoreOf(words, profile) }))
    .map(({ language, score }) => ({ language, score: score + bonus(language) }))
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scores
  if (!first || first.score < LEAST) return null
  return { language: first.language, confidence: (first.score - (second?.score ?? 0)) / first.score }
}

function scoreOf(words: readonly string[], { words: known, letters, ends }: Omit<Prepared, 'language'>): number {
  let score = 0
  for (const word of words) {
    if (known.has(word)) score += WORD
    else if (word.length > 3 && ends.some((end) => word.endsWith(end))) score += END
    for (const letter of word) if (letters.has(letter)) score += LETTER
  }
  return score
}
