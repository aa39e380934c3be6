import { expect, it } from 'vitest'

import { loadCities } from './load-cities.ts'
import { describeIllustration } from './place-illustration.tsx'

it('describes the illustration in words', async () => {
  const { reykjavik } = await loadCities(['reykjavik', 'nowhere'])
  expect(describeIllustration(reykjavik!)).toMatch(
    /^Reykjavík, 64°08′N 21°54′W\. Coldest month December at -1\.5 °C on average, warmest July at 10\.6 °C, most rain in \w+, \d+ mm\.$/,
  )
})
