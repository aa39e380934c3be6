import { expect, test } from '@playwright/test'

import { ItineraryPage } from '../../pages/itinerary-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { OWN_DEVICE } from '../../support/own-device.ts'

test.use(OWN_DEVICE)

const WISH = 'Three days in Lisbon from 5 May 2027, two adults, calm, art. We must see the Jerónimos Monastery.'

test('a sentence becomes a checked plan, which is changed by keyboard, undone, kept and taken along', async ({
  page,
}) => {
  const itinerary = new ItineraryPage(page)
  await itinerary.open('/itinerary?destination=Lisbon')
  await expect(page.getByLabel('Where to, when, and what for?')).toHaveValue('Lisbon')
  await itinerary.plan(WISH)
  await expect(page.getByText(/^Checked: possible (as it stands|by usual hours)/)).toBeVisible()
  await expect(itinerary.day(3)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What we understood' })).toBeInViewport()
  await expect(page).toHaveURL(/\?wish=Three/)
  await page.goForward()
  await expect(itinerary.day(3)).toBeVisible()
  await itinerary.name('Spring')
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
  await changes.getByRole('button', { name: 'Leave it' }).click()

  await page.getByRole('button', { name: 'Take along' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar (ICS)' }).click()
  expect((await saving).suggestedFilename()).toBe('spring.ics')
  await page.keyboard.press('Escape')

  await page.reload()
  await itinerary.comeAlive()
  await expect.poll(() => itinerary.stops()).toEqual(before)
  await itinerary.expectQuiet()
})

test.describe('with the worker, which has the scripts when there is no connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an account has the trip, also what was changed without a connection, and a link ends when it is taken back', async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    const expectSaid = await hearMessages(page)
    const itinerary = new ItineraryPage(page)
    await itinerary.open('/itinerary')
    await page.getByRole('button', { name: 'Write it yourself' }).click()
    await itinerary.name('South')
    await page.getByRole('button', { name: 'Add a stop' }).click()
    await expect.poll(async () => (await supabase.from('trips').select('title')).data).toEqual([{ title: 'South' }])

    await new OfflinePage(page).waitForWorker()
    await context.setOffline(true)
    await itinerary.name('Deep south')
    await expect(page.getByText('Waits for a connection')).toBeVisible()
    await context.setOffline(false)
    await expect
      .poll(async () => (await supabase.from('trips').select('title')).data)
      .toEqual([{ title: 'Deep south' }])

    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const url = await page.getByLabel('This is the link').inputValue()
    const friend = await browser.newContext({ javaScriptEnabled: false })
    const reading = await friend.newPage()
    await reading.goto(url)
    await expect(reading.getByRole('heading', { level: 1, name: 'Deep south' })).toBeVisible()
    expect(await reading.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

    await page.getByRole('button', { name: /^Take back/ }).click()
    await expectSaid('Link taken back')
    const gone = await reading.goto(url)
    expect(gone?.status()).toBe(410)
    await expect(reading.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible()
    await friend.close()
  })

  test('what two devices changed on one trip, one of them without a connection, is on both in the end', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    const desk = new ItineraryPage(page)
    await desk.open('/itinerary')
    await page.getByRole('button', { name: 'Write it yourself' }).click()
    await desk.name('South')
    await expect.poll(async () => (await supabase.from('trips').select('title')).data).toEqual([{ title: 'South' }])

    const train = await browser.newContext({ serviceWorkers: 'allow' })
    const other = await train.newPage()
    await bringSession(other, session)
    const onTheWay = new ItineraryPage(other)
    await onTheWay.open(page.url())
    await expect(other.getByLabel('Name of the trip')).toHaveValue('South')
    await new OfflinePage(other).waitForWorker()
    await train.setOffline(true)
    await other.getByLabel('Note for day 1').fill('Bring the boots')
    await expect(other.getByText('Waits for a connection')).toBeVisible()
    await desk.name('Deep south')
    await expect
      .poll(async () => (await supabase.from('trips').select('title')).data)
      .toEqual([{ title: 'Deep south' }])

    await train.setOffline(false)
    await expect(other.getByLabel('Name of the trip')).toHaveValue('Deep south')
    await expect(other.getByLabel('Note for day 1')).toHaveValue('Bring the boots')
    await page.reload()
    await expect(page.getByLabel('Note for day 1')).toHaveValue('Bring the boots')
    await expect(page.getByLabel('Name of the trip')).toHaveValue('Deep south')
    await train.close()
  })
})
