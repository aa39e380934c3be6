/**
 * Everything that the page of a city shows, as the server gathers it. Types only, so that a browser loads nothing for
 * them.
 */
import type { BestMonths, MonthlyClimate } from '@app/domain/climate'
import type { MalariaRisk, ValidityRule, VisaRequirement, YellowFeverEntry } from '@app/domain/entry-rules'
import type { PriceItem } from '@app/domain/guide'
import type { CalendarDate, Claim, Coordinates } from '@app/domain/kernel'
import type { MoneyRange, TravelStyle } from '@app/domain/travel-prices'

import type { CountryGuideFacts, GuideSightFacts, PlaceGuideFacts, PracticalFacts } from './place-guide-facts.ts'

export type PlaceLink = { readonly name: string; readonly path: string }

/** The server provides the name: a browser may use another name for a country, language or currency. */
export type Named = { readonly code: string; readonly name: string }

export type CityLink = PlaceLink & {
  readonly division: string | null
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly countryName: string
  readonly population: number | null
  readonly coordinates: Coordinates
  readonly isCapital: boolean
}

/** Longitude and latitude alternating, in degrees; past the date line longitudes exceed 180. */
export type ChartLine = readonly number[]

/** The surroundings of the city, `east` and `north` degrees on either side of it. */
export type PlaceChart = {
  readonly east: number
  readonly north: number
  readonly land: readonly ChartLine[]
  readonly borders: readonly ChartLine[]
  readonly lakes: readonly ChartLine[]
  readonly rivers: readonly ChartLine[]
  readonly neighbours: readonly CityLink[]
}

export type PlaceClimate = MonthlyClimate & { readonly best: BestMonths }

export type AllowanceSeason = {
  /** `MM-DD`; null for the whole year. */
  readonly season: { readonly from: string; readonly to: string } | null
  readonly lodgingUsd: number
  readonly mealsUsd: number
}

export type PlacePrices = {
  readonly items: readonly (MoneyRange & { readonly item: PriceItem })[]
  /** One person's day including lodging, without the journey there. */
  readonly days: readonly (MoneyRange & { readonly style: TravelStyle })[]
  /** Otherwise they apply to the whole country. */
  readonly isScaled: boolean
}

export type PlaceCosts = {
  /** ISO 4217. */
  readonly currencies: readonly Named[]
  readonly allowance: Claim<{ readonly location: string | null; readonly seasons: readonly AllowanceSeason[] }> | null
  /** Prices of the guide; absent in older copies on a device. */
  readonly prices?: Claim<PlacePrices> | null
  /** In US cents. */
  readonly burger: Claim<{
    readonly usdCents: number
    readonly inUsCents: number
    readonly isOfEuroArea: boolean
  }> | null
}

export type PlaceAdvice = {
  /** DE is read live only. */
  readonly authority: 'US' | 'GB' | 'CA' | 'AU' | 'IE' | 'DE'
  readonly level: 1 | 2 | 3 | 4
  readonly words: string
  readonly highestRegionalLevel: number | null
  readonly appliesTo: string | null
  readonly updatedAt: CalendarDate | null
  /** The level before, if we saw it change. */
  readonly changed?: { readonly from: 1 | 2 | 3 | 4; readonly on: CalendarDate }
}

export type PlaceVisa = {
  readonly requirement: VisaRequirement
  readonly days: number | null
  readonly note: Claim<{
    readonly words: string
    readonly from: CalendarDate | null
    readonly to: CalendarDate | null
  }> | null
}

export type PlaceEntry = {
  /** ISO 3166-1, two letters: those whose rules are known. */
  readonly passports: readonly Named[]
  /** The passport that the traveller asked about; null when nothing is known about it here. */
  readonly asked: { readonly passport: Named; readonly visa: Claim<PlaceVisa> | null } | null
  readonly passportRules: readonly Claim<ValidityRule & { readonly authority: 'GB' | 'CA' | 'US' }>[]
  readonly health: Claim<{
    readonly yellowFever: {
      readonly risk: 'none' | 'low' | 'present'
      readonly entry: YellowFeverEntry
      /** Names of countries. */
      readonly listed: readonly string[]
    }
    readonly malaria: {
      readonly risk: MalariaRisk
      readonly medication: 'recommended-most' | 'may-be-recommended' | 'not-recommended' | null
    }
  }> | null
}

export type PlaceSight = {
  readonly id: string
  readonly name: string
  /** BCP 47, of the name. */
  readonly language: string
  /** A transliteration, when the name is not in Latin script. */
  readonly latinName: string | null
  readonly kind: string
  readonly coordinates: Coordinates
  readonly isUnescoSite: boolean
  readonly source: SightSource
  /** Null for entries of our own list only. */
  readonly url: string | null
  /** One line in our own words, for sights that every guide names. */
  readonly fact: string | null
  /** Facts of the guide about it. */
  readonly guide?: GuideSightFacts
}

/** `guidance`: written by hand for the most visited cities. `guide`: from the travel guide. */
export type SightSource = 'wikidata' | 'wikivoyage' | 'unesco' | 'guidance' | 'guide'

export type PlaceSights = {
  /** The sights that every guide names first, then the most named. */
  readonly shown: readonly PlaceSight[]
  /** The number in our tables, including those shown. */
  readonly known: number
  readonly sources: readonly Claim<SightSource>[]
}

export type PlaceTables = {
  readonly eat: number
  readonly drink: number
  readonly sleep: number
  readonly hotels: number
  readonly sources: readonly Claim<'guide' | 'hotels'>[]
}

export type PlaceAirport = {
  readonly code: string
  readonly name: string
  readonly city: string
  readonly country: string
  readonly countryName: string
  readonly km: number
  /** The text that the flight form understands. */
  readonly label: string
}

export type PlacePractice = CountryPractice & { readonly timeZone: string }

/** Facts that apply to the whole country. */
export type CountryPractice = {
  /** BCP 47. */
  readonly languages: readonly Named[]
  readonly callingCodes: readonly string[]
  readonly drivingSide: Claim<'left' | 'right'> | null
  readonly plugs: Claim<{
    readonly types: readonly string[]
    readonly volts: readonly number[]
    readonly hertz: readonly number[]
  }> | null
  readonly emergency: Claim<{
    readonly police: readonly string[]
    readonly ambulance: readonly string[]
    readonly fire: readonly string[]
    readonly general: readonly string[]
    readonly confidence: 'high' | 'medium' | 'low'
  }> | null
}

export type PlaceHoliday = {
  readonly date: CalendarDate
  readonly name: string
  readonly language: string
  readonly isEstimated: boolean
  readonly isObserved: boolean
}

export type CityGuide = CityLink & {
  /** GeoNames id. */
  readonly id: number
  readonly countryPath: string
  readonly isPart: boolean
  /** Too little is known for search engines to index the page. */
  readonly isThin: boolean
  readonly coverage: 'good' | 'fair' | 'thin' | 'none' | null
  readonly position: Claim<null>
  readonly chart: PlaceChart
  readonly chartSource: Claim<null>
  readonly climate: Claim<PlaceClimate> | null
  readonly costs: PlaceCosts
  readonly advice: readonly Claim<PlaceAdvice>[]
  readonly entry: PlaceEntry
  readonly sights: PlaceSights
  readonly tables: PlaceTables
  readonly airports: Claim<readonly PlaceAirport[]>
  readonly practice: PlacePractice
  readonly holidays: Claim<readonly PlaceHoliday[]> | null
  readonly today: CalendarDate
  /** Present if the guide covers the place or a region around it. */
  readonly guide?: PlaceGuideFacts
  readonly practical?: PracticalFacts
  /** Present if the page is about a region, an island or a park. */
  readonly region?: PlaceRegion
}

export type PlaceRegion = {
  readonly kind: 'region' | 'island' | 'park'
  /** The town whose climate and time zone are used. */
  readonly base: CityLink
}

export type CountryGuide = PlaceLink & {
  readonly country: string
  readonly continent: string
  readonly capital: CityLink | null
  /** Sorted by population. */
  readonly cities: readonly CityLink[]
  readonly knownCities: number
  /** Missing in older copies on a device. */
  readonly practice?: CountryPractice
  readonly advice?: readonly Claim<PlaceAdvice>[]
  readonly guide?: CountryGuideFacts
}

export type CountryLink = PlaceLink & { readonly country: string; readonly continent: string; readonly cities: number }

export type PlaceIndex = {
  readonly search: string
  /** Only present after a search. */
  readonly found: readonly CityLink[]
  /** Regions, islands and parks. */
  readonly regions: readonly (PlaceLink & { readonly kind: PlaceRegion['kind']; readonly countryName: string })[]
  readonly countries: readonly CountryLink[]
  /** Their positions, for the drawn map. */
  readonly capitals: readonly Coordinates[]
}

/** The position and time zone of a city: all that a search needs. */
export type NamedPlace = Pick<CityLink, 'name' | 'country' | 'coordinates'> & {
  /** IANA name. */
  readonly timeZone: string
  /** For a region, an island or a park: IATA codes, the main airport first. */
  readonly airports?: readonly string[]
}

export type PlaceQuestion =
  | { readonly kind: 'index'; readonly search: string }
  /** In the format of a picked suggestion. */
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'country'; readonly country: string }
  | {
      readonly kind: 'city'
      readonly country: string
      readonly city: string
      readonly passport: string
      /** BCP 47: sights are named in this language if they have such a name. */
      readonly language?: string | undefined
    }

/** Incremented when one of these types changes, so that a page left open does not read data it cannot handle. */
export const PLACE_GUIDE_VERSION = 3

export type PlaceAnswer = { readonly version: number } & (
  | { readonly kind: 'index'; readonly index: PlaceIndex }
  | { readonly kind: 'named'; readonly place: NamedPlace }
  | { readonly kind: 'country'; readonly guide: CountryGuide }
  | { readonly kind: 'city'; readonly guide: CityGuide }
  /** The page has another address. */
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'unknown' }
)

export type AskPlaces = (question: PlaceQuestion) => Promise<PlaceAnswer>

const KINDS: readonly unknown[] = ['index', 'named', 'country', 'city', 'moved', 'unknown']

export function isPlaceAnswer(value: unknown): value is PlaceAnswer {
  const { version, kind } = (value ?? {}) as { readonly version?: unknown; readonly kind?: unknown }
  return version === PLACE_GUIDE_VERSION && KINDS.includes(kind)
}
