import { expect, it } from 'vitest'

import { describePlate } from './describe-plate.ts'
import { loadCities } from './load-cities.ts'

it('says in words what the plate shows', async () => {
  const { reykjavik } = await loadCities(['reykjavik', 'nowhere'])
  expect(describePlate(reykjavik!)).toMatch(
    /^Reykjavík, 64°08′N 21°54′W\. Coldest month December at -1\.5 °C on average, warmest July at 10\.6 °C, most rain in \w+, \d+ mm\.$/,
  )
})
