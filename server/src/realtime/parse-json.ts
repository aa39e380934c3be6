/** Deeper than any payload needs, and far below the depth at which JSON.stringify overflows the stack. */
const MAX_DEPTH = 200

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Undefined when it is not JSON or nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes)) return undefined
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

function isTooDeep(bytes: Uint8Array): boolean {
  let [depth, isQuoted] = [0, false]
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (isQuoted) {
      if (byte === BACKSLASH) i++
      else if (byte === QUOTE) isQuoted = false
    } else if (byte === QUOTE) isQuoted = true
    else if (OPENING.has(byte)) {
      if (++depth > MAX_DEPTH) return true
    } else if (CLOSING.has(byte)) depth--
  }
  return false
}
