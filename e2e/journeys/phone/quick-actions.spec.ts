import { expect, test } from '@playwright/test'

import { HomePage } from '../../pages/home-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { QuickActions } from '../../pages/quick-actions.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { recordMessages } from '../../support/record-messages.ts'

test.use({ serviceWorkers: 'allow' })

const MONACO = { latitude: 43.7392, longitude: 7.4274, accuracy: 12 }

test('shows numbers, hospital and embassy for Monaco, and another country on request', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(MONACO)
  const expectMessage = await recordMessages(page)
  const home = new HomePage(page)
  await home.open()
  await home.hydrate()
  await home.scrollToSection('actions')
  const actions = new QuickActions(page)
  await expect(actions.tiles.getByRole('listitem')).toHaveCount(6)
  const dialog = await actions.open('Emergency Info')
  await expect(dialog.getByText('You are in Monaco')).toBeVisible()
  await expectMessage('Emergency information loaded')
  await expect(dialog.getByText('43.7392, 7.4274')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  await expect(dialog.getByText('The border with France is close', { exact: false })).toBeVisible()
  await expect(dialog.getByText('Hospital · ', { exact: false }).first()).toBeVisible()
  await expect(dialog.getByLabel('Your passport')).toHaveValue('GB')
  await expect(dialog.getByText('Taken from the language of this device.', { exact: false })).toBeVisible()
  await expect(dialog.getByText('As of 16 Nov 2022', { exact: false })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByLabel('Somewhere else? Choose the country').selectOption('JP')
  await expect(dialog.getByText('Numbers of Japan')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Police 110' })).toHaveAttribute('href', 'tel:110')
})

test('shows emergency numbers offline and without a location', async ({ page, context }) => {
  const expectMessage = await recordMessages(page)
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await context.setOffline(true)
  await page.reload()
  await app.hydrate()
  const home = new HomePage(page)
  await home.scrollToSection('actions')
  const actions = new QuickActions(page)
  const dialog = await actions.open('Emergency Info')
  await expectMessage('Unable to get location for emergency info')
  await expect(dialog.getByText('Location access denied. Please enable location permissions.')).toBeVisible()
  await dialog.getByLabel('Country', { exact: true }).selectOption('AT')
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toBeVisible()
  await expect(dialog.getByText('By law')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Ambulance 144' })).toBeVisible()
  await actions.close()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 64.1466, longitude: -21.9426, accuracy: 30 })
  const again = await actions.open('Emergency Info')
  await expect(again.getByText('You are in Iceland')).toBeVisible()
  await expect(again.getByText('No connection: this is what is kept on your device.')).toBeVisible()
})

test('finds a restaurant nearby and saves it on the device', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(MONACO)
  const expectMessage = await recordMessages(page)
  const home = new HomePage(page)
  await home.open()
  await home.hydrate()
  await home.scrollToSection('actions')
  const actions = new QuickActions(page)
  const dialog = await actions.open('Nearby Restaurants')
  await expectMessage('Found 20 nearby restaurants!')
  const first = dialog.getByRole('listitem').first()
  await expect(first.getByRole('heading', { name: 'Le Louis XV', exact: false })).toBeVisible()
  await expect(first.getByText('OpenStreetMap contributors, as of February 2025')).toBeVisible()
  await expect(first.getByRole('link', { name: 'Directions to', exact: false })).toHaveAttribute('href', /^geo:/)
  await expectAccessible(page, '[role=dialog]')
  await first.getByRole('button', { name: 'Save Le Louis XV', exact: false }).click()
  await expectMessage('has been saved to your favorites.')
  await page.reload()
  await home.hydrate()
  await home.scrollToSection('actions')
  const tomorrow = await actions.open('Nearby Restaurants')
  await expect(tomorrow.getByRole('region', { name: 'Saved on this device' })).toContainText('Le Louis XV')
})

test('shows the location on a map and copies the coordinates', async ({ page, context }) => {
  await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
  await context.setGeolocation({ latitude: 38.7223, longitude: -9.1393, accuracy: 12 })
  const expectMessage = await recordMessages(page)
  await page.clock.install()
  const home = new HomePage(page)
  await home.open()
  await home.hydrate()
  await home.scrollToSection('actions')
  const actions = new QuickActions(page)
  const dialog = await actions.open('My Location')
  await expectMessage('Location found!')
  await expect(dialog.getByText('38.722300, -9.139300', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'geo:38.722300,-9.139300?q=38.722300,-9.139300',
  )
  // The confirmation lasts two seconds, so the clock is paused.
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Copy coordinates' }).click()
  await expect(dialog.getByRole('button', { name: 'Coordinates copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('38.722300, -9.139300')
  await page.clock.runFor(2000)
  await expect(dialog.getByRole('button', { name: 'Copy coordinates' })).toBeVisible()
})
