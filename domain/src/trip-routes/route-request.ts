import type { GuideMode } from '../guide/index.ts'
import type { Coordinates } from '../kernel/index.ts'
import type { MinuteOfDay, Pace } from '../trip/index.ts'

export type Heading = 'north-south' | 'south-north' | 'east-west' | 'west-east'

/** The input of a route. Ids are those of destinations of the guide. */
export type RouteRequest = {
  readonly destinations: readonly AskedDestination[]
  /** The nights of the whole trip: one less than its days. */
  readonly nights: number
  /** 1 to 12; null if not stated. */
  readonly month: number | null
  readonly pace: Pace
  readonly isByCar: boolean
  /** Without a car of one's own: only legs and excursions that others drive. */
  readonly isCarFree?: boolean
  readonly hasChildren: boolean
  /** Interests of a trip: `art`, `history`, `beach`, … */
  readonly interests: readonly string[]
  /** Whether the traveller stated the order. */
  readonly isOrderFixed: boolean
  readonly heading: Heading | null
  /** IATA code. */
  readonly arriveAirport: string | null
  readonly departAirport: string | null
  /** The traveller's home, which is never a stop. */
  readonly homeId: string | null
  /** Home as a point; its surroundings are never a stop either. */
  readonly homeAt?: Coordinates | null
  /** Requested sights and day trips. */
  readonly mustIds: readonly string[]
  /** What has a day of its own, counted from 0, by the ids of its rows. */
  readonly dated?: readonly { readonly ids: readonly string[]; readonly day: number }[]
  /** Sorts of sights that were asked for: "surf lesson", "glaciers". */
  readonly mustSorts?: readonly string[]
  /** Requested destinations inside another one: bases of it. */
  readonly mustDestinationIds?: readonly string[]
  /** Requested towns inside a region, by the key of their base: `bali/ubud`. */
  readonly mustBaseKeys?: readonly string[]
  /** Destinations of which only towns were named, not the whole. */
  readonly onlyTownsOf?: readonly string[]
  /** For those who hate long rides. Absent: as long as it takes. */
  readonly longestRideMinutes?: number
  /** Modes that the traveller refused. */
  readonly avoidModes?: readonly GuideMode[]
  /** Names of places that the traveller does not want, in their words. */
  readonly avoid?: readonly string[]
  readonly arrival?: RouteEnd | null
  readonly departure?: RouteEnd | null
}

/** Where and when a traveller comes into the region, or leaves it. */
export type RouteEnd = {
  readonly coordinates: Coordinates
  /** Null: not stated. */
  readonly at: MinuteOfDay | null
  /** Only because one usually flies home from where one landed. */
  readonly isAssumed?: boolean
  /** Where one sets out by land: no night is spent there. */
  readonly isStart?: boolean
}

export type AskedDestination = {
  readonly id: string
  /** Null: chosen by the planner. */
  readonly nights: number | null
}
