import { expect, test } from '@playwright/test'

import { ItineraryPage } from '../../pages/itinerary-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

test.use(UNIQUE_DEVICE)

const REQUEST = 'Three days in Lisbon from 5 May 2027, two adults, calm, art. We must see the Jerónimos Monastery.'

test('plans a trip from a sentence, edits it by keyboard, undoes, exports and restores it', async ({ page }) => {
  const itinerary = new ItineraryPage(page)
  await itinerary.open('/itinerary?destination=Lisbon')
  await expect(page.getByLabel('Where to, when, and what for?')).toHaveValue('Lisbon')
  await itinerary.plan(REQUEST)
  await expect(page.getByText(/^(Checked. Everything fits|Times fit typical opening hours)\./)).toBeVisible()
  await expect(itinerary.day(3)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What we understood' })).toBeInViewport()
  await expect(page).toHaveURL(/\?wish=Three/)
  await page.goForward()
  await expect(itinerary.day(3)).toBeVisible()
  await itinerary.rename('Spring')
  const before = await itinerary.stops()
  expect(before.join()).toMatch(/Jer[óo]nimos|Hieronymites/)

  await itinerary.handles.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => itinerary.stops()).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => itinerary.stops()).toEqual(before)

  await page.getByRole('button', { name: 'If it rains' }).first().click()
  const changes = page.getByRole('dialog', { name: 'What would change' })
  await expect(changes).toBeVisible()
  await changes.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Export' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar (ICS)' }).click()
  expect((await saving).suggestedFilename()).toBe('spring.ics')
  await page.keyboard.press('Escape')

  await page.reload()
  await itinerary.hydrate()
  await expect.poll(() => itinerary.stops()).toEqual(before)
  await itinerary.expectNoConsoleErrors()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('syncs a trip edited offline to the account, and a revoked share link stops working', async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    const expectMessage = await recordMessages(page)
    const itinerary = new ItineraryPage(page)
    await itinerary.open('/itinerary')
    await page.getByRole('button', { name: 'Start with an empty trip' }).click()
    await itinerary.rename('South')
    await page.getByRole('button', { name: 'Add a stop' }).click()
    await expect.poll(async () => (await supabase.from('trips').select('title')).data).toEqual([{ title: 'South' }])

    await new OfflinePage(page).waitForWorker()
    await context.setOffline(true)
    await itinerary.rename('Deep south')
    await expect(page.getByText('Waiting for a connection')).toBeVisible()
    await context.setOffline(false)
    await expect
      .poll(async () => (await supabase.from('trips').select('title')).data)
      .toEqual([{ title: 'Deep south' }])

    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const url = await page.getByLabel('This is your link').inputValue()
    const friend = await browser.newContext({ javaScriptEnabled: false })
    const reading = await friend.newPage()
    await reading.goto(url)
    await expect(reading.getByRole('heading', { level: 1, name: 'Deep south' })).toBeVisible()
    expect(await reading.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

    await page.getByRole('button', { name: /^Turn off/ }).click()
    await expectMessage('Link turned off')
    const gone = await reading.goto(url)
    expect(gone?.status()).toBe(410)
    await expect(reading.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await friend.close()
  })

  test('merges changes to one trip from two devices, one of them offline', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    const desktop = new ItineraryPage(page)
    await desktop.open('/itinerary')
    await page.getByRole('button', { name: 'Start with an empty trip' }).click()
    await desktop.rename('South')
    await expect.poll(async () => (await supabase.from('trips').select('title')).data).toEqual([{ title: 'South' }])

    const otherDevice = await browser.newContext({ serviceWorkers: 'allow' })
    const other = await otherDevice.newPage()
    await storeSession(other, session)
    const onOtherDevice = new ItineraryPage(other)
    await onOtherDevice.open(page.url())
    await expect(other.getByLabel('Name of the trip')).toHaveValue('South')
    await new OfflinePage(other).waitForWorker()
    await otherDevice.setOffline(true)
    await other.getByRole('button', { name: 'Add a note: Note for day 1' }).click()
    await other.getByRole('textbox', { name: 'Note for day 1' }).fill('Bring the boots')
    await expect(other.getByText('Waiting for a connection')).toBeVisible()
    await desktop.rename('Deep south')
    await expect
      .poll(async () => (await supabase.from('trips').select('title')).data)
      .toEqual([{ title: 'Deep south' }])

    await otherDevice.setOffline(false)
    await expect(other.getByLabel('Name of the trip')).toHaveValue('Deep south')
    await expect(other.getByRole('textbox', { name: 'Note for day 1' })).toHaveValue('Bring the boots')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Note for day 1' })).toHaveValue('Bring the boots')
    await expect(page.getByLabel('Name of the trip')).toHaveValue('Deep south')
    await otherDevice.close()
  })
})
