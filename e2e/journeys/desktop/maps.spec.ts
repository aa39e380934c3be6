import { expect, test } from '@playwright/test'

import { MapPanel } from '../../pages/map-panel.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'

const MISSING = 'Parts of this map are not on this device; they load with a connection.'

// Animated map movements are slow without a graphics card.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1024, height: 720 } })

test('shows a map, locates the traveller, and dates its street data', async ({ page, context }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 43.7384, longitude: 7.4246, accuracy: 40 })
  const expectMessage = await recordMessages(page)
  const map = new MapPanel(page)
  await new OfflinePage(page).open('/offline-maps')
  await map.waitUntilDrawn()
  await expect(map.region('Map: World')).toBeVisible()
  await expect(map.caption.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
  await expect(map.caption).not.toContainText('OpenStreetMap')

  await page.getByRole('button', { name: 'My Location' }).click()
  await expectMessage('Location found! Showing on map.')
  await expect(map.caption).toContainText('43°44′N 7°25′E')
  await expect(map.caption).toContainText('Streets as of February 2025')
  await expect(map.caption.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
  await map.panel.getByRole('button', { name: 'Zoom out' }).click()

  // The map is one tab stop, and the arrow keys move it.
  await map.region('Map: World').focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown')
  await expect(map.caption).not.toContainText('43°44′N')

  await context.clearPermissions()
  // A page reuses its position for a minute, so a reload is needed.
  await page.reload()
  await new OfflinePage(page).hydrate()
  await page.getByRole('button', { name: 'My Location' }).click()
  await expectMessage('Location access denied. Please enable location permissions.')
  expect(refused).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('downloaded maps work offline; the world is free, streets need the trial, each can be deleted', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const app = new OfflinePage(page)
    const map = new MapPanel(page)
    await app.open('/offline-maps')
    await expect(map.packAction('See plans', 'Monaco')).toHaveAttribute('href', '/pricing')
    await expect(map.packAction('Download', 'World')).toBeEnabled()

    const { session } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    await app.open('/offline-maps')
    await app.waitForWorker()
    await page.reload()
    await app.hydrate()
    for (const title of ['World', 'Monaco']) {
      await map.packAction('Download', title).click()
      await expect(map.row(title)).toContainText('On this device, works without a signal')
    }
    await map.waitUntilDrawn()
    await context.setOffline(true)
    await page.reload()
    await app.hydrate()
    await map.waitUntilDrawn()
    await map.packAction('Show', 'Monaco').click()
    await expect(map.caption).toContainText('Streets as of February 2025')
    await expect(map.caption).not.toContainText(MISSING)

    await page.getByRole('button', { name: 'Pharmacy', exact: true }).click()
    await expect(page.getByText('Pharmacy · 15 Rue Comte Félix Gastaldi')).toBeVisible()
    for (let step = 0; step < 2; step += 1)
      await map.panel.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(map.caption).toContainText('50 m')
    await expect(map.caption).toContainText('Streets as of February 2025')
    await expect(map.caption).not.toContainText(MISSING)
    // This area was neither viewed nor downloaded.
    await map.packAction('Show', 'Liechtenstein').click()
    await expect(map.caption).toContainText(MISSING)

    await map.packAction('Delete', 'Monaco').click()
    await expect(map.row('Monaco')).not.toContainText('On this device')
    await expect(map.row('World')).toContainText('On this device, works without a signal')
  })
})
