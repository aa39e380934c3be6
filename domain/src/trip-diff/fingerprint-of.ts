import { textOfValue } from '../kernel/index.ts'
import type { Trip } from '../trip/index.ts'

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Identifies a plan; any edit changes it. FNV-1a over its days and wishes. */
export function fingerprintOf({ days, wishes }: Pick<Trip, 'days' | 'wishes'>): string {
  const text = textOfValue([days, wishes])
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
