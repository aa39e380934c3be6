import { PatternReader, PatternRefused } from './pattern-reader.ts'

const MAX_LENGTH = 1_000
const MAX_SIZE = 1_000
const MAX_SKIPS = 60
/** Postgres keeps 32 compiled expressions per connection; with more it compiles each of them again for every row. */
const MAX_PATTERNS = 16
const MAX_TOTAL_SIZE = 2_000
/** LIKE compares the whole pattern at every character, and no timeout can interrupt it within one text. */
const MAX_LIKE_LENGTH = 200
const MAX_LIKE_TOTAL_LENGTH = 500
const MAX_LIKE_PATTERNS = 50
const MAX_WILDCARDS = 10
/** Other syntaxes (`b`, `e`) and free spacing (`x`) would have to be read differently. */
const OPTIONS = /^\(\?[cimnpqstw]+\)/

/**
 * The reason to refuse these regular expressions of one request, or null. A short expression can make Postgres work for
 * seconds before it looks at the first row, so the cost is estimated from the text alone.
 */
export function refusePatterns(patterns: readonly string[]): string | null {
  if (patterns.length > MAX_PATTERNS) return `at most ${MAX_PATTERNS} regular expressions may be used at once`
  try {
    const total = patterns.reduce((sum, pattern) => sum + sizeOf(pattern), 0)
    return total > MAX_TOTAL_SIZE ? 'the regular expressions are too complex together' : null
  } catch (error) {
    if (error instanceof PatternRefused) return error.message
    throw error
  }
}

/** The reason to refuse these LIKE and ILIKE patterns of one request, or null. `*` counts as `%`. */
export function refuseLikePatterns(patterns: readonly string[]): string | null {
  if (patterns.length > MAX_LIKE_PATTERNS) return `at most ${MAX_LIKE_PATTERNS} patterns may be used at once`
  for (const pattern of patterns) {
    if (pattern.length > MAX_LIKE_LENGTH) return `longer than ${MAX_LIKE_LENGTH} characters`
    if (pattern.replaceAll(/[^%*]/g, '').length > MAX_WILDCARDS) return `more than ${MAX_WILDCARDS} wildcards`
  }
  const total = patterns.reduce((sum, { length }) => sum + length, 0)
  return total > MAX_LIKE_TOTAL_LENGTH
    ? `the patterns are longer than ${MAX_LIKE_TOTAL_LENGTH} characters together`
    : null
}

function sizeOf(pattern: string): number {
  if (pattern.length > MAX_LENGTH) throw new PatternRefused(`longer than ${MAX_LENGTH} characters`)
  if (pattern.startsWith('***')) throw new PatternRefused('the prefix *** is not supported')
  const { size, skips } = new PatternReader(pattern, OPTIONS.exec(pattern)?.[0].length ?? 0).readWhole()
  if (size > MAX_SIZE) throw new PatternRefused('regular expression is too complex: repetitions are too long')
  if (skips > MAX_SKIPS) throw new PatternRefused('regular expression is too complex: too many optional parts')
  return size
}
