import { expect, test } from '@playwright/test'

import { ItineraryPage } from '../../pages/itinerary-page.ts'
import { MapPanel } from '../../pages/map-panel.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { newTraveller, storeSession } from '../../support/new-traveller.ts'

const WEEK_MS = 7 * 86_400_000

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' })

test('a trip that was taken offline works a week later without a network', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const app = new OfflinePage(page)
  const map = new MapPanel(page)
  const { session } = await newTraveller(request, baseURL)
  await page.clock.install()
  await storeSession(page, session)
  await app.open('/itinerary')
  await app.waitForWorker()
  await page.reload()
  await app.hydrate()
  await new ItineraryPage(page).plan('2 days in Monaco')
  await page.getByRole('button', { name: 'Take offline' }).click()
  const pack = page.getByRole('dialog', { name: 'Take this trip offline' })
  await pack.getByRole('button', { name: 'Take this trip offline' }).click()
  await expect(pack.getByRole('status')).toContainText('8 of 9 parts are on this device.')
  await expect(pack.getByRole('listitem').filter({ hasText: 'Street maps along the way' })).toContainText('kB')
  await expect(pack.getByRole('listitem').filter({ hasText: 'Documents' })).toContainText('No documents in your vault')
  await expect(pack.getByRole('listitem').filter({ hasText: 'Travel advice' })).toContainText('as of')

  await context.setOffline(true)
  await page.clock.setSystemTime(Date.now() + WEEK_MS)
  await page.reload()
  await app.hydrate()
  await expect(new ItineraryPage(page).day(2)).toBeVisible()
  await page.getByRole('button', { name: 'Take offline' }).click()
  await expect(pack.getByRole('status')).toContainText('Taken 7 days ago')
  await expect(pack).toContainText('You are offline. What is below works')
  await expect(pack.getByRole('button', { name: 'Refresh' })).toBeDisabled()

  await pack.getByRole('link', { name: 'Open: Street maps along the way' }).click()
  await expect(map.row('Monaco')).toContainText('Saved 7 days ago')
  await page.goto('/translate')
  await app.hydrate()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/risk-radar?country=MC')
  await app.hydrate()
  await expect(page.getByRole('main')).toContainText('Monaco')
})
