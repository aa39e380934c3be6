import type {
  AvoidMonths,
  GuideArea,
  GuideCountry,
  GuideDayTrip,
  GuideDestination,
  GuideEvent,
  GuideFood,
  GuideLeg,
  GuideSight,
  GuideTransfer,
  MonthRange,
  Price,
  ThemeShares,
} from '@app/domain/guide'

/** The data by which destinations are found and suggested. */
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
> & {
  readonly bases: readonly string[]
  /** The least, the ideal and the longest useful stay. */
  readonly days: { readonly least: number; readonly ideal: number; readonly most: number }
  readonly bestMonths: readonly MonthRange[]
  readonly avoidMonths: readonly AvoidMonths[]
  readonly themes: ThemeShares
  /** A double room in its country; null when unknown. */
  readonly room: Price | null
}

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
