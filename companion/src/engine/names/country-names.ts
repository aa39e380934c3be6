import { COUNTRY_NICKNAMES } from './word-lists/country-names.ts'

/** Other words as well, a verb or somebody's passport: countries after "in", and some where they have a capital. */
const DOUBTFUL: ReadonlySet<string> = new Set(['usa', 'ira', 'irao', 'saudi'])
const PLACING = new Set('en in a na para em da de pour per nach gli negli agli los nos aos no ao do to'.split(' '))

const called: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_NICKNAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
)

/** The country that is called so; null for none. `folded` has no hyphens; `before` is the word before it. */
export function countryCalled(folded: string, isCapital: boolean, before: string): string | null {
  const isSure = !DOUBTFUL.has(folded) || PLACING.has(before) || (isCapital && folded !== 'saudi')
  return isSure ? (called.get(folded) ?? null) : null
}
