import type { Concepts } from '@app/domain/learned-reader'

const BYTE_BITS = 8
const LOW = 0xff

/**
 * Keys in order, each as: how many letters it shares with the one before, how many follow, how many concepts, the
 * letters (UTF-8), and two bytes per concept.
 */
export function packConcepts(concepts: Concepts): Uint8Array {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  let before: Uint8Array = new Uint8Array()
  for (const [key, ids] of concepts) {
    const letters = encoder.encode(key)
    let shared = 0
    while (shared < letters.length && letters[shared] === before[shared]) shared += 1
    bytes.push(shared, letters.length - shared, ids.length, ...letters.subarray(shared))
    for (const id of ids) bytes.push(id & LOW, id >> BYTE_BITS)
    before = letters
  }
  return Uint8Array.from(bytes)
}
