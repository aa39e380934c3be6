import { expect, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network destinations are found, and a country that was opened keeps its guide', async ({
  page,
  context,
}) => {
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await app.openAndCache('/places/portugal/lisbon')
  await expect
    .poll(async () => (await app.listCached()).some((path) => /\/assets\/pt-[\w-]+\.json$/.test(path)))
    .toBe(true)
  await app.openAndCache('/accommodation-search')
  await context.setOffline(true)
  const box = page.getByRole('combobox', { name: 'Destination' })
  for (const [typed, found] of [
    ['Kapadokya', 'Cappadocia, Türkiye'],
    ['托斯卡纳', 'Tuscany, Italy'],
    ['kruger', 'Kruger & Sabi Sand, South Africa'],
  ] as const) {
    await box.fill(typed)
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(found)
  }
})
