import type { KindFacts } from './kind-row.ts'
import { KIND_TABLE } from './kind-table.ts'

const UNKNOWN: KindFacts = { role: 'other', visitMinutes: 60, usualHours: null, isIndoor: null, isFree: false }

export function factsOfKind(kind: string): KindFacts {
  const row = Object.hasOwn(KIND_TABLE, kind) ? KIND_TABLE[kind] : undefined
  if (!row) return UNKNOWN
  const [role, visitMinutes, usualHours, isIndoor, isFree] = row
  return { role, visitMinutes, usualHours, isIndoor, isFree }
}
