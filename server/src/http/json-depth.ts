/** Far more than any client sends, and less than what overflows the stack of the database or of JSON.parse. */
const MAX_JSON_DEPTH = 200

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Counts brackets outside of strings, without recursion. Call it before JSON.parse, which takes a hundred times as long
 * for a text of nothing but brackets.
 */
export function isTooDeep(text: string): boolean {
  // Each level needs an opening and a closing bracket.
  if (text.length <= 2 * MAX_JSON_DEPTH) return false
  let [depth, isQuoted] = [0, false]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (isQuoted) {
      if (code === BACKSLASH) i += 1
      else if (code === QUOTE) isQuoted = false
    } else if (code === QUOTE) isQuoted = true
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return true
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
  }
  return false
}
