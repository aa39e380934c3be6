import type { Booking, GuideMode, Importance, LegCode, Price, TimeOfDay } from '../guide/index.ts'
import type { CalendarDate, Coordinates, Money } from '../kernel/index.ts'

/**
 * Minutes since midnight in local time of the day's place. Times after midnight continue counting (25:30), so that an
 * evening stays on its day.
 */
export type MinuteOfDay = number

export type PlaceId = string
export type DayId = string
export type StopId = string

/** `source`: read from data. `usual`: typical for that kind of place, and always marked as such. */
export type HoursBasis = 'source' | 'usual'

/** Opening hours in the notation of OpenStreetMap, which `opening-hours` reads. */
export type PlaceHours = { readonly text: string; readonly basis: HoursBasis }

/** What our guide says of a place beside its name, hours and fee. */
export type GuideHints = {
  readonly importance: Importance
  /** The best first. With only dawn, sunset, evening or night it is never visited outside of them. */
  readonly bestTimes: readonly TimeOfDay[]
  readonly booking: Booking
  /** The place whose ticket opens this one too; its own id where its ticket opens others. */
  readonly ticketId: PlaceId | null
  /** Bare host of the official site. */
  readonly domain: string | null
  /** The month in which it was written: `2026-11`. */
  readonly asOf: string
}

/** A place as a trip keeps it: whole, so that the trip can be read, checked and drawn with no table at hand. */
export type TripPlace = {
  readonly id: PlaceId
  readonly name: string
  /** In other languages and spellings, for finding a place by name. */
  readonly otherNames?: readonly string[]
  readonly coordinates: Coordinates
  /** `museum`, `park`, `restaurant`, …: the kinds of the packed places. */
  readonly kind: string
  /** Null when unknown, even for its kind. */
  readonly hours: PlaceHours | null
  readonly visitMinutes: number
  /** For one adult; null is unknown, zero is free. */
  readonly price: Money | null
  /** As with hours: `usual` is an order of magnitude. */
  readonly priceBasis?: HoursBasis
  /** One line of guidance in our own words. */
  readonly fact?: string
  /** Whether it is indoors; null is unknown. */
  readonly isIndoor: boolean | null
  /** Wheelchair access; absent when unknown. */
  readonly wheelchair?: 'yes' | 'limited' | 'no'
  /** Diets that it is known to serve; absent when unknown. */
  readonly diets?: readonly string[]
  /** How well known it is, from 0 to 1: the planner maximises the sum. */
  readonly renown: number
  /** Absent where our guide does not name it. */
  readonly guide?: GuideHints
  /** Where its facts were read: ids of tables in the register, or `traveller` for one's own. */
  readonly sources: readonly string[]
}

export type LegMode = 'walk' | 'transit' | 'drive' | 'fly' | 'train'

/** The leg to a stop from the previous one, or from the start of the day. */
export type Leg = { readonly mode: LegMode; readonly minutes: number; readonly metres: number }

/** The way to the next city, or to an excursion, as the guide knows it. */
export type StopWay = {
  readonly mode: GuideMode
  /** One way; of a flight from gate to gate. */
  readonly minutes: number
  /** Per person; of a car or taxi per vehicle. Null: not known. */
  readonly price: Price | null
  readonly codes: readonly LegCode[]
  /** By the map, where the guide has no row. */
  readonly isEstimate: boolean
}

export type StopKind = 'visit' | 'meal' | 'appointment' | 'free'

export type Stop = {
  readonly id: StopId
  readonly kind: StopKind
  readonly title: string
  /** Null for a meal or a stop without a place yet: it happens at the current position. */
  readonly placeId: PlaceId | null
  readonly arrive: MinuteOfDay
  readonly leave: MinuteOfDay
  readonly leg: Leg | null
  /** Of a drafted way to the next city or excursion. */
  readonly way?: StopWay
  /** A locked stop keeps its day and its hour, whatever else is replanned. */
  readonly isLocked: boolean
  /** Requested by name: the last one to be dropped. */
  readonly isMustSee: boolean
  readonly note: string
  /** For all travellers; null is unknown. */
  readonly cost: Money | null
}

/** The start or end of a day, and from or until when the traveller is free: a lodging, a station, an airport. */
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
  /** Without a date, weekdays, holidays and season are unknown, and the checker says so. */
  readonly date: CalendarDate | null
  readonly timeZone: string
  readonly city: TripCity
  readonly start: DayEdge
  readonly end: DayEdge
  readonly stops: readonly Stop[]
  readonly note: string
}

export type Pace = 'calm' | 'steady' | 'full'

/** The wishes: the planner follows them and the checker compares with them. */
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
  /** Places worth seeing that are on no day. */
  readonly ideas: readonly PlaceId[]
  readonly wishes: TripWishes
}
