import { matchesAny } from '../reading/phrases.ts'
import { NATIONALITY_PHRASES, NATIONALITY_STEMS } from './word-lists/nationalities.ts'

const LONGEST_END = 4
const ENDINGS = new Set('ische ischen ischer isches ischem innen erinnen uesas iennes ienne'.split(' '))
const SHORTEST_STEM = 3
/** Grouped by first letters, the longest stem first. */
const stems = Map.groupBy(
  Object.entries(NATIONALITY_STEMS)
    .flatMap(([code, words]) =>
      words.map((word) => ({ code, stem: word.replace('=', ''), isWhole: word.endsWith('=') })),
    )
    .filter(({ stem }) => stem.length >= SHORTEST_STEM)
    .toSorted((a, b) => b.stem.length - a.stem.length),
  ({ stem }) => stem.slice(0, SHORTEST_STEM),
)

/** Of a folded word; null for any other. */
export function nationalityOf(word: string): string | null {
  const found = stems
    .get(word.slice(0, SHORTEST_STEM))
    ?.find(
      ({ stem, isWhole }) =>
        word.startsWith(stem) &&
        (isWhole ? word === stem : word.length - stem.length <= LONGEST_END || ENDINGS.has(word.slice(stem.length))),
    )
  return found?.code ?? null
}

/** In a text of `plain`. */
export function nationalityIn(text: string): string | null {
  return Object.entries(NATIONALITY_PHRASES).find(([, phrases]) => matchesAny(text, phrases))?.[0] ?? null
}
