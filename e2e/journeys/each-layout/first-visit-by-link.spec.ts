import { expect, test } from '@playwright/test'

import { Overlays } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/returning-visitor.ts'

test.use({ storageState: FIRST_VISIT })

for (const [path, details] of [
  ['/itinerary/shared/7f3c', {}],
  ['/email-verify?type=recovery', { tag: '@long' }],
  ['/help-center?utm_medium=email', { tag: '@long' }],
] as const) {
  test(
    `a first visit at ${path} shows neither splash nor prompts; the next page shows the splash`,
    details,
    async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(path, { 'cookie-consent': 'declined' })
      await overlays.hydrate()
      await overlays.runClockUntil(45_000)
      await overlays.expectOnly(null)
      expect(await overlays.storedFlag('hasSeenSplash')).toBeNull()
      expect(await overlays.storedFlag('pwa-first-visit')).toBeNull()
      await page.goto('/help-center')
      await expect(overlays.splash).toBeVisible()
    },
  )
}
