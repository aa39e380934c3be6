import { expect, type Page, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { openAlive, openAndTouch } from '../../support/come-alive.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { OWN_DEVICE } from '../../support/own-device.ts'

const STAY = 'destination=Lisbon%2C+Portugal&checkin=2099-12-01&checkout=2099-12-04&adults=2&rooms=1'

/** Presses the one button of the page and answers with the tab that it opens. */
async function pressOn(page: Page): Promise<Page> {
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
  test.use(OWN_DEVICE)

  test('is counted by the device on the server, once for each search, and told kindly when the day is used up', async ({
    page,
  }) => {
    const tool = new ToolPage(page)
    const device = () => page.evaluate(() => localStorage.getItem('device-fingerprint'))
    // Whoever draws, plays or asks for the graphics card to tell devices apart would be seen here.
    await page.addInitScript(() => {
      const look = (name: string) =>
        sessionStorage.setItem('looked', `${sessionStorage.getItem('looked') ?? ''} ${name}`)
      const { toDataURL } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.toDataURL = function (...asked) {
        look('canvas')
        return toDataURL.apply(this, asked)
      }
      const { startRendering } = OfflineAudioContext.prototype
      OfflineAudioContext.prototype.startRendering = function () {
        look('audio')
        return startRendering.apply(this)
      }
    })
    const looked = () => page.evaluate(() => sessionStorage.getItem('looked'))
    await tool.open(`/accommodation-search?${STAY}`)
    expect([await device(), await looked()]).toEqual([null, null])
    await page.getByRole('link', { name: 'See rooms and prices' }).click()
    await expect(page.getByRole('heading', { name: 'Rooms and prices are at expedia.com' })).toBeVisible()
    expect(await device()).toBeNull()
    const site = await pressOn(page)
    await expect(site.getByRole('heading', { name: 'The booking site' })).toBeVisible()
    expect(new URL(site.url()).searchParams.get('destination')).toBe('Lisbon, Portugal')
    expect(await site.evaluate(() => [String(opener), document.referrer])).toEqual(['null', ''])
    await expect(page.getByText(/^Search 1 of 25 today.*Counted on this device/)).toBeVisible()
    const hash = await device()
    expect(hash).toMatch(/^[0-9a-f]{8}$/)
    expect(await looked()).toBe(' canvas audio')
    await openAlive(page, page.url())
    await pressOn(page)
    await expect(page.getByText('You have made this search before today, so it is not counted again.')).toBeVisible()

    for (let used = 1; used < 23; used += 1) {
      const data = { kind: 'hotel', search: `s${used}`, device: hash }
      expect((await page.request.post('/functions/v1/record-search', { data })).status()).toBe(200)
    }
    await openAlive(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=2')}`)
    await pressOn(page)
    await expect(page.getByText(/^Only 1 left today/)).toBeVisible()
    await tool.open('/flights')
    await expect(page.getByRole('status', { name: 'Your plan today' })).toContainText('Only 1 left today')
    await openAlive(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=3')}`)
    await pressOn(page)
    await expect(page.getByText(/^That was the last one today/)).toBeVisible()

    // The count is not the browser's to forget.
    await page.evaluate(() => {
      localStorage.clear()
      localStorage.setItem('hasSeenSplash', 'true')
      localStorage.setItem('cookie-consent', 'declined')
    })
    await openAlive(page, '/hand-off/car?pickup=Faro&from=2099-12-01&to=2099-12-05&age=24')
    await pressOn(page)
    await expect(page.getByText('That is all for today')).toBeVisible()
    expect(await device()).toBe(hash)
    await expect(page.getByText(/The next ones are yours from \w+day/)).toBeVisible()
    await expect(page.getByRole('button', { name: /expedia/ })).toHaveCount(0)
    const served = await page.request.get(page.url(), { headers: { accept: 'text/html' } })
    for (const html of [await page.content(), await served.text()]) expect(html).not.toContain('://www.expedia.com')
    await page.getByRole('link', { name: 'Back to your search' }).click()
    await expect(page.getByLabel('Pick-up', { exact: true })).toHaveValue('Faro')
    await expect(page.getByLabel('Driver’s age')).toHaveValue('24')
  })
})

test('searches of before are one tap away, and can be taken off', async ({ page }) => {
  const tool = new ToolPage(page)
  await tool.open(`/accommodation-search?${STAY}`)
  await tool.open('/accommodation-search')
  const recent = page.getByRole('region', { name: 'Searched on this device' })
  await recent.getByRole('link', { name: /^Lisbon, Portugal/ }).click()
  await expect(page.getByText('3 nights')).toBeVisible()
  await tool.open('/accommodation-search')
  await recent.getByRole('button', { name: 'Remove Lisbon, Portugal' }).click()
  await expect(recent).toHaveCount(0)
  await tool.expectQuiet()
})

test('a traveller is counted by the server, once for each search', async ({ page, request, baseURL }) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  const used = async () => {
    const asked = { p_user_id: session.user.id, p_usage_type: 'search_requests' }
    return (await supabase.rpc('get_user_usage', asked)).data as unknown
  }
  await openAlive(page, `/hand-off/hotel?${STAY}`)
  expect(await used()).toBe(0)
  await pressOn(page)
  await expect(page.getByText('Opened in a new tab. Your search is still here.')).toBeVisible()
  expect(await used()).toBe(1)
  await openAlive(page, `/hand-off/hotel?${STAY}`)
  const again = page.waitForResponse(/record-search/)
  await pressOn(page)
  expect((await again).headers()['idempotency-replayed']).toBe('true')
  expect(await used()).toBe(1)
  await openAlive(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=2')}`)
  await pressOn(page)
  await expect.poll(used).toBe(2)
})

test('opening the page counts nothing, whoever opens it, and neither does a form of another site', async ({
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
  await openAndTouch(page, ours)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /record-search|expedia\.com\//.test(url))).toEqual([])
})

test('a search that cannot be goes back to its form and says why, in place and as a message', async ({ page }) => {
  const expectSaid = await hearMessages(page)
  await page.goto(`/hand-off/hotel?${STAY.replace('Lisbon%2C+Portugal', '%F0%9F%8F%9D')}`)
  await expect(page).toHaveURL(/\/accommodation-search\?/)
  await new ToolPage(page).comeAlive()
  await expectSaid('Missing destination')
  await expect(page.getByRole('main').getByText('Please select a destination').first()).toBeVisible()
  await page.goto('/hand-off/boat?x=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.request.get('/hand-off/boat', { headers: { accept: 'text/html' } })).status()).toBe(404)
})
