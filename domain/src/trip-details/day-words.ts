import type { Trip, TripPlace } from '../trip/index.ts'

const MOST_NAMES = 4

/** `18:05`. */
export function clock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** "A, B and 3 more". */
export function within(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES)
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/** Sights on the days, or where one eats, each once. */
export function placesOn({ days, places }: Trip, of: 'visit' | 'meal' = 'visit'): readonly TripPlace[] {
  const visits = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === of))
  const ids = new Set(visits.flatMap(({ placeId }) => placeId ?? []))
  return [...ids].flatMap((id) => places[id] ?? [])
}
