import type { CityGuide, PlaceRegion } from '@app/contracts/place-guide'

/** All that the sections of our guide need of a place: a device without a network knows no more. */
export type GuidePlace = Pick<
  CityGuide,
  'name' | 'path' | 'country' | 'countryName' | 'sights' | 'tables' | 'airports' | 'guide'
> & { readonly region?: Pick<PlaceRegion, 'kind'> }
