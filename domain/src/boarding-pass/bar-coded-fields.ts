/**
 * The fixed fields of a bar coded boarding pass (BCBP): IATA Resolution 792, format M, versions 1 to 8. A header of 23
 * characters, then 37 for each leg, each followed by as many variable ones as its last field says in hexadecimal.
 */
export const HEADER_LENGTH = 23
export const LEG_LENGTH = 37

export const HEADER = { format: [0, 1], legs: [1, 1], passenger: [2, 20] } as const
export const LEG = {
  booking: [0, 7],
  from: [7, 3],
  to: [10, 3],
  carrier: [13, 3],
  number: [16, 5],
  date: [21, 3],
  cabin: [24, 1],
  seat: [25, 4],
  sequence: [29, 5],
  status: [34, 1],
  size: [35, 2],
} as const

/** Of the variable part of the first leg, after `>`: version, size, and what every leg shares. */
export const SHARED = { version: [1, 1], size: [2, 2], issued: [7, 4] } as const

type Place = readonly [start: number, length: number]

export function cut(text: string, [start, length]: Place): string {
  return text.slice(start, start + length)
}
