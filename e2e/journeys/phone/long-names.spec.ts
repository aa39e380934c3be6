import { expect, test } from '@playwright/test'

import { ItineraryPage } from '../../pages/itinerary-page.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

test.use(UNIQUE_DEVICE)

const NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenausflug'

test('a trip with a name longer than the screen can still be deleted', async ({ page }) => {
  const itinerary = new ItineraryPage(page)
  await openHydrated(page, '/itinerary')
  await itinerary.plan('2 days in Lisbon')
  await itinerary.rename(NAME)
  await page.getByRole('link', { name: 'All trips' }).click()
  const deleteButton = page.getByRole('button', { name: `Delete ${NAME}` })
  await deleteButton.scrollIntoViewIfNeeded()
  await expect(deleteButton).toBeInViewport({ ratio: 1 })
})
