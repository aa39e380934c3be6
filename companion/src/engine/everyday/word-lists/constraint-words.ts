/** Stems by which travellers say who is with them, when, and how they want to go, in many languages. */
import type { PriceItem } from '@app/domain/guide'

import type { DressAsk } from '../../../tools/guide/practice/dress-asks.ts'
import type { TipPlace } from '../../../tools/guide/practice/practice-maker.ts'
import type { TravelMode } from '../../../tools/guide/transport/way-choice.ts'
import type { AskedDiet, With } from '../../../tools/guide/words/en-labels.ts'
import type { AvoidedContent } from '../everyday-memory.ts'
import WORDS from './constraint-words.json' with { type: 'json' }
import STEP_WORDS from './step-words.json' with { type: 'json' }

export type Patterns<Code> = readonly (readonly [Code, RegExp])[]

/** `\\b` knows only the letters of English: "öl" has none before it. */
const EDGE = String.raw`(?:(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]))`
export const patternOf = (alternatives: readonly string[]): RegExp =>
  new RegExp(alternatives.join('|').replaceAll(String.raw`\b`, EDGE), 'iu')

export function patternsOf<Code extends string>(words: Readonly<Record<Code, readonly string[]>>): Patterns<Code> {
  return Object.entries<readonly string[]>(words).map(([code, alternatives]) => [code as Code, patternOf(alternatives)])
}

export const COMPANY_WORDS: Patterns<With> = patternsOf(WORDS.company)
export const MODE_WORDS: Patterns<TravelMode> = patternsOf(WORDS.modes)
export const ITEM_WORDS: Patterns<PriceItem> = patternsOf(WORDS.items)
/** Who is tipped. */
export const TIP_WORDS: Patterns<TipPlace> = patternsOf(WORDS.tipPlaces)
/** In order: who is vegan may say vegetarian as well. */
export const DIET_WORDS: Patterns<AskedDiet> = patternsOf(WORDS.diets)
/** What one would like to wear. */
export const WEAR_WORDS: Patterns<DressAsk> = patternsOf(WORDS.wears)
/** Ingredients that travellers avoid. */
export const CONTENT_WORDS: Patterns<AvoidedContent> = patternsOf(WORDS.contents)

export function wordsPattern(name: keyof (typeof WORDS)['words']): RegExp {
  return patternOf(WORDS.words[name])
}

let steps: ReadonlyMap<string, Patterns<string>> | null = null

/** By the topic of an advice, the words that name one of its steps. Built at the first question. */
export function stepPatterns(): ReadonlyMap<string, Patterns<string>> {
  steps ??= new Map(Object.entries(STEP_WORDS).map(([topic, words]) => [topic, patternsOf<string>(words)]))
  return steps
}
