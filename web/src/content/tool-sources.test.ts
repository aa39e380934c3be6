import { expect, it } from 'vitest'

import { AIRPORTS, CLIMATE, PRICES } from './tool-sources.ts'

it('says of the packed data what the packed data says of itself', async () => {
  const [{ AIRPORTS_SOURCE }, { CLIMATE_SOURCE, PRICE_SOURCE }] = await Promise.all([
    import('@app/datasets/airports'),
    import('@app/datasets/city-facts'),
  ])
  const bare = ({ source, checkedAt }: typeof AIRPORTS) => [source.title, source.url, checkedAt]
  expect([AIRPORTS, CLIMATE, PRICES].map(bare)).toEqual([AIRPORTS_SOURCE, CLIMATE_SOURCE, PRICE_SOURCE].map(bare))
})
