/** Gathers a stream into parts of exactly `size` bytes; only the last may be shorter. */
export async function* inParts(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(size)
  let filled = 0
  for await (const chunk of bytes) {
    let from = 0
    while (from < chunk.length) {
      const taken = Math.min(size - filled, chunk.length - from)
      part.set(chunk.subarray(from, from + taken), filled)
      filled += taken
      from += taken
      if (filled < size) continue
      yield part
      part = Buffer.allocUnsafe(size)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
