import type { Keys } from './collect-keys.ts'

/**
 * Rewrites the spellings in the order of the sorted keys: neighbours then share prefixes and keys point ahead in small
 * steps, so that the stored index compresses a sixth better.
 */
export function layOutText({ text, keyStart, ...columns }: Keys): Keys {
  const moved = new Uint32Array(text.length)
  const units = new Uint16Array(text.length)
  let length = 0
  for (const start of keyStart) {
    if (!isSpelling(text, start)) continue
    // Zero means "not yet", so positions count from one.
    if (moved[start]) continue
    moved[start] = length + 1
    for (let at = start; ; at += 1) {
      units[length] = text[at]!
      length += 1
      if (text[at] === 0) break
    }
  }
  return { text: units.subarray(0, length), keyStart: keyStart.map(newStart), ...columns }

  function newStart(start: number): number {
    let first = start
    while (!isSpelling(text, first)) first -= 1
    return moved[first]! - 1 + start - first
  }
}

function isSpelling(text: Uint16Array, start: number): boolean {
  return start === 0 || text[start - 1] === 0
}
