import { KIND_TABLE } from './kind-table.ts'

/** What one adult usually pays: nothing, under 10 US dollars, up to 25, more. */
export type PriceBand = 'free' | 'low' | 'middle' | 'high'

export type KindFacts = {
  /** What a day has it for; `other` is a bed, a bank, a chemist: no stop of a plan. */
  readonly role: 'sight' | 'food' | 'drink' | 'other'
  readonly visitMinutes: number
  /** In the notation of OpenStreetMap; null where a kind has no pattern. */
  readonly usualHours: string | null
  readonly isIndoor: boolean | null
  readonly priceBand: PriceBand | null
}

const UNKNOWN: KindFacts = { role: 'other', visitMinutes: 60, usualHours: null, isIndoor: null, priceBand: null }

export function factsOfKind(kind: string): KindFacts {
  const row = Object.hasOwn(KIND_TABLE, kind) ? KIND_TABLE[kind] : undefined
  if (!row) return UNKNOWN
  const [role, visitMinutes, usualHours, isIndoor, priceBand] = row
  return { role, visitMinutes, usualHours, isIndoor, priceBand }
}
