import type { Pace } from '../trip/index.ts'

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
  /** Requested sights and day trips. */
  readonly mustIds: readonly string[]
}

export type AskedDestination = {
  readonly id: string
  /** Null: chosen by the planner. */
  readonly nights: number | null
}
