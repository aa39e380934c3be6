import { expect, test } from '@playwright/test'

import { DelayClaimPage } from '../../pages/delay-claim-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'

test.use({ serviceWorkers: 'allow' })

test('a device that has only opened home answers claims and emergencies without a network', async ({
  page,
  context,
}) => {
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await context.setOffline(true)

  await page.goto('/gemini-safety')
  await app.comeAlive()
  await page.locator('summary').filter({ hasText: 'Asia' }).click()
  const japan = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Japan', exact: true }) })
  await expect(japan.getByRole('link', { name: '110' })).toHaveAttribute('href', 'tel:110')
  await expect(japan.getByRole('link', { name: '119' }).first()).toBeVisible()

  const claim = new DelayClaimPage(page)
  await claim.open()
  await claim.comeAlive()
  await claim.field('From').fill('schiph')
  await page.getByRole('option', { name: /\(AMS\)/ }).click()
  await claim.fill({ from: 'Lisbon', to: 'JFK', hours: '4', cause: 'A technical fault' })
  await claim.submit()
  await claim.expectOwed('€600')
})

test('place boxes of a device that has only opened home know airports and cities without a network', async ({
  page,
  context,
}) => {
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await context.setOffline(true)
  await page.goto('/accommodation-search')
  await app.comeAlive()
  const box = page.getByRole('combobox', { name: 'Destination' })
  const first = page.getByRole('option').filter({ visible: true }).first()
  for (const [typed, city] of [
    ['malpensa', 'Milan, Italy'],
    ['marriott new york', 'New York, United States'],
    ['san', 'Santiago, Chile'],
  ] as const) {
    // A busy machine may need longer for the index than the box waits; typing again asks again.
    await expect(async () => {
      await box.fill('')
      await box.fill(typed)
      await expect(first).toHaveText(city, { timeout: 5_000 })
    }).toPass()
  }
})
