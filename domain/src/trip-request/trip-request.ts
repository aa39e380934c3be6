import type { CalendarDate } from '../kernel/index.ts'
import type { LeftOut, PlannedBase } from '../trip-routes/index.ts'
import type { MinuteOfDay, Pace, SpecialWish, StopWay, TripCity } from '../trip/index.ts'

/** Days of the trip, counted from 1, on which the traveller has to be in a place. */
export type DayWindow = { readonly place: string; readonly firstDay: number; readonly lastDay: number }

/** The smallest change of the wishes that makes them possible. */
export type HelpfulChange =
  | { readonly kind: 'window'; readonly city: string; readonly firstDay: number; readonly lastDay: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'stay'; readonly city: string; readonly days: number }
  | { readonly kind: 'flights' }

export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt'

/** The position of a fact in the request: `text.slice(start, end)`. */
export type TextSpan = { readonly start: number; readonly end: number }

/** A fact with its source text, so that the page can show a chip and mark the words. */
export type Said<T> = { readonly value: T; readonly span: TextSpan }

/** A place as written; `city` if the search knows it, `country` for a whole country or one of its regions. */
export type NamedPlace = {
  readonly name: string
  readonly city: TripCity | null
  readonly country: string | null
  /** The destination of the guide that a region is. */
  readonly regionId?: string
}

export type Destination = NamedPlace & { readonly nights: number | null }

/** `isExact`: the dates of travel. Otherwise the trip is within them ("in May"). */
export type TripDates = { readonly start: CalendarDate; readonly end: CalendarDate; readonly isExact: boolean }

export type Travellers = {
  /** Everyone, including children. */
  readonly people: number
  readonly children: number
  /** The stated ages; fewer than `children` when some are missing. */
  readonly childAges: readonly number[]
  /** Of the children without an age, by the word for them. */
  readonly usualAge?: number
}

export type BudgetBasis = 'trip' | 'person' | 'day' | 'person-day'

/** `currency` is null when only a number was written. */
export type Amount = { readonly minorUnits: number; readonly currency: string | null }

export type RequestedBudget = Amount & { readonly per: BudgetBasis }

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

export type SaidMoment = {
  readonly date: CalendarDate | null
  readonly time: MinuteOfDay | null
  readonly part: PartOfDay | null
}

export type Appointment = SaidMoment & {
  readonly title: string
  /** "On day 2", where no date was named. */
  readonly day?: number
}

/** A sight with a day of its own, such as a permit or a ticket for it. */
export type DatedSight = {
  readonly name: string
  readonly date: CalendarDate
  readonly time: MinuteOfDay | null
  /** The only date of the request, which says nothing about the day of arrival. */
  readonly isOnlyDate?: boolean
}

export const INTERESTS = [
  'art',
  'history',
  'nature',
  'food',
  'views',
  'shopping',
  'nightlife',
  'family',
  'beach',
  'architecture',
  'religion',
] as const
export type Interest = (typeof INTERESTS)[number]

export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'lactose-free'] as const
export type Diet = (typeof DIETS)[number]

export type HouseRule = 'pets' | 'smoking' | 'parties' | 'visitors' | 'children under 10'
export type RoomKind = 'private room' | 'entire room' | 'shared room' | 'not shared room'
export type Avoided = 'flight' | 'self-driving'

export type Lodging = {
  readonly name: string | null
  readonly stars: number | null
  readonly pricePerNight: Amount | null
}

export type Car = { readonly kind: string | null; readonly seats: number | null; readonly pricePerDay: Amount | null }

export type MissingFact = 'destination' | 'dates' | 'length' | 'people' | 'child-ages' | 'currency'

/** What cannot be as it was asked for, or is not known. */
export type Notice =
  | { readonly kind: 'no-such-date'; readonly said: string }
  | { readonly kind: 'no-road'; readonly from: string; readonly to: string }
  | { readonly kind: 'too-short'; readonly name: string; readonly leastDays: number; readonly days: number }
  | {
      readonly kind: 'unknown-place'
      readonly name: string
      /** The nearest destination that the guide knows. */
      readonly nearest: string
      readonly km: number
    }

/** A parsed request. Null and empty mean unstated. */
export type TripRequest = {
  readonly language: LanguageCode
  readonly origin: Said<NamedPlace> | null
  readonly destinations: readonly Said<Destination>[]
  /** "Two cities in Texas". */
  readonly cityCount: Said<number> | null
  readonly isRoundTrip: Said<boolean> | null
  readonly dates: Said<TripDates> | null
  /** Calendar days, including the first and the last. */
  readonly days: Said<number> | null
  /** The length in a word: two days from a Saturday on, or three from a Friday on. Absent: another length. */
  readonly weekend?: 'long-weekend' | 'weekend'
  readonly travellers: Said<Travellers> | null
  readonly budget: Said<RequestedBudget> | null
  readonly interests: readonly Said<Interest>[]
  readonly pace: Said<Pace> | null
  readonly diets: readonly Said<Diet>[]
  readonly cuisines: readonly Said<string>[]
  readonly mobility: Said<'step-free' | 'short-walks'> | null
  readonly mustSee: readonly Said<string>[]
  readonly mustNot: readonly Said<string>[]
  /** Those of `mustSee` that have a day. Absent: none. */
  readonly dated?: readonly Said<DatedSight>[]
  readonly appointments: readonly Said<Appointment>[]
  readonly arrival: Said<SaidMoment> | null
  readonly departure: Said<SaidMoment> | null
  readonly rooms: Said<number> | null
  readonly roomKind: Said<RoomKind> | null
  readonly houseRules: readonly Said<HouseRule>[]
  readonly avoided: readonly Said<Avoided>[]
  readonly lodging: Said<Lodging> | null
  readonly car: Said<Car> | null
  readonly missing: readonly MissingFact[]
  /** The request in English, for texts of a language without a reader of its own. */
  readonly inEnglish?: string
  /** Absent if they were not looked for. */
  readonly special?: readonly Said<SpecialWish>[]
  /** Days of the trip on which the traveller has to be in a place. */
  readonly windows?: readonly Said<DayWindow>[]
  /** In the traveller's words. */
  readonly directFlights?: Said<string>
  /** No order of the destinations meets the fixed days; `unknown`: no single change helps. */
  readonly conflict?: HelpfulChange | { readonly kind: 'unknown' }
  /** Absent: none. */
  readonly notices?: readonly Notice[]
  /** Words without a meaning to us, to be quoted; absent if there are none. */
  readonly unread?: readonly Said<string>[]
  /** The guide's route; absent if the guide was not used or has none of the destinations. */
  readonly route?: RequestedRoute
}

/** `base` is null in a town that the guide does not know. */
export type RequestedStay = {
  readonly city: TripCity
  readonly nights: number | null
  readonly base: PlannedBase | null
}

/** The bases with their nights, and what was left out. */
export type RequestedRoute = {
  readonly stays: readonly RequestedStay[]
  /** Of the destinations of the guide: `Peru`. */
  readonly names: readonly string[]
  readonly leftOut: readonly LeftOut[]
  readonly isByCar?: boolean
  /** By train, bus and boat alone. */
  readonly isCarFree?: boolean
  /** The way from home by land to the first base, and back from the last one. */
  readonly fromHome?: WayFromHome
  /** The month in which the guide was edited: `2026-11`. */
  readonly asOf: string
}

export type WayFromHome = {
  readonly home: TripCity
  /** Null: not this way, as with another place to leave from. */
  readonly there: StopWay | null
  readonly back: StopWay | null
}
