import { expect, it } from 'vitest'

import { AIRPORT_PLACES, AIRPORTS, CLIMATE, COUNTRIES, PRICES, ROUTES } from './tool-sources.ts'

it('describes the packed data as the data describes itself', async () => {
  const [{ AIRPORTS_SOURCE }, { CLIMATE_SOURCE, PRICE_SOURCE }, places, countries, routes] = await Promise.all([
    import('@app/datasets/airports'),
    import('@app/datasets/city-facts'),
    import('@app/datasets/airport-places'),
    import('@app/datasets/countries'),
    import('@app/datasets/known-airlines'),
  ])
  const flown = await routes.knownAirlines('LIS', 'LHR')
  const bare = ({ source, checkedAt }: typeof AIRPORTS) => [source.title, source.url, checkedAt]
  expect([AIRPORTS, CLIMATE, PRICES].map(bare)).toEqual([AIRPORTS_SOURCE, CLIMATE_SOURCE, PRICE_SOURCE].map(bare))
  expect([AIRPORT_PLACES, COUNTRIES].map(bare)).toEqual(
    [places.AIRPORT_PLACES_SOURCE, countries.COUNTRIES_SOURCE].map(bare),
  )
  expect(bare(ROUTES)).toEqual([flown.source.title, flown.source.url, flown.checkedAt])
})
