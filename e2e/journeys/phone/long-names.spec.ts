import { expect, test } from '@playwright/test'

import { ItineraryPage } from '../../pages/itinerary-page.ts'
import { openAlive } from '../../support/come-alive.ts'
import { OWN_DEVICE } from '../../support/own-device.ts'

test.use(OWN_DEVICE)

const NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenausflug'

test('a trip with a name longer than the screen can still be put away', async ({ page }) => {
  const itinerary = new ItineraryPage(page)
  await openAlive(page, '/itinerary')
  await itinerary.plan('2 days in Lisbon')
  await itinerary.name(NAME)
  await page.getByRole('link', { name: 'All trips' }).click()
  const putAway = page.getByRole('button', { name: `Delete ${NAME}` })
  await putAway.scrollIntoViewIfNeeded()
  await expect(putAway).toBeInViewport({ ratio: 1 })
})
