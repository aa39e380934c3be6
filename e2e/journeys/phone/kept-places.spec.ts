import { expect, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'

test.use({ serviceWorkers: 'allow' })

test('places that were never opened show the guide of this device without a network', async ({ page, context }) => {
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await app.openAndCache('/places/portugal/lisbon')
  await expect
    .poll(async () => (await app.listCached()).some((path) => /\/assets\/pt-[\w-]+\.json$/.test(path)))
    .toBe(true)
  await context.setOffline(true)

  await page.goto('/places/portugal/porto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porto')
  await expect(page.getByRole('note')).toContainText('This is our guide from this device')
  await expect(page.getByRole('heading', { level: 3, name: /Ribeira/ }).first()).toBeVisible()
  for (const section of ['Where to stay', 'What to eat', 'Day trips', 'Practical information'])
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 112' }).first()).toHaveAttribute('href', 'tel:112')

  await page.goto('/places/portugal/algarve')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algarve')
  await expect(page.getByRole('heading', { level: 2, name: 'Where to stay' })).toBeVisible()

  await page.goto('/places/portugal')
  await expect(page.getByRole('note')).toContainText('the list of towns needs a connection')
  await expect(page.getByRole('link', { name: 'Madeira' }).first()).toBeVisible()

  await page.goto('/places/portugal/santa-comba-dao')
  await expect(page.getByRole('note')).toContainText('the page about Santa Comba Dao is not on this device')

  await page.goto('/places/japan/kyoto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kyoto')
  await expect(page.getByRole('note')).toContainText('our guide to Japan is not on this device')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 2, name: 'Through the year' })).toBeVisible()
})
