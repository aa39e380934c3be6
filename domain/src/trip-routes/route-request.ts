import type { Pace } from '../trip/index.ts'

export type Heading = 'north-south' | 'south-north' | 'east-west' | 'west-east'

/** What a route is made for. Ids are those of destinations of the guide. */
export type RouteRequest = {
  readonly destinations: readonly AskedDestination[]
  /** Of the whole trip: one less than its days. */
  readonly nights: number
  /** 1 to 12; null: nobody said when. */
  readonly month: number | null
  readonly pace: Pace
  readonly isByCar: boolean
  readonly hasChildren: boolean
  /** Of a trip: `art`, `history`, `beach`, … */
  readonly interests: readonly string[]
  /** The traveller has said the order. */
  readonly isOrderFixed: boolean
  readonly heading: Heading | null
  /** IATA. */
  readonly arriveAirport: string | null
  readonly departAirport: string | null
  /** Where the traveller lives: never a stop. */
  readonly homeId: string | null
  /** Sights and day trips asked for by name. */
  readonly mustIds: readonly string[]
}

export type AskedDestination = {
  readonly id: string
  /** Null: as many as it deserves. */
  readonly nights: number | null
}
