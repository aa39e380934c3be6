import { foldText } from '@app/domain/place-search'

import written from './locatives.json' with { type: 'json' }

/** The prepositions and endings of a language that mark a location. */
type Written = {
  readonly before?: readonly string[]
  readonly after?: readonly string[]
  readonly prefixes?: readonly string[]
  /** `ending>a|b`: the name without the ending, or with one of the others instead. Each means "in" by itself. */
  readonly suffixes?: readonly string[]
  /** The same, but only after a preposition such as "v" or "w". */
  readonly endings?: readonly string[]
}

type Ending = { readonly ending: string; readonly instead: readonly string[] }

export type Locative = {
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
  readonly prefixes: readonly string[]
  readonly suffixes: readonly Ending[]
  readonly endings: readonly Ending[]
}

const WRITTEN: Readonly<Record<string, Written>> = written
/** Accepted in every language, because travellers mix them. */
const ALWAYS_BEFORE = ['in', 'at', 'near']
const known = new Map<string, Locative>()

export function locativeOf(language: string): Locative {
  const made = known.get(language) ?? readLocative(WRITTEN[language] ?? {})
  known.set(language, made)
  return made
}

function readLocative({ before = [], after = [], prefixes = [], suffixes = [], endings = [] }: Written): Locative {
  return {
    before: new Set([...ALWAYS_BEFORE, ...before].map(foldText)),
    after: new Set(after.map(foldText)),
    prefixes: prefixes.map(foldText),
    suffixes: suffixes.map(readEnding),
    endings: endings.map(readEnding),
  }
}

function readEnding(entry: string): Ending {
  const [ending = '', instead = ''] = entry.split('>')
  return { ending: foldText(ending), instead: instead.split('|').map(foldText) }
}

const SHORTEST_STEM = 3

/** The names that a word may be an inflection of, the longest ending first. */
export function withoutEnding(word: string, endings: readonly Ending[]): readonly string[] {
  return endings
    .filter(({ ending }) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
    .toSorted((a, b) => b.ending.length - a.ending.length)
    .flatMap(({ ending, instead }) => instead.map((other) => word.slice(0, word.length - ending.length) + other))
}
