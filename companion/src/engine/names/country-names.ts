import { COUNTRY_NICKNAMES } from './word-lists/country-names.ts'

/** Also other words, such as verbs or nationalities: a country only after "in", or capitalised. */
const DOUBTFUL: ReadonlySet<string> = new Set(['usa', 'ira', 'irao', 'saudi'])
const PLACING = new Set('en in a na para em da de pour per nach gli negli agli los nos aos no ao do to'.split(' '))

const called: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_NICKNAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
)

/** The country with this name; null for none. `folded` has no hyphens; `before` is the preceding word. */
export function countryCalled(folded: string, isCapital: boolean, before: string): string | null {
  const isSure = !DOUBTFUL.has(folded) || PLACING.has(before) || (isCapital && folded !== 'saudi')
  return isSure ? (called.get(folded) ?? null) : null
}
