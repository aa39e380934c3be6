import type { Concepts } from '@app/domain/learned-reader'

const BYTE = 256
const HEAD = 3
const ID_BYTES = 2
const LONGEST_KEY = 256

/** The dictionary of a packed model. */
export function readConcepts(bytes: Uint8Array): Concepts {
  const concepts = new Map<string, readonly number[]>()
  const decoder = new TextDecoder()
  const letters = new Uint8Array(2 * LONGEST_KEY)
  for (let at = 0; at < bytes.length;) {
    const [shared = 0, more = 0, count = 0] = bytes.subarray(at, at + HEAD)
    at += HEAD
    letters.set(bytes.subarray(at, at + more), shared)
    at += more
    const ids = Array.from({ length: count }, (_, index) => {
      const place = at + ID_BYTES * index
      return bytes[place]! + BYTE * bytes[place + 1]!
    })
    at += ID_BYTES * count
    concepts.set(decoder.decode(letters.subarray(0, shared + more)), ids)
  }
  return concepts
}
