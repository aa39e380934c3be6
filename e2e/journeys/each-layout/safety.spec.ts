import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { newTraveller, storeSession } from '../../support/new-traveller.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

const LISBON = { latitude: 38.7223, longitude: -9.1393, accuracy: 12 }

test.describe('without a connection, after only the home page was opened', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a card is filled in, read again in Japanese, and saved as a picture', PHONE_FIRST, async ({ page }) => {
    const app = new OfflinePage(page)
    await app.goOfflineFromHome()
    await page.goto('/gemini-safety/card')
    await app.hydrate()
    await page.getByLabel('Country you travel to').selectOption('JP')
    await page.getByLabel('I am allergic to peanuts').check()
    await page.getByLabel('Blood group').selectOption('O−')
    await page.getByLabel('Name', { exact: true }).fill('Ana Sousa')

    await page.reload()
    const card = page.getByRole('article', { name: 'Emergency card for Japan' })
    await expect(card.getByRole('link', { name: 'Ambulance 119' })).toHaveAttribute('href', 'tel:119')
    await expect(card.getByText('ピーナッツ', { exact: false })).toBeVisible()
    await expect(card.getByText('Ana Sousa')).toBeVisible()
    await expectAccessible(page, 'main')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download picture' }).click()
    const png = await readFile(await (await download).path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1170, 2532])
  })

  test('the SOS screen gives number, position and sentences', PHONE_FIRST, async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(LISBON)
    const app = new OfflinePage(page)
    await app.goOfflineFromHome()
    await page.goto('/gemini-safety')
    await app.hydrate()
    await page.getByRole('button', { name: 'SOS' }).click()
    const screen = page.getByRole('dialog', { name: 'SOS' })
    await expect(screen.getByRole('link', { name: 'Emergency: 112' })).toHaveAttribute('href', 'tel:112')
    await expect(screen.getByText('38.722300, -9.139300', { exact: false })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Text my position' })).toHaveAttribute('href', /^sms:.*38\.72230/)
    await screen.getByRole('button', { name: 'Chame uma ambulância' }).click()
    await expect(screen.getByRole('button', { name: 'Chame uma ambulância' })).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, '[role=dialog]')
  })
})

test('a fake call rings, and leaving quickly swaps the page', async ({ page }) => {
  await page.goto('/')
  await openHydrated(page, '/gemini-safety')
  await page.getByLabel('Caller').fill('Marta')
  await page.getByLabel('When', { exact: true }).selectOption('Now')
  await page.getByRole('button', { name: 'Set up a fake call' }).click()
  const call = page.getByRole('dialog', { name: 'Call from Marta' })
  await call.getByRole('button', { name: 'Answer' }).click()
  await expect(call.getByText('0:01')).toBeVisible()
  await call.getByRole('button', { name: 'End call' }).click()
  await expect(call).toBeHidden()

  await page.getByRole('button', { name: 'Leave quickly' }).click()
  await expect(page).toHaveURL(/\/currency-converter$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a contact agrees, a timer runs, and the traveller checks in', async ({ page, browser, request, baseURL }) => {
  const traveller = await newTraveller(request, baseURL)
  const contact = `${crypto.randomUUID()}@sojourn.example`
  await storeSession(page, traveller.session)
  await openHydrated(page, '/gemini-safety/check-in')
  await page.getByLabel('Name', { exact: true }).fill('Rui')
  await page.getByLabel('Their mail address').fill(contact)
  await page.getByRole('button', { name: 'Add contact' }).click()
  await expect(page.getByText('Asked, no answer yet', { exact: true })).toBeVisible()

  const away = await browser.newContext({ serviceWorkers: 'block' })
  const other = await away.newPage()
  await other.goto(await new Mailbox(request).linkFor(contact, 'safety-contact'))
  await other.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expectAccessible(other, 'main')
  await away.close()

  await page.reload()
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Share my last position', { exact: false })).not.toBeChecked()
  await page.getByLabel('Check in within').selectOption('1 hour')
  await page.getByRole('button', { name: 'Start the timer' }).click()
  await expect(page.getByRole('heading', { name: /^Check in by \d/ })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/left$/)
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'I am safe' }).click()
  await expect(page.getByRole('heading', { name: /^Check in by \d/ })).toBeHidden()
})

test('a plan for a woman alone and a briefing with dates name their sources', async ({ page }) => {
  await openHydrated(page, '/gemini-safety/plan?to=Monaco%2C+Monaco&who=woman')
  await expect(page.getByRole('region', { name: 'Hospitals and police' }).getByText('map of')).toHaveCount(2)
  await expect(page.getByRole('term').filter({ hasText: 'Women alone' })).toBeVisible()
  await expectAccessible(page, 'main')

  await openHydrated(page, '/gemini-travel-intel?to=Porto%2C+Portugal&from=2027-05-10&until=2027-05-17&passport=BR')
  const briefing = page.getByRole('article').filter({ hasText: 'Porto' })
  await expect(briefing.getByText('No visa needed', { exact: false })).toBeVisible()
  await expect(briefing.getByText('Our guide, November 2026', { exact: false }).first()).toBeVisible()
  for (const part of ['Entry', 'Health', 'Money', 'Manners', 'Getting around', 'Phone and plugs', 'Events', 'Costs'])
    await expect(briefing.getByRole('region', { name: part })).toBeVisible()
  await expectAccessible(page, 'main')
})
