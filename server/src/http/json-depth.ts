/** Far more than anyone writes, and less than what overflows a stack: the database's, or that of whoever copies it. */
const MAX_JSON_DEPTH = 200

const STRING_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g

/** For text that is known to be JSON: counts brackets outside of strings, without recursion. */
export function isTooDeep(text: string): boolean {
  // So many open, and as many close.
  if (text.length <= 2 * MAX_JSON_DEPTH) return false
  let depth = 0
  for (const [token] of text.matchAll(STRING_OR_BRACKET)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_JSON_DEPTH) return true
  }
  return false
}
