import { expect, test } from '@playwright/test'

import { Overlays } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/settled-at.ts'

test.use({ storageState: FIRST_VISIT })

for (const path of ['/itinerary/shared/7f3c', '/email-verify?type=recovery', '/help-center?utm_medium=email']) {
  test(`a first visit at ${path} meets neither splash nor prompts, and the next page greets it`, async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(path, { 'cookie-consent': 'declined' })
    await overlays.wake()
    await overlays.passUntil(45_000)
    await overlays.expectOnly(null)
    expect(await overlays.flag('hasSeenSplash')).toBeNull()
    expect(await overlays.flag('pwa-first-visit')).toBeNull()
    await page.goto('/help-center')
    await expect(overlays.splash).toBeVisible()
  })
}
