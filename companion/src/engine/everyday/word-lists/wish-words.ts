/** Stems by which travellers say what kind of place they look for, where, and from where they start. */
import type { TripWish } from '../../../tools/guide/suggestions/trip-wish.ts'
import type { WorldRegion } from '../../../tools/guide/suggestions/world-regions.ts'
import WORDS from './wish-words.json' with { type: 'json' }

/** Lower case with one space around words: the edge of a word is then a space, which is cheap to look for. */
export function spacedText(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ').trim()} `
}

const patternOf = (alternatives: readonly string[]): RegExp =>
  new RegExp(alternatives.join('|').replaceAll(String.raw`\b`, ' '), 'u')

function patternsOf<Code extends string>(
  words: Readonly<Record<Code, readonly string[]>>,
): readonly (readonly [Code, RegExp])[] {
  return Object.entries<readonly string[]>(words).map(([code, alternatives]) => [code as Code, patternOf(alternatives)])
}

export const WISH_WORDS = patternsOf<TripWish>(WORDS.wishes)
export const REGION_WORDS = patternsOf<WorldRegion>(WORDS.regions)
/** Directly before the name of the start, or directly after it. */
export const BEFORE_START = patternOf(WORDS.from.before.map((words) => `(?:${words}) (?:the )?$`))
export const AFTER_START = patternOf(WORDS.from.after)
