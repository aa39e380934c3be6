import type { CalendarDate, Coordinates } from '../kernel/index.ts'
import type { RiskLeg } from './meeting.ts'

/** The part of a trip's day that is read; a whole `TripDay` fits. */
type DayAtPlace = {
  readonly date: CalendarDate | null
  readonly city: { readonly name: string; readonly country: string; readonly coordinates: Coordinates }
}

/** Consecutive days in one city are one leg. */
export function legsOfTrip(days: readonly DayAtPlace[]): readonly RiskLeg[] {
  const legs: RiskLeg[] = []
  for (const { date, city } of days) {
    const last = legs.at(-1)
    if (last && last.name === city.name && last.country === city.country) {
      legs[legs.length - 1] = { ...last, to: date ?? last.to }
      continue
    }
    const { name, country, coordinates } = city
    legs.push({ id: `${legs.length} ${name}`, name, country, position: coordinates, from: date, to: date })
  }
  return legs
}
