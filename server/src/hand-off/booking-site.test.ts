import { expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { bookingSite } from './booking-site.ts'

it('is the usual site without ids unless the operator configures another', () => {
  expect(bookingSite(parseSettings({}))).toEqual({ host: 'www.expedia.com', affiliate: {} })
})
it("uses the site's names for the ids", () => {
  const settings = parseSettings({ BOOKING_HOST: 'www.expedia.de', AFFILIATE_EXPEDIA: 'us.1', AFFILIATE_CAMREF: 'x' })
  expect(bookingSite(settings)).toEqual({ host: 'www.expedia.de', affiliate: { affcid: 'us.1', camref: 'x' } })
})
