/** A plan in an answer is some fifteen levels deep; thousands of levels would overflow the stack of a reader. */
const MAX_LEVELS = 100

/** For jsonb: half a surrogate pair, which cutting a text can leave, becomes the replacement character U+FFFD. */
export function toJsonText(value: unknown): string {
  // Whole pairs are written unescaped, so every escaped surrogate is an unpaired half.
  return JSON.stringify(value).replaceAll(/\\(?:ud[89a-f][\da-f]{2}|.)/g, (escape) =>
    escape.startsWith(String.raw`\ud`) ? '\uFFFD' : escape,
  )
}

/** Level by level without recursion: the value may be deeper than the stack. */
export function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}
