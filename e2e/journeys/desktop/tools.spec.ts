import { expect, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { ToolPage } from '../../pages/tool-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

/** The storage format of the itinerary before plans existed. */
const NOTEBOOK = {
  title: 'South',
  start: '',
  days: [{ id: 'first', title: '', stops: [{ id: 'a', time: '', text: 'Tram' }] }],
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a flight search is validated, measured and handed off', async ({ page }) => {
    await page.goto('/flights')
    await page.getByRole('button', { name: 'Find Flights' }).click()
    await expect(page.getByText('Origin airport is required').first()).toBeVisible()
    await page.getByLabel('From', { exact: true }).fill('LIS')
    await page.getByLabel('To', { exact: true }).fill('New York')
    await page.getByLabel('Departure', { exact: true }).fill('2099-12-01')
    await page.getByLabel('Return', { exact: true }).last().fill('2099-12-09')
    await page.getByRole('button', { name: 'Find Flights' }).click()
    await page.getByRole('link', { name: /JFK/ }).click()
    await expect(page.getByRole('heading', { name: /^Lisbon – / })).toBeVisible()
    await expect(page.getByText('5h behind Lisbon')).toBeVisible()
    await page.getByRole('link', { name: 'See flights and prices' }).click()
    await expect(page.getByRole('heading', { name: 'Flights and prices are at expedia.com' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'See flights at expedia.com' })).toBeVisible()
    await expect(page.locator('main form[method=post]')).toHaveAttribute('rel', 'noopener')
    // The booking link is revealed only when the search is counted.
    expect(await page.content()).not.toContain('://www.expedia.com')
    await page.getByRole('link', { name: 'Back to your search' }).click()
    await expect(page.getByLabel('Departure', { exact: true })).toHaveValue('2099-12-01')
  })

  test('passport validity and currency conversion are calculated', async ({ page }) => {
    await page.goto('/documents?expires=2099-04-20&arrive=2099-01-10&leave=2099-01-20')
    await expect(page.getByText('Has to last until 20 Apr 2099')).toBeVisible()
    await expect(page.getByText('Would have to last until 20 Jul 2099')).toBeVisible()
    await page.goto('/currency-converter?from=EUR&to=JPY&rate=171.35&amount=19.90')
    await expect(page.getByText('JP¥3,410')).toBeVisible()
  })
})

test.describe('hydrated', () => {
  test.use(UNIQUE_DEVICE)

  test('a hotel search carries over from its URL to the booking site', async ({ page, context }) => {
    await context.route('https://www.expedia.com/**', (route) => route.fulfill({ body: 'the booking site' }))
    await new ToolPage(page).open(
      '/accommodation-search?destination=Lisbon&checkin=2099-12-01&checkout=2099-12-04&guests=3',
    )
    await expect(page.getByText('3 nights')).toBeVisible()
    await page.getByRole('link', { name: 'See rooms and prices' }).click()
    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: 'See rooms at expedia.com' }).click()
    const opened = await opening
    await expect(opened).toHaveURL(/^https:\/\/www\.expedia\.com\//)
    await expect(page.getByText(/^Search 1 of 25 today/)).toBeVisible()
    expect(Object.fromEntries(new URL(opened.url()).searchParams)).toMatchObject({
      destination: 'Lisbon',
      startDate: '2099-12-01',
      endDate: '2099-12-04',
      adults: '3',
      rooms: '1',
      sort: 'RECOMMENDED',
    })
  })

  test('the old itinerary notebook and the budget survive a reload', async ({ page }) => {
    const tool = new ToolPage(page)
    await page.addInitScript((book) => {
      if (localStorage.getItem('trips-kept') === null) localStorage.setItem('itinerary-notebook', book)
    }, JSON.stringify(NOTEBOOK))
    await tool.open('/itinerary')
    await expect(page.getByLabel('Name of the trip')).toHaveValue('South')
    await page.reload()
    await tool.hydrate()
    await expect(page.getByRole('button', { name: 'Tram', exact: true })).toBeVisible()

    await tool.open('/budget/own-figures')
    await page.getByLabel('Food and drink').fill('35')
    await expect(page.getByText('€490').first()).toBeVisible()
    await tool.open('/dashboard')
    await expect(page.getByRole('link', { name: 'Itinerary Open' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Trip budget Open' })).toBeVisible()
  })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a name changed offline is written once after reconnecting', async ({ page, context, request, baseURL }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    const expectMessage = await recordMessages(page)
    const tool = new ToolPage(page)
    await tool.open('/profile')
    await new OfflinePage(page).waitForWorker()
    const name = page.getByLabel('Full name')
    await expect(name).toBeEnabled()
    const written: string[] = []
    context.on('requestfinished', (asked) => {
      if (asked.method() === 'PATCH') written.push(asked.postData() ?? '')
    })
    await context.setOffline(true)
    await name.fill('Ana of Porto')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expectMessage("Action saved for when you're back online")
    await expect(page.getByText(/^Saved on this device/)).toBeVisible()
    await page.reload()
    await tool.hydrate()
    await expect(name).toHaveValue('Ana of Porto')
    await context.setOffline(false)
    await expectMessage('Offline data synced successfully')
    await expect.poll(() => written).toEqual([JSON.stringify({ full_name: 'Ana of Porto' })])
    const { data } = await supabase.from('profiles').select('full_name').eq('id', session.user.id).single()
    expect(data?.full_name).toBe('Ana of Porto')
  })
})
