import type {
  AvoidReason,
  Booking,
  ClosedDay,
  GuideMode,
  GuidePoint,
  Importance,
  LegCode,
  Price,
  Setting,
  SightKind,
  Suits,
  TimeOfDay,
} from '../guide/index.ts'
import type { Coordinates } from '../kernel/index.ts'
import type { MinuteOfDay } from '../trip/index.ts'

export type PlannedRoute = {
  readonly bases: readonly PlannedBase[]
  readonly leftOut: readonly LeftOut[]
  /** The guide's classic itineraries that the route is based on. */
  readonly routeIds: readonly string[]
}

/** Day 1 is the day of arrival. */
export type PlannedBase = {
  readonly point: GuidePoint
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly coordinates: Coordinates
  readonly nights: number
  /** A town of a region, where one drives or is driven from sight to sight. */
  readonly isRural: boolean
  /** A town with a beach of its own. */
  readonly isSeaside?: boolean
  readonly arriveDay: number
  readonly leaveDay: number
  /** The leg from the previous base; null for the first one. */
  readonly leg: PlannedLeg | null
  /** The most important first. */
  readonly sights: readonly PlannedSight[]
  readonly dayTrips: readonly PlannedDayTrip[]
  /** Beside the drive from the base before; of the first one, beside the drive back from the last. */
  readonly waySights: readonly PlannedSight[]
  /** Reasons why guidebooks advise another month. */
  readonly avoid: readonly AvoidReason[]
}

export type PlannedLeg = {
  readonly mode: GuideMode
  readonly minutes: number
  /** Per person; for a car or taxi per vehicle. Null if unknown. */
  readonly price: Price | null
  readonly codes: readonly LegCode[]
  readonly domain: string | null
  /** `seasonal` runs during part of the year. `estimate` is computed from the map, without a row in the guide. */
  readonly basis: 'guide' | 'seasonal' | 'estimate'
  /** Other existing modes, the usual ones first. */
  readonly others: readonly GuideMode[]
}

export type PlannedSight = {
  readonly id: string
  readonly name: string
  readonly importance: Importance
  /** Null if only the area is known. */
  readonly coordinates: Coordinates | null
  readonly kind: SightKind
  readonly visitMinutes: number
  /** The best first. */
  readonly bestTimes: readonly TimeOfDay[]
  /** At the gate for one adult; null: not known. */
  readonly fee: Price | null
  readonly suits: readonly Suits[]
  readonly unsuitedFor: readonly Suits[]
  /** In the notation of OpenStreetMap; null: not known. */
  readonly hours: string | null
  readonly setting: Setting
  readonly booking: Booking
  /** The sight whose ticket also covers this one. */
  readonly ticketId: string | null
  /** Host name of the official site. */
  readonly domain: string | null
  /** The quarter of the city, or the town of the region. */
  readonly area: string
  readonly tags?: readonly string[]
  /** In the language of the country and others. */
  readonly otherNames?: readonly string[]
  /** One line of guidance. */
  readonly note?: string
}

export type PlannedDayTrip = Pick<PlannedSight, 'id' | 'importance' | 'name'> & {
  readonly coordinates: Coordinates
  readonly highlights: readonly string[]
  readonly tags: readonly string[]
  readonly mode: GuideMode
  /** In one direction. */
  readonly travelMinutes: number
  readonly leaveAt: MinuteOfDay
  readonly backAt: MinuteOfDay
  readonly price: Price | null
  readonly booking: Booking
  /** Null if unknown. */
  readonly closedDays: readonly ClosedDay[] | null
}

export type LeftOutReason = 'too-few-days' | 'out-of-season' | 'not-for-children' | 'too-far' | 'no-way'

export type LeftOut = {
  readonly kind: 'destination' | 'sight' | 'day-trip'
  readonly id: string
  readonly name: string
  readonly because: LeftOutReason
}
