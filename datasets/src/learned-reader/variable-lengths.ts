const MORE = 0x80
const SEVEN_BITS = 0x7f

/** Reads one number after the other, each in as many bytes as it needs. */
export function variableLengths(bytes: Uint8Array): () => number {
  let at = 0
  return () => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = bytes[at] ?? 0
      at += 1
      value |= (byte & SEVEN_BITS) << shift
      if (byte < MORE) return value
      shift += 7
    }
  }
}
