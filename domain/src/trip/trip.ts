import type { CalendarDate, Coordinates, Money } from '../kernel/index.ts'

/**
 * Since midnight on the clock of the day's place. What ends after midnight goes on counting (25:30), so that an evening
 * stays on its day.
 */
export type MinuteOfDay = number

export type PlaceId = string
export type DayId = string
export type StopId = string

/** `source`: read in data. `usual`: the pattern of that kind of place, never shown without saying so. */
export type HoursBasis = 'source' | 'usual'

/** Opening hours in the notation of OpenStreetMap, which `opening-hours` reads. */
export type PlaceHours = { readonly text: string; readonly basis: HoursBasis }

/** A place as a trip keeps it: whole, so that the trip can be read, checked and drawn with no table at hand. */
export type TripPlace = {
  readonly id: PlaceId
  readonly name: string
  /** In other languages and spellings, so that one asked for by name is found. */
  readonly otherNames?: readonly string[]
  readonly coordinates: Coordinates
  /** `museum`, `park`, `restaurant`, …: the kinds of the packed places. */
  readonly kind: string
  /** Null where nothing is known, not even of its kind. */
  readonly hours: PlaceHours | null
  readonly visitMinutes: number
  /** For one adult; null is unknown, zero is free. */
  readonly price: Money | null
  /** As with hours: `usual` is an order of size. */
  readonly priceBasis?: HoursBasis
  /** One line of guidance in our own words. */
  readonly fact?: string
  /** Whether rain spoils it; null is unknown. */
  readonly isIndoor: boolean | null
  /** Whether a wheelchair gets in; absent where nobody wrote it down. */
  readonly wheelchair?: 'yes' | 'limited' | 'no'
  /** Diets that it is known to serve; absent where nobody wrote it down. */
  readonly diets?: readonly string[]
  /** How well known it is, from 0 to 1: what the optimiser collects. */
  readonly renown: number
  /** Where its facts were read: ids of tables in the register, or `traveller` for one's own. */
  readonly sources: readonly string[]
}

export type LegMode = 'walk' | 'transit' | 'drive' | 'fly' | 'train'

/** The way to a stop from the one before it, or from where the day starts. */
export type Leg = { readonly mode: LegMode; readonly minutes: number; readonly metres: number }

export type StopKind = 'visit' | 'meal' | 'appointment' | 'free'

export type Stop = {
  readonly id: StopId
  readonly kind: StopKind
  readonly title: string
  /** Null for a meal or an hour with no place chosen yet: it happens wherever one is. */
  readonly placeId: PlaceId | null
  readonly arrive: MinuteOfDay
  readonly leave: MinuteOfDay
  readonly leg: Leg | null
  /** A locked stop keeps its day and its hour, whatever else is replanned. */
  readonly isLocked: boolean
  /** Asked for by name: the last one to be dropped. */
  readonly isMustSee: boolean
  readonly note: string
  /** For everybody who travels; null is unknown. */
  readonly cost: Money | null
}

/** Where a day begins or ends, and from or until when the traveller is free: a bed, a station, an airport. */
export type DayEdge = {
  readonly title: string
  readonly coordinates: Coordinates
  readonly at: MinuteOfDay
  /** Minutes that must be kept free before leaving from here, as at an airport. */
  readonly bufferMinutes: number
}

export type TripCity = {
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly cityId: number | null
  readonly coordinates: Coordinates
}

export type TripDay = {
  readonly id: DayId
  /** Without a date nothing is known of weekdays, holidays and season, and the checker says so. */
  readonly date: CalendarDate | null
  readonly timeZone: string
  readonly city: TripCity
  readonly start: DayEdge
  readonly end: DayEdge
  readonly stops: readonly Stop[]
  readonly note: string
}

export type Pace = 'calm' | 'steady' | 'full'

/** What was asked for; the optimiser obeys it and the checker measures against it. */
export type TripWishes = {
  readonly adults: number
  readonly childAges: readonly number[]
  readonly pace: Pace
  /** `art`, `history`, `nature`, `food`, `views`, `shopping`, `nightlife`, `family`, `beach`, `architecture`, `religion`. */
  readonly interests: readonly string[]
  readonly diets: readonly string[]
  readonly mobility: 'any' | 'step-free' | 'short-walks'
  readonly walkingCapMetres: number | null
  readonly budget: Money | null
  readonly mustSee: readonly string[]
  readonly mustNot: readonly string[]
}

export type Trip = {
  readonly id: string
  readonly title: string
  readonly days: readonly TripDay[]
  readonly places: Readonly<Record<PlaceId, TripPlace>>
  /** Places worth seeing that stand on no day. */
  readonly ideas: readonly PlaceId[]
  readonly wishes: TripWishes
}
