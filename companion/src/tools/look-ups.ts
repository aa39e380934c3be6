import type { BookingSite } from '@app/domain/booking-search'
import type { PricedPlace } from '@app/domain/budget-plan'
import type { MonthlyClimate } from '@app/domain/climate'
import type { ListedNumbers } from '@app/domain/emergency-help'
import type { ValidityRule } from '@app/domain/entry-rules'
import type { CalendarDate, Claim, Coordinates, Source } from '@app/domain/kernel'
import type { Meaning, ReadingContext, TaggedSlot } from '@app/domain/learned-reader'
import type { FlightRoute } from '@app/domain/passenger-rights'
import type { FoundPlace } from '@app/domain/plan-reading'
import type { LoadPhrases } from '@app/domain/travel-phrases'
import type { DailyCosts, TravelStyle } from '@app/domain/travel-prices'
import type { Trip, TripCity, TripPlace } from '@app/domain/trip'
import type { FindSight } from '@app/domain/trip-request'

import type { GuideLookUp } from './guide/guide-look-up.ts'
import type { OwnSpending } from './spending-counted.ts'

export type KnownCity = TripCity & {
  readonly cityId: number
  readonly timeZone: string
  /** State or province; null when its name is unknown. */
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
  /** Added later from another source, in its own words. */
  readonly note: Claim<string> | null
}

export type AdvisoryFact = {
  /** ISO 3166-1 of the government. */
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

export type HealthFact = {
  readonly yellowFever: 'not-required' | 'required-all' | 'required-from-risk' | 'not-stated'
  /** The risk of infection there, whatever the entry rule. */
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

/** The result of reading a message: by the trained reader, or by the word list without it. */
export type ReadIntents = {
  /** `choose`: several are equally likely, and one is meant. */
  readonly kind: 'sure' | 'choose' | 'unknown'
  /** Intent ids, in the order of the message if several are certain. */
  readonly intents: readonly { readonly intent: string; readonly probability: number }[]
}

/** One thing that a message asks, and the words that ask it. */
export type Ask = { readonly intent: string; readonly probability: number; readonly text: string }

/** A line of a plan, and the likely name in it. */
export type PlaceNameFinder = (line: { readonly text: string; readonly name: string }) => readonly FoundPlace[]

/** A source and its date. */
export type Dated = { readonly source: Source; readonly checkedAt: CalendarDate }

/**
 * The facts available to the tools, each with its source. The host passes in the tables: the server its packed files
 * and feeds, the browser its cached ones, an evaluation those of the server.
 */
export type LookUps = {
  readonly today: CalendarDate
  /** Milliseconds, UTC, for the local time of a place. */
  readonly now: number
  readonly bookingSite: Pick<BookingSite, 'host'>
  readonly findCity: (name: string) => TripCity | null
  readonly findCountry: (name: string) => string | null
  /** Islands, mountains, coasts and parks by name, each as the city where its town is. */
  readonly findArea?: (name: string) => TripCity | null
  /** Sights by name; without it, they are recognised by the words before them. */
  readonly findSight?: FindSight
  /** Sights and small places of the guide by name, with the destinations that they belong to. */
  readonly placeNames?: {
    readonly of: (folded: string) => readonly string[]
    readonly unspaced: readonly (readonly [name: string, destinationId: string])[]
  }
  readonly city: (cityId: number) => Claim<KnownCity> | undefined
  readonly country: (code: string) => Claim<KnownCountry> | undefined
  readonly visa: (passport: string, destination: string) => Claim<VisaFact> | undefined
  readonly passportRules: (country: string) => readonly Claim<ValidityRule>[]
  readonly advisories: (country: string) => readonly Claim<AdvisoryFact>[]
  /** Units of the second per unit of the first, as a decimal number. */
  readonly rate: (from: string, to: string) => Claim<string> | undefined
  readonly climate: (cityId: number) => Claim<MonthlyClimate> | undefined
  readonly holidays: (
    country: string,
    from: CalendarDate,
    to: CalendarDate,
  ) => Claim<readonly HolidayFact[]> | undefined
  readonly plugs: (country: string) => Claim<PlugFact> | undefined
  readonly help: (country: string) => ListedNumbers | undefined
  /** Help lines for people in despair; empty without a verified number. */
  readonly helpLines: (country: string) => readonly Claim<HelpLineFact>[]
  /** A directory of help lines of all countries; without it, only its name is given. */
  readonly helpLineDirectory?: Claim<string>
  /** Prices of the guide for one person, in the country's currency. */
  readonly dailyCosts: (
    city: KnownCity,
    style: TravelStyle,
  ) => Claim<DailyCosts> | undefined | Promise<Claim<DailyCosts> | undefined>
  /** What a stay is priced by: a destination of the guide, or its whole country; without it, the country's prices. */
  readonly pricedPlace?: (country: string, destinationId: string | null) => Promise<PricedPlace | null>
  readonly health: (country: string) => Claim<HealthFact> | undefined
  readonly missions: (own: string) => Claim<readonly MissionFact[]> | undefined
  /** By code. */
  readonly airport: (code: string) => Claim<KnownAirport> | undefined
  /** Of a city, the busiest first. */
  readonly airportsOf: (city: KnownCity) => readonly Claim<KnownAirport>[]
  readonly routeBetween: (from: string, to: string) => Claim<FlightRoute> | undefined
  /** Named in a language (ISO 639, two letters) if available, else in English. */
  readonly places: (city: KnownCity, language?: string) => readonly TripPlace[] | Promise<readonly TripPlace[]>
  /** Finds the places that a line of a plan names; without it, names are compared by spelling. */
  readonly placesNamedIn?: (city: KnownCity) => Promise<PlaceNameFinder>
  /** The travel guide; without it, its facts are unknown. */
  readonly guide?: GuideLookUp
  /** The phrasebook; without it, nothing is said in another language. */
  readonly phrases?: LoadPhrases
  /** The trained reader, in every language; without it, a list of English words is used. */
  readonly readIntents?: (text: string, context?: ReadingContext) => ReadIntents
  /** Everything that a message asks, in its order, by the trained reader. */
  readonly readAsks?: (text: string, context?: ReadingContext) => readonly Ask[]
  /** The kinds of the words of a wish for a trip, by the trained reader. */
  readonly tagSlots?: (text: string) => readonly TaggedSlot[]
  /** What the words of a message mean, in every language of the trained reader. */
  readonly meaningsIn?: (text: string) => ReadonlySet<Meaning>
  /** What the traveller's own list of payments adds up to; absent when it was not asked for, or there is none. */
  readonly spending?: OwnSpending
  /** The current trip: the open one, or the last proposed plan. */
  readonly trip?: Trip | null
  /** The source of the table that a place is from. */
  readonly tableSource: (table: string) => Dated | undefined
}
