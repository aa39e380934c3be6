import type { CalendarDate } from '../kernel/index.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'tropics'

const TROPIC_DEGREES = 23.44
const NORTHERN = ['winter', 'spring', 'summer', 'autumn'] as const

/** By whole months, as weather services count; between the tropics the four of them mean little. */
export function seasonOf(latitude: number, date: CalendarDate): Season {
  if (Math.abs(latitude) < TROPIC_DEGREES) return 'tropics'
  const quarter = Math.floor((Number(date.slice(5, 7)) % 12) / 3)
  return NORTHERN[(quarter + (latitude < 0 ? 2 : 0)) % 4] ?? 'winter'
}
