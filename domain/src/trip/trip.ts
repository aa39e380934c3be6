import type { Booking, GuideMode, Importance, LegCode, Price, Suits, TimeOfDay } from '../guide/index.ts'
import type { CalendarDate, Coordinates, Money } from '../kernel/index.ts'
import type { TravelStyle } from '../travel-prices/index.ts'

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

/** Opening hours in OpenStreetMap notation, which `opening-hours` reads. */
export type PlaceHours = { readonly text: string; readonly basis: HoursBasis }

/** The guide's facts about a place besides its name, hours and fee. */
export type GuideHints = {
  readonly importance: Importance
  /** The best first. With only dawn, sunset, evening or night it is never planned at another time. */
  readonly bestTimes: readonly TimeOfDay[]
  readonly booking: Booking
  /** The place whose ticket includes this one; its own id if its ticket includes others. */
  readonly ticketId: PlaceId | null
  /** Host name of the official site. */
  readonly domain: string | null
  /** The month of writing: `2026-11`. */
  readonly asOf: string
  /** Travellers and weather that it is good for; `unsuitedFor`: known to be bad for them. Absent: not known. */
  readonly suits?: readonly Suits[]
  readonly unsuitedFor?: readonly Suits[]
  /** The quarter of the city, or the town of the region. */
  readonly area?: string
  /** What it is about: `wine`, `snorkel`. Absent: not known. */
  readonly tags?: readonly string[]
}

/** A place as stored in a trip: complete, so that the trip can be read, checked and drawn without tables. */
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
  /** Absent without an entry in the guide. */
  readonly guide?: GuideHints
  /** The sources of its facts: ids of tables in the register, or `traveller` for own places. */
  readonly sources: readonly string[]
}

export type LegMode = 'walk' | 'transit' | 'drive' | 'fly' | 'train'

/** The leg to a stop from the previous one, or from the start of the day. */
export type Leg = { readonly mode: LegMode; readonly minutes: number; readonly metres: number }

/** The leg to the next city or an excursion, from the guide. */
export type StopWay = {
  readonly mode: GuideMode
  /** In one direction; for a flight from gate to gate. */
  readonly minutes: number
  /** Per person; for a car or taxi per vehicle. Null if unknown. */
  readonly price: Price | null
  readonly codes: readonly LegCode[]
  /** Estimated from the map, without a row in the guide. */
  readonly isEstimate: boolean
  /** Where it ends. Absent: where the day is anyway. */
  readonly to?: Coordinates
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
  /** For a drafted leg to the next city or an excursion. */
  readonly way?: StopWay
  /** A locked stop keeps its day and time when the rest is replanned. */
  readonly isLocked: boolean
  /** Requested by name: the last one to be dropped. */
  readonly isMustSee: boolean
  readonly note: string
  /** Of our guide, beside the traveller's own note: a dish, what an excursion shows. */
  readonly hint?: string
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
  /** Between sights one drives or is driven: a region without lines of buses. Absent: as in a city. */
  readonly ride?: 'drive'
  /** What the day costs besides its stops. Absent: not known. */
  readonly prices?: DayPrices
}

/** From and to, in minor units. */
export type CostRange = { readonly low: number; readonly high: number }

/** For all travellers in the style of the trip, from the guide's prices of the country. */
export type DayPrices = {
  readonly currency: string
  /** Null on the day of leaving. */
  readonly lodging: CostRange | null
  readonly meals: CostRange
  readonly transport: CostRange
}

/** What a traveller asks for besides sights, pace and diets. `by`: the hour of `back-by`, the minutes of `short-drives`. */
export type SpecialWish = { readonly code: SpecialWishCode; readonly by?: MinuteOfDay }

export const SPECIAL_WISHES = [
  'beach-afternoons',
  'cheap',
  'luxury',
  'baby',
  'romantic',
  'rain-proof',
  'back-by',
  'late-start',
  'by-car',
  'no-car',
  'rests',
  'one-a-day',
  'two-a-day',
  'no-queues',
  'no-crowds',
  'off-the-beaten-track',
  'with-dog',
  'short-drives',
  'heights',
  'motion-sick',
  'health',
  'celebration',
  'safe-evenings',
] as const
export type SpecialWishCode = (typeof SPECIAL_WISHES)[number]

export const ANSWERED_WISHES = [
  ...SPECIAL_WISHES,
  'diet',
  'step-free',
  'short-walks',
  'not',
  'must',
  'interest',
  'arrive',
  'depart',
  'appointment',
  'children',
  'budget',
  'notice',
  'unread',
] as const

/** How a wish was answered by the plan. */
export type WishAnswer = {
  readonly wish: (typeof ANSWERED_WISHES)[number]
  /** The words of it: `vegetarian`, `museums`. */
  readonly subject: string
  readonly isMet: 'yes' | 'partly' | 'no'
  /** A sentence in English. */
  readonly how: string
}

export const NOT_PLANNED_REASONS = [
  'no-time',
  'too-late',
  'closed',
  'out-of-season',
  'not-for-children',
  'steps',
  'too-far',
  'no-way',
  'not-wanted',
] as const

/** A must-see that is on no day. */
export type NotPlanned = {
  readonly name: string
  /** Null: not among the places of the trip. */
  readonly placeId: PlaceId | null
  readonly because: (typeof NOT_PLANNED_REASONS)[number]
}

export type Pace = 'calm' | 'steady' | 'full'

/** A permit or a ticket for a day, and perhaps an hour. */
export type DatedWish = { readonly name: string; readonly date: CalendarDate; readonly at: MinuteOfDay | null }

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
  /** Those of `mustSee` that have a day of their own. Absent: none. */
  readonly dated?: readonly DatedWish[]
  /** Absent: none. */
  readonly special?: readonly SpecialWish[]
  /** What lodging and meals are counted by. Absent: `mid`. */
  readonly style?: TravelStyle
}

export type Trip = {
  readonly id: string
  readonly title: string
  readonly days: readonly TripDay[]
  readonly places: Readonly<Record<PlaceId, TripPlace>>
  /** Places worth seeing that are on no day. */
  readonly ideas: readonly PlaceId[]
  readonly wishes: TripWishes
  /** Each wish, and how the plan answers it; as of the last planning. */
  readonly answers?: readonly WishAnswer[]
  /** Must-sees of the places of the trip that did not fit; as of the last planning. */
  readonly notPlanned?: readonly NotPlanned[]
}
