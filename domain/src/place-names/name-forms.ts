import { foldText } from '../place-search/index.ts'
import written from './word-lists/name-endings.json' with { type: 'json' }

/** How a language inflects place names: `ending>a|b` is the name without the ending, or with another one; a prefix is written the same way. */
type Written = {
  readonly prefixes?: readonly string[]
  readonly suffixes?: readonly string[]
  readonly endings?: readonly string[]
}
type Change = { readonly part: string; readonly instead: readonly string[]; readonly isPrefix: boolean }

const WRITTEN: Readonly<Record<string, Written>> = written
const SHORTEST_STEM = 3
const SHORTEST_SUFFIXED = 4
const known = new Map<string, readonly Change[]>()

function changesOf(language: string): readonly Change[] {
  const made = known.get(language)
  if (made) return made
  const { prefixes = [], suffixes = [], endings = [] } = WRITTEN[language] ?? {}
  const read = [
    ...prefixes.map((entry) => ({ ...changeIn(entry), isPrefix: true })),
    ...suffixes.map((part) => ({ part: foldText(part), instead: [''], isPrefix: false })),
    ...endings.map((entry) => ({ ...changeIn(entry), isPrefix: false })),
  ].toSorted((a, b) => b.part.length - a.part.length)
  known.set(language, read)
  return read
}

function changeIn(entry: string): Pick<Change, 'part' | 'instead'> {
  const [part = '', instead = ''] = entry.split('>')
  return { part: foldText(part), instead: instead.split('|').map(foldText) }
}

/** Possible base forms of a folded word ("прага" for "праге"), the longest ending first, without the word itself. */
export function formsOf(folded: string, language: string): readonly string[] {
  const least = WRITTEN[language]?.suffixes ? SHORTEST_SUFFIXED : SHORTEST_STEM
  const forms = changesOf(language).flatMap(({ part, instead, isPrefix }) => {
    const isThere = isPrefix ? folded.startsWith(part) : folded.endsWith(part)
    if (!isThere || folded.length - part.length < least) return []
    const stem = isPrefix ? folded.slice(part.length) : folded.slice(0, folded.length - part.length)
    return instead.map((other) => (isPrefix ? `${other}${stem}` : `${stem}${other}`))
  })
  return [...new Set(forms)].filter((form) => form !== folded)
}

/** Whether a language's inflections are listed; in others names are compared by their prefix. */
export function hasForms(language: string): boolean {
  return changesOf(language).length > 0
}
