/** Facts of the travel guide on the page of a city, a region or a country. Types only, as in place-guide.ts. */
import type {
  DestinationKind,
  EventDates,
  GuideArea,
  GuideCountry,
  GuideDayTrip,
  GuideDestination,
  GuideEvent,
  GuideFood,
  GuideRoute,
  GuideSight,
  GuideTransfer,
} from '@app/domain/guide'

export type GuideLink = {
  readonly name: string
  readonly path: string
  readonly kind: DestinationKind
}

/** The facts of a sight that a row shows, besides those of every sight. */
export type GuideSightFacts = Pick<
  GuideSight,
  | 'importance'
  | 'durationMinutes'
  | 'bestTimes'
  | 'closedDays'
  | 'closedSeason'
  | 'usualTimes'
  | 'fee'
  | 'booking'
  | 'unsuitedFor'
  | 'domain'
  | 'certainty'
  | 'note'
> & {
  /** A second name: in English, or in the local language. */
  readonly alsoCalled: string | null
  readonly area: string | null
}

export type GuideAreaFacts = Pick<
  GuideArea,
  'id' | 'name' | 'isBase' | 'stayFor' | 'priceLevel' | 'nightCare' | 'transit' | 'centreMinutes' | 'note'
>

export type GuideFoodFacts = Pick<
  GuideFood,
  'id' | 'kind' | 'name' | 'localName' | 'contains' | 'diets' | 'usualTimes' | 'price' | 'note'
> & { readonly areas: readonly string[] }

export type GuideTransferFacts = Pick<
  GuideTransfer,
  | 'airport'
  | 'mode'
  | 'line'
  | 'durationMinutes'
  | 'busyMinutes'
  | 'price'
  | 'pricePer'
  | 'usualTimes'
  | 'everyMinutes'
  | 'codes'
  | 'domain'
  | 'note'
> & { readonly area: string | null }

export type GuideDayTripFacts = Pick<
  GuideDayTrip,
  | 'id'
  | 'name'
  | 'modes'
  | 'travelMinutes'
  | 'totalHours'
  | 'cost'
  | 'highlights'
  | 'months'
  | 'closedDays'
  | 'booking'
  | 'isOvernightBetter'
  | 'note'
> & { readonly path: string | null }

export type GuideEventFacts = Pick<
  GuideEvent,
  'id' | 'name' | 'localName' | 'kind' | 'effects' | 'booking' | 'domain' | 'certainty' | 'note'
> & {
  readonly dates: EventDates
  /** Only the months are known, not the days. */
  readonly isWholeMonths: boolean
  /** On a country page: the place. */
  readonly place: string | null
}

export type GuideRouteFacts = Pick<GuideRoute, 'id' | 'name' | 'days' | 'months'> & {
  /** Names of places and the nights in each. */
  readonly stops: readonly { readonly name: string; readonly nights: number }[]
}

/**
 * `whole`: the page is about this destination. `around`: the page is about a place inside it, and only nearby entries
 * are shown.
 */
export type PlaceGuideFacts = Pick<
  GuideDestination,
  'id' | 'localName' | 'airports' | 'daysMin' | 'daysIdeal' | 'daysMax' | 'bestMonths' | 'avoidMonths' | 'note'
> & {
  readonly scope: 'whole' | 'around'
  readonly name: string
  /** The month of editing: `2026-11`. */
  readonly asOf: string
  readonly areas: readonly GuideAreaFacts[]
  readonly food: readonly GuideFoodFacts[]
  readonly transfers: readonly GuideTransferFacts[]
  readonly dayTrips: readonly GuideDayTripFacts[]
  readonly events: readonly GuideEventFacts[]
  readonly routes: readonly GuideRouteFacts[]
  /** The surrounding region. */
  readonly parent: GuideLink | null
  /** Destinations of the guide inside it. */
  readonly children: readonly GuideLink[]
}

/** Facts that apply to the whole country. */
export type PracticalFacts = { readonly asOf: string; readonly country: GuideCountry }

export type CountryGuideFacts = PracticalFacts & {
  /** Sorted by popularity. */
  readonly destinations: readonly (GuideLink & Pick<GuideDestination, 'daysIdeal'>)[]
  readonly routes: readonly GuideRouteFacts[]
  readonly events: readonly GuideEventFacts[]
}
