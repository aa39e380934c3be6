/** Far more than any client sends, and less than what overflows the stack of the database or of JSON.parse. */
const MAX_JSON_DEPTH = 200

const STRING_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g

/** For valid JSON text: counts brackets outside of strings, without recursion. */
export function isTooDeep(text: string): boolean {
  // Each level needs an opening and a closing bracket.
  if (text.length <= 2 * MAX_JSON_DEPTH) return false
  let depth = 0
  for (const [token] of text.matchAll(STRING_OR_BRACKET)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_JSON_DEPTH) return true
  }
  return false
}
