import { expect, type Page, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { openHydrated, openAndClick } from '../../support/hydrate.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

const STAY = 'destination=Lisbon%2C+Portugal&checkin=2099-12-01&checkout=2099-12-04&adults=2&rooms=1'

/** Presses the button and returns the tab that it opens. */
async function pressContinue(page: Page): Promise<Page> {
  const tab = page.context().waitForEvent('page')
  await page.getByRole('button', { name: /^See (?:rooms|flights|cars) at expedia\.com/ }).click()
  return tab
}

test.beforeEach(({ context }) =>
  context.route('https://www.expedia.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The booking site</h1>' }),
  ),
)

test.describe('a guest', () => {
  test.use(UNIQUE_DEVICE)

  test('is counted by device, once per search, and shows when the daily limit is reached', async ({ page }) => {
    const tool = new ToolPage(page)
    const device = () => page.evaluate(() => localStorage.getItem('device-fingerprint'))
    // Records fingerprinting through canvas and audio.
    await page.addInitScript(() => {
      const record = (name: string) =>
        sessionStorage.setItem('fingerprinting', `${sessionStorage.getItem('fingerprinting') ?? ''} ${name}`)
      const { toDataURL } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.toDataURL = function (...asked) {
        record('canvas')
        return toDataURL.apply(this, asked)
      }
      const { startRendering } = OfflineAudioContext.prototype
      OfflineAudioContext.prototype.startRendering = function () {
        record('audio')
        return startRendering.apply(this)
      }
    })
    const fingerprinting = () => page.evaluate(() => sessionStorage.getItem('fingerprinting'))
    await tool.open(`/accommodation-search?${STAY}`)
    expect([await device(), await fingerprinting()]).toEqual([null, null])
    await page.getByRole('link', { name: 'See rooms and prices' }).click()
    await expect(page.getByRole('heading', { name: 'Rooms and prices are at expedia.com' })).toBeVisible()
    expect(await device()).toBeNull()
    const site = await pressContinue(page)
    await expect(site.getByRole('heading', { name: 'The booking site' })).toBeVisible()
    expect(new URL(site.url()).searchParams.get('destination')).toBe('Lisbon, Portugal')
    expect(await site.evaluate(() => [String(opener), document.referrer])).toEqual(['null', ''])
    await expect(page.getByText(/^Search 1 of 25 today.*Counted on this device/)).toBeVisible()
    const hash = await device()
    expect(hash).toMatch(/^[0-9a-f]{8}$/)
    expect(await fingerprinting()).toBe(' canvas audio')
    await openHydrated(page, page.url())
    await pressContinue(page)
    await expect(page.getByText('You made this search earlier today, so it is not counted again.')).toBeVisible()

    for (let used = 1; used < 23; used += 1) {
      const data = { kind: 'hotel', search: `s${used}`, device: hash }
      expect((await page.request.post('/functions/v1/record-search', { data })).status()).toBe(200)
    }
    await openHydrated(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=2')}`)
    await pressContinue(page)
    await expect(page.getByText(/^Only 1 left today/)).toBeVisible()
    await tool.open('/flights')
    await expect(page.getByRole('status', { name: 'Your plan today' })).toContainText('Only 1 left today')
    await openHydrated(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=3')}`)
    await pressContinue(page)
    await expect(page.getByText(/^That was the last one today/)).toBeVisible()

    // Clearing the storage does not reset the count.
    await page.evaluate(() => {
      localStorage.clear()
      localStorage.setItem('hasSeenSplash', 'true')
      localStorage.setItem('cookie-consent', 'declined')
    })
    await openHydrated(page, '/hand-off/car?pickup=Faro&from=2099-12-01&to=2099-12-05&age=24')
    await pressContinue(page)
    await expect(page.getByText('Daily limit reached')).toBeVisible()
    expect(await device()).toBe(hash)
    await expect(page.getByText(/You can search again from \w+day/)).toBeVisible()
    await expect(page.getByRole('button', { name: /expedia/ })).toHaveCount(0)
    const served = await page.request.get(page.url(), { headers: { accept: 'text/html' } })
    for (const html of [await page.content(), await served.text()]) expect(html).not.toContain('://www.expedia.com')
    await page.getByRole('link', { name: 'Back to your search' }).click()
    await expect(page.getByLabel('Pick-up', { exact: true })).toHaveValue('Faro')
    await expect(page.getByLabel('Driver’s age')).toHaveValue('24')
  })
})

test('recent searches open with one tap and can be removed', async ({ page }) => {
  const tool = new ToolPage(page)
  await tool.open(`/accommodation-search?${STAY}`)
  await tool.open('/accommodation-search')
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await recent.getByRole('link', { name: /^Lisbon, Portugal/ }).click()
  await expect(page.getByText('3 nights')).toBeVisible()
  await tool.open('/accommodation-search')
  await recent.getByRole('button', { name: 'Remove Lisbon, Portugal' }).click()
  await expect(recent).toHaveCount(0)
  await tool.expectNoConsoleErrors()
})

test("the server counts a traveller's searches, each only once", async ({ page, request, baseURL }) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const used = async () => {
    const asked = { p_user_id: session.user.id, p_usage_type: 'search_requests' }
    return (await supabase.rpc('get_user_usage', asked)).data as unknown
  }
  await openHydrated(page, `/hand-off/hotel?${STAY}`)
  expect(await used()).toBe(0)
  await pressContinue(page)
  await expect(page.getByText('Opened in a new tab. Your search is still here.')).toBeVisible()
  expect(await used()).toBe(1)
  await openHydrated(page, `/hand-off/hotel?${STAY}`)
  const again = page.waitForResponse(/record-search/)
  await pressContinue(page)
  expect((await again).headers()['idempotency-replayed']).toBe('true')
  expect(await used()).toBe(1)
  await openHydrated(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=2')}`)
  await pressContinue(page)
  await expect.poll(used).toBe(2)
})

test('neither opening the hand-off page nor a form of another site counts a search', async ({
  context,
  page,
  baseURL,
}) => {
  const ours = `${baseURL}/hand-off/hotel?${STAY}`
  const other = 'http://other.test/'
  await context.route(`${other}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${ours.replaceAll('&', '&amp;')}"><button>Win a prize</button></form>`,
    }),
  )
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await page.goto(other)
  await page.getByRole('button', { name: 'Win a prize' }).click()
  await expect(page).toHaveURL(ours)
  await expect(page.getByRole('heading', { name: 'Rooms and prices are at expedia.com' })).toBeVisible()
  await openAndClick(page, ours)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /record-search|expedia\.com\//.test(url))).toEqual([])
})

test('an invalid search returns to its form and says why, inline and as a toast', async ({ page }) => {
  const expectMessage = await recordMessages(page)
  await page.goto(`/hand-off/hotel?${STAY.replace('Lisbon%2C+Portugal', '%F0%9F%8F%9D')}`)
  await expect(page).toHaveURL(/\/accommodation-search\?/)
  await new ToolPage(page).hydrate()
  await expectMessage('Missing destination')
  await expect(page.getByRole('main').getByText('Please select a destination').first()).toBeVisible()
  await page.goto('/hand-off/boat?x=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.request.get('/hand-off/boat', { headers: { accept: 'text/html' } })).status()).toBe(404)
})
