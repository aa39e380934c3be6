/** Several cities in a fixed number of days: the day of a flight counts for the city left and for the city reached. */
export type DayWindow = { readonly firstDay: number; readonly lastDay: number }

export type CityStay = {
  readonly city: string
  readonly days: number
  /** Days on which something happens there. */
  readonly windows: readonly DayWindow[]
}

export type Flights = ReadonlyMap<string, ReadonlySet<string>>

export type CityTrip = {
  readonly days: number
  readonly stays: readonly CityStay[]
  /** `flights.get(from)` holds where one can fly to. */
  readonly flights: Flights
  /**
   * Only in the direction in which a pair was written. Both are possible, but people write the way they mean to fly:
   * where several orders fit, the written one was meant.
   */
  readonly writtenFlights: Flights
}

export type PlannedStay = { readonly city: string; readonly firstDay: number; readonly lastDay: number }
