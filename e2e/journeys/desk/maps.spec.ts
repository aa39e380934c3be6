import { expect, test } from '@playwright/test'

import { MapPanel } from '../../pages/map-panel.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'

const MISSING = 'Parts of this map are not on this device; they come with a connection.'

// Without a graphics card every frame of a flight over the map takes its time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1024, height: 720 } })

test('a map appears, finds the traveller, and says how old its streets are', async ({ page, context }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 43.7384, longitude: 7.4246, accuracy: 40 })
  const expectSaid = await hearMessages(page)
  const map = new MapPanel(page)
  await new OfflinePage(page).open('/offline-maps')
  await map.waitUntilDrawn()
  await expect(map.region('Map: World')).toBeVisible()
  await expect(map.caption.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
  await expect(map.caption).not.toContainText('OpenStreetMap')

  await page.getByRole('button', { name: 'My Location' }).click()
  await expectSaid('Location found! Showing on map.')
  await expect(map.caption).toContainText('43°44′N 7°25′E')
  await expect(map.caption).toContainText('Streets as of February 2025')
  await expect(map.caption.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
  await map.panel.getByRole('button', { name: 'Zoom out' }).click()

  // By keyboard alone: the map itself is one stop, and its arrows move it.
  await map.region('Map: World').focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown')
  await expect(map.caption).not.toContainText('43°44′N')

  await context.clearPermissions()
  // For a minute a page is content with the place it knows; another one asks.
  await page.reload()
  await new OfflinePage(page).comeAlive()
  await page.getByRole('button', { name: 'My Location' }).click()
  await expectSaid('Location access denied. Please enable location permissions.')
  expect(refused).toEqual([])
})

test.describe('with the worker that keeps maps', () => {
  test.use({ serviceWorkers: 'allow' })

  test('maps taken along work without a network; the world is free, streets belong to the trial, all can be put back', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const app = new OfflinePage(page)
    const map = new MapPanel(page)
    await app.open('/offline-maps')
    await expect(map.shelf('See plans', 'Monaco')).toHaveAttribute('href', '/pricing')
    await expect(map.shelf('Download', 'World')).toBeEnabled()

    const { session } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    await app.open('/offline-maps')
    await app.waitForWorker()
    await page.reload()
    await app.comeAlive()
    for (const title of ['World', 'Monaco']) {
      await map.shelf('Download', title).click()
      await expect(map.row(title)).toContainText('On this device, works without a signal')
    }
    await map.waitUntilDrawn()
    await context.setOffline(true)
    await page.reload()
    await app.comeAlive()
    await map.waitUntilDrawn()
    await map.shelf('Show', 'Monaco').click()
    await expect(map.caption).toContainText('Streets as of February 2025')
    await expect(map.caption).not.toContainText(MISSING)
    // Neither seen nor fetched: said, not hidden.
    await map.shelf('Show', 'Liechtenstein').click()
    await expect(map.caption).toContainText(MISSING)

    await map.shelf('Delete', 'Monaco').click()
    await expect(map.row('Monaco')).not.toContainText('On this device')
    await expect(map.row('World')).toContainText('On this device, works without a signal')
  })
})
