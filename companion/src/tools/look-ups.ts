import type { BookingSite } from '@app/domain/booking-search'
import type { MonthlyClimate } from '@app/domain/climate'
import type { ListedNumbers } from '@app/domain/emergency-help'
import type { ValidityRule } from '@app/domain/entry-rules'
import type { CalendarDate, Claim, Coordinates, Source } from '@app/domain/kernel'
import type { FlightRoute } from '@app/domain/passenger-rights'
import type { FoundPlace } from '@app/domain/plan-reading'
import type { Trip, TripCity, TripPlace } from '@app/domain/trip'
import type { FindSight } from '@app/domain/trip-request'

export type KnownCity = TripCity & {
  readonly cityId: number
  readonly timeZone: string
  /** State or province; null where its name is not known. */
  readonly division: string | null
  readonly population: number | null
}

export type KnownCountry = {
  readonly code: string
  readonly capital: { readonly name: string; readonly cityId: number | null } | null
  readonly currencies: readonly string[]
  readonly languages: readonly string[]
  readonly callingCodes: readonly string[]
  readonly drivingSide: 'left' | 'right' | null
}

export type VisaFact = {
  readonly requirement: 'visa-free' | 'visa-on-arrival' | 'eta' | 'e-visa' | 'visa-required' | 'no-admission' | 'own'
  readonly days: number | null
  /** Read later than the rest, at a source of its own, in its own words. */
  readonly note: Claim<string> | null
}

export type AdvisoryFact = {
  /** ISO 3166-1: whose government says so. */
  readonly authority: string
  readonly level: 1 | 2 | 3 | 4
  readonly words: string
  readonly highestRegionalLevel: number | null
}

export type HolidayFact = { readonly date: CalendarDate; readonly name: string; readonly isEstimated: boolean }

export type PlugFact = {
  readonly types: readonly string[]
  readonly volts: readonly number[]
  readonly hertz: readonly number[]
}

export type DailyCost = { readonly location: string | null; readonly lodgingUsd: number; readonly mealsUsd: number }

export type HealthFact = {
  readonly yellowFever: 'not-required' | 'required-all' | 'required-from-risk' | 'not-stated'
  /** Whether one can catch it there, whatever is asked for at the border. */
  readonly yellowFeverRisk: 'none' | 'low' | 'present'
  readonly malaria: 'not-listed' | 'very-low' | 'some-areas' | 'throughout'
}

export type MissionFact = {
  readonly host: string
  readonly kind: string
  readonly city: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly coordinates: Coordinates | null
}

export type HelpLineFact = {
  readonly name: string
  readonly phone: string
  /** ISO 639. */
  readonly languages: readonly string[]
}

export type KnownAirport = { readonly code: string; readonly name: string; readonly country: string }

/** A line as it is written, and what of it is likely the name. */
export type PlaceNameFinder = (line: { readonly text: string; readonly name: string }) => readonly FoundPlace[]

/** Who says so, and when it was read. */
export type Dated = { readonly source: Source; readonly checkedAt: CalendarDate }

/**
 * Everything the tools may know, each fact with its source. Whoever runs them brings the tables: the server its packed
 * files and feeds, the browser what it has kept, an evaluation the same as the server.
 */
export type LookUps = {
  readonly today: CalendarDate
  /** Milliseconds of UTC, for the clock of a place. */
  readonly now: number
  readonly bookingSite: Pick<BookingSite, 'host'>
  readonly findCity: (name: string) => TripCity | null
  readonly findCountry: (name: string) => string | null
  /** Sights that are wished for by name; without it, they are told by what stands before them. */
  readonly findSight?: FindSight
  readonly city: (cityId: number) => Claim<KnownCity> | undefined
  readonly country: (code: string) => Claim<KnownCountry> | undefined
  readonly visa: (passport: string, destination: string) => Claim<VisaFact> | undefined
  readonly passportRules: (country: string) => readonly Claim<ValidityRule>[]
  readonly advisories: (country: string) => readonly Claim<AdvisoryFact>[]
  /** Units of the second for one of the first, as a decimal number. */
  readonly rate: (from: string, to: string) => Claim<string> | undefined
  readonly climate: (cityId: number) => Claim<MonthlyClimate> | undefined
  readonly holidays: (
    country: string,
    from: CalendarDate,
    to: CalendarDate,
  ) => Claim<readonly HolidayFact[]> | undefined
  readonly plugs: (country: string) => Claim<PlugFact> | undefined
  readonly help: (country: string) => ListedNumbers | undefined
  /** Lines for people in despair; none where no number is certain. */
  readonly helpLines: (country: string) => readonly Claim<HelpLineFact>[]
  /** A directory of help lines of all countries; without it, its name alone is said. */
  readonly helpLineDirectory?: Claim<string>
  readonly dailyCost: (city: KnownCity, month: number | null) => Claim<DailyCost> | undefined
  readonly health: (country: string) => Claim<HealthFact> | undefined
  readonly missions: (own: string) => Claim<readonly MissionFact[]> | undefined
  /** By code. */
  readonly airport: (code: string) => Claim<KnownAirport> | undefined
  /** Of a city, the busiest first. */
  readonly airportsOf: (city: KnownCity) => readonly Claim<KnownAirport>[]
  readonly routeBetween: (from: string, to: string) => Claim<FlightRoute> | undefined
  readonly places: (city: KnownCity) => readonly TripPlace[] | Promise<readonly TripPlace[]>
  /** Finds the places that a line of a plan names; without it, names are compared letter by letter. */
  readonly placesNamedIn?: (city: KnownCity) => Promise<PlaceNameFinder>
  /** The trip on the table: the one that is open, or the plan that was proposed last. */
  readonly trip?: Trip | null
  /** Of a table that a place was read in. */
  readonly tableSource: (table: string) => Dated | undefined
}
