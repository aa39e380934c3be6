import type { CalendarDate, Claim } from '@app/domain/kernel'
import type { FlightRoute } from '@app/domain/passenger-rights'

/** The facts about airports, by IATA code. */
export type FlightRoutes = {
  isKnown(code: string): boolean
  /** Both codes must be known. */
  between(from: string, to: string, today: CalendarDate): Claim<FlightRoute>
}
