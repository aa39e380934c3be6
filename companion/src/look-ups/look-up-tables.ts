import type { MonthlyClimate } from '@app/domain/climate'
import type { ListedNumbers } from '@app/domain/emergency-help'
import type { ValidityRule } from '@app/domain/entry-rules'
import type { CalendarDate, Claim, Coordinates } from '@app/domain/kernel'
import type { FlightRoute } from '@app/domain/passenger-rights'
import type { CityPrices } from '@app/domain/travel-prices'

import type {
  Dated,
  HealthFact,
  HelpLineFact,
  HolidayFact,
  KnownCountry,
  LookUps,
  MissionFact,
  PlugFact,
  VisaFact,
} from '../tools/look-ups.ts'

export type CityRow = {
  readonly name: string
  readonly country: string
  readonly coordinates: Coordinates
  readonly timeZone: string
  readonly division: string | null
  readonly population: number | null
}

export type AirportRow = {
  readonly code: string
  readonly name: string
  readonly country: string
  readonly coordinates: Coordinates
}

type AdvisoryRow = Dated & {
  readonly authority: string
  readonly level: 1 | 2 | 3 | 4
  readonly words: string
  readonly highestRegionalLevel: number | null
}

type VisaRow = Pick<VisaFact, 'requirement' | 'days'> & {
  readonly note: { readonly words: string; readonly url: string; readonly checkedAt: CalendarDate } | null
}

export type HealthRow = Dated & {
  readonly yellowFever: { readonly entry: string; readonly risk: HealthFact['yellowFeverRisk'] }
  readonly malaria: { readonly risk: string }
}

type AskedCity = Pick<CityRow, 'name' | 'country' | 'division'>

/**
 * The tables of facts, by their types alone: the packed ones of the server, those that a browser has cached, or a few
 * lines of a test. A missing table is left out, and its facts are unknown.
 */
export type LookUpTables = Pick<
  LookUps,
  | 'findArea'
  | 'findCity'
  | 'findCountry'
  | 'findSight'
  | 'places'
  | 'placesNamedIn'
  | 'guide'
  | 'meaningsIn'
  | 'phrases'
  | 'placeNames'
  | 'readAsks'
  | 'readIntents'
  | 'tagSlots'
> & {
  readonly findCityRow: (id: number) => CityRow | undefined
  /** Of a table of the register. */
  readonly tableSource: (table: string) => Dated | undefined
  readonly countries?: { readonly find: (code: string) => KnownCountry | undefined; readonly origin: Dated }
  readonly visas?: {
    readonly between: (passport: string, destination: string) => VisaRow | undefined
    readonly origin: Dated
  }
  readonly passportRulesOf?: (country: string) => readonly (ValidityRule & Dated)[]
  readonly advisoriesOf?: (country: string) => readonly AdvisoryRow[]
  readonly rates?: {
    /** Per US dollar, as a decimal number. */
    readonly perDollar: (currency: string) => number | undefined
    readonly origin: Dated
  }
  readonly climate?: { readonly of: (cityId: number) => MonthlyClimate | undefined; readonly origin: Dated }
  readonly holidays?: {
    readonly countries: readonly string[]
    readonly between: (country: string, from: CalendarDate, to: CalendarDate) => readonly HolidayFact[]
    readonly origin: Dated
  }
  readonly plugsOf?: (country: string) => (PlugFact & Dated) | undefined
  readonly emergencyNumbersOf?: (country: string) => ListedNumbers | undefined
  readonly helpLines?: {
    readonly of: (country: string) => readonly (HelpLineFact & Dated)[]
    readonly directory: Dated
  }
  /** Of our guide, scaled to the city. */
  readonly cityPrices?: (city: AskedCity) => Promise<CityPrices | undefined>
  readonly pricedPlace?: LookUps['pricedPlace']
  readonly healthRulesOf?: (country: string) => HealthRow | undefined
  readonly embassies?: { readonly of: (own: string) => readonly MissionFact[]; readonly origin: Dated }
  readonly airports?: {
    readonly all: readonly AirportRow[]
    readonly find: (code: string) => AirportRow | undefined
    /** Airports that serve a place with exactly that name. */
    readonly named: (place: string) => readonly AirportRow[]
    /** Its centrality in the network of flights: 0 to 1. */
    readonly importance: (code: string) => number
    readonly routeBetween: (from: string, to: string, today: CalendarDate) => Claim<FlightRoute> | undefined
    readonly origin: Dated
  }
}
