import type { LookUps } from '../tools/look-ups.ts'
import { OwnSpending } from '../tools/spending-counted.ts'

/** Adds what the device counted of the traveller's own payments; data of another shape are ignored. */
export function withSpending(lookUps: LookUps, spending: unknown): LookUps {
  if (spending === undefined || spending === null) return lookUps
  const read = OwnSpending.safeParse(spending)
  return read.success ? { ...lookUps, spending: read.data } : lookUps
}
