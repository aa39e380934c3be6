/** Several cities in a fixed number of days: the day of a flight counts for both cities. */
export type DayWindow = { readonly firstDay: number; readonly lastDay: number }

export type CityStay = {
  readonly city: string
  readonly days: number
  /** Days of events in the city. */
  readonly windows: readonly DayWindow[]
}

export type Flights = ReadonlyMap<string, ReadonlySet<string>>

export type CityTrip = {
  readonly days: number
  readonly stays: readonly CityStay[]
  /** `flights.get(from)` contains the reachable cities. */
  readonly flights: Flights
  /**
   * Only in the written direction of a pair. Both are possible, but when several orders fit, the written direction is
   * the intended one.
   */
  readonly writtenFlights: Flights
}

export type PlannedStay = { readonly city: string; readonly firstDay: number; readonly lastDay: number }
