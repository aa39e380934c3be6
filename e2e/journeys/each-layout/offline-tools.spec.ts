import { expect, test } from '@playwright/test'

import { DelayClaimPage } from '../../pages/delay-claim-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

test.use({ serviceWorkers: 'allow' })

test('claims and emergency numbers work offline after only the home page was opened', PHONE_FIRST, async ({ page }) => {
  const app = new OfflinePage(page)
  await app.goOfflineFromHome()

  await page.goto('/gemini-safety')
  await app.hydrate()
  await page.locator('summary').filter({ hasText: 'Asia' }).click()
  const japan = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Japan', exact: true }) })
  await expect(japan.getByRole('link', { name: '110' })).toHaveAttribute('href', 'tel:110')
  await expect(japan.getByRole('link', { name: '119' }).first()).toBeVisible()

  const claim = new DelayClaimPage(page)
  await claim.open()
  await claim.hydrate()
  await claim.field('From').fill('schiph')
  await page.getByRole('option', { name: /\(AMS\)/ }).click()
  await claim.fill({ from: 'Lisbon', to: 'JFK', hours: '4', cause: 'A technical fault' })
  await claim.submit()
  await claim.expectOwed('€600')
})

test(
  'place fields find airports and cities offline after only the home page was opened',
  PHONE_FIRST,
  async ({ page }) => {
    const app = new OfflinePage(page)
    await app.goOfflineFromHome()
    await page.goto('/accommodation-search')
    await app.hydrate()
    const box = page.getByRole('combobox', { name: 'Destination' })
    const first = page.getByRole('option').filter({ visible: true }).first()
    for (const [typed, city] of [
      ['malpensa', 'Milan, Italy'],
      ['marriott new york', 'New York, United States'],
      ['san', /^San/],
    ] as const) {
      await box.fill(typed)
      await expect(first).toHaveText(city)
    }
  },
)
