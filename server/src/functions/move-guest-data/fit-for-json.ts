/** A plan in an answer goes some fifteen levels down; thousands of them end the stack of whoever reads it. */
const MOST_LEVELS = 100

/** As jsonb takes it: half a surrogate pair, which a cut can leave, becomes the sign for what cannot be read. */
export function toJsonText(value: unknown): string {
  // Whole pairs are written as they are, so every escape of a surrogate is one half alone.
  return JSON.stringify(value).replaceAll(/\\(?:ud[89a-f][\da-f]{2}|.)/g, (escape) =>
    escape.startsWith(String.raw`\ud`) ? '\uFFFD' : escape,
  )
}

/** Looked at level by level, not by calling itself: what is asked about may be deeper than the stack. */
export function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}
