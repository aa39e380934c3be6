import { expect, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { openAndTouch } from '../../support/come-alive.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { OWN_DEVICE } from '../../support/own-device.ts'

const STAY = 'destination=Lisbon%2C+Portugal&checkin=2099-12-01&checkout=2099-12-04&adults=2&rooms=1'

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
    await expect(page.getByText(/^Search 1 of 25 today.*Counted on this device/)).toBeVisible()
    const hash = await device()
    expect(hash).toMatch(/^[0-9a-f]{8}$/)
    expect(await looked()).toBe(' canvas audio')
    await page.reload()
    await expect(page.getByText('You have made this search before today, so it is not counted again.')).toBeVisible()

    for (let used = 1; used < 23; used += 1) {
      const data = { kind: 'hotel', search: `s${used}`, device: hash }
      expect((await page.request.post('/functions/v1/record-search', { data })).status()).toBe(200)
    }
    await openAndTouch(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=2')}`)
    await expect(page.getByText(/^Only 1 left today/)).toBeVisible()
    await tool.open('/flights')
    await expect(page.getByRole('status', { name: 'Your plan today' })).toContainText('Only 1 left today')
    await openAndTouch(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=3')}`)
    await expect(page.getByText(/^That was the last one today/)).toBeVisible()

    // The count is not the browser's to forget.
    await page.evaluate(() => {
      localStorage.clear()
      localStorage.setItem('hasSeenSplash', 'true')
      localStorage.setItem('cookie-consent', 'declined')
    })
    await openAndTouch(page, '/hand-off/car?pickup=Faro&from=2099-12-01&to=2099-12-05&age=24')
    await expect(page.getByText('That is all for today')).toBeVisible()
    expect(await device()).toBe(hash)
    await expect(page.getByText(/The next ones are yours from \w+day/)).toBeVisible()
    await expect(page.getByRole('link', { name: /expedia/ })).toHaveCount(0)
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
  // Counted before it is answered: the answer to the first must not be taken for that to the second.
  const first = page.waitForResponse(/record-search/)
  await openAndTouch(page, `/hand-off/hotel?${STAY}`)
  await first
  expect(await used()).toBe(1)
  const again = page.waitForResponse(/record-search/)
  await page.reload()
  expect((await again).headers()['idempotency-replayed']).toBe('true')
  expect(await used()).toBe(1)
  await openAndTouch(page, `/hand-off/hotel?${STAY.replace('rooms=1', 'rooms=2')}`)
  await expect.poll(used).toBe(2)
})

test('what another site opens counts only once somebody touches it', async ({ context, page, baseURL }) => {
  const other = 'http://other.test/'
  await context.route(`${other}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Other' }))
  await page.goto(other)
  const opened = context.waitForEvent('page')
  await page.evaluate((url) => void window.open(url), `${baseURL}/hand-off/hotel?${STAY}`)
  const ours = await opened
  let isCounted = false
  ours.on('request', (request) => (isCounted ||= request.url().includes('record-search')))
  // Whatever is asked of a page in its own script counts as a touch: the app wakes by itself, and its script tells of it.
  await ours.waitForResponse(/\/assets\/hand-off-/)
  await ours.waitForLoadState('networkidle')
  expect(isCounted).toBe(false)
  // Sent away and back by the same site, it is as little meant as before.
  await ours.goto(other)
  await ours.goBack()
  await ours.waitForLoadState('networkidle')
  expect(isCounted).toBe(false)
  const counted = ours.waitForResponse(/record-search/)
  await ours.getByRole('heading', { level: 1 }).click()
  await counted
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
