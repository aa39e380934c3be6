import { expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { bookingSite } from './booking-site.ts'

it('is the usual site without ids until the operator says otherwise', () => {
  expect(bookingSite(parseSettings({}))).toEqual({ host: 'www.expedia.com', affiliate: {} })
})
it('names the ids as the site does', () => {
  const settings = parseSettings({ BOOKING_HOST: 'www.expedia.de', AFFILIATE_EXPEDIA: 'us.1', AFFILIATE_CAMREF: 'x' })
  expect(bookingSite(settings)).toEqual({ host: 'www.expedia.de', affiliate: { affcid: 'us.1', camref: 'x' } })
})
