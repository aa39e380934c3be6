import type { Coordinates } from '@app/domain/kernel'

type Row = Readonly<Record<string, unknown>>

/** A list in an answer from the network; invalid rows are left out, and a missing list is a failure. */
export function readRows<Value>(answer: unknown, list: string, read: (row: Row) => Value | null): readonly Value[] {
  const rows: unknown = isRow(answer) ? answer[list] : undefined
  if (!Array.isArray(rows)) throw new TypeError(`no ${list} in the answer`)
  return rows.flatMap((row: unknown) => (isRow(row) ? (read(row) ?? []) : []))
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/** Null for an invalid position. */
export function toCoordinates(value: unknown): Coordinates | null {
  if (typeof value !== 'object' || value === null || !('latitude' in value) || !('longitude' in value)) return null
  const { latitude, longitude } = value
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}
