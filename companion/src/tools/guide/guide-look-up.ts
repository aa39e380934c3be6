import type {
  GuideArea,
  GuideCountry,
  GuideDayTrip,
  GuideDestination,
  GuideEvent,
  GuideFood,
  GuideLeg,
  GuideSight,
  GuideTransfer,
} from '@app/domain/guide'

/** The data needed to search destinations. */
export type GuideEntry = Pick<
  GuideDestination,
  | 'id'
  | 'name'
  | 'localName'
  | 'otherNames'
  | 'kind'
  | 'countries'
  | 'coordinates'
  | 'radiusKm'
  | 'parentId'
  | 'airports'
  | 'rank'
>

type GuideRows = {
  /** The month in which the country's data were edited: `2026-11`. */
  readonly asOf: string
  readonly country: GuideCountry
  readonly sights: readonly GuideSight[]
  readonly dayTrips: readonly GuideDayTrip[]
  readonly transfers: readonly GuideTransfer[]
  readonly legs: readonly GuideLeg[]
  readonly areas: readonly GuideArea[]
  readonly food: readonly GuideFood[]
  readonly events: readonly GuideEvent[]
}
export type DestinationInGuide = GuideRows & { readonly destination: GuideDestination }
export type CountryInGuide = GuideRows & { readonly destinations: readonly GuideDestination[] }

/** The travel guide, loaded one country at a time. */
export type GuideLookUp = {
  /** Sorted by popularity. */
  readonly destinations: readonly GuideEntry[]
  /** ISO 3166-1. */
  readonly countries: readonly string[]
  readonly country: (code: string) => Promise<CountryInGuide | undefined>
  readonly destination: (id: string) => Promise<DestinationInGuide | undefined>
}
