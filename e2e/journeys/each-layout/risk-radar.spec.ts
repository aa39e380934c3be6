import { expect, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { startFeedServer } from '../../support/feed-server.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { IsolatedProduct } from '../../support/isolated-product.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'

const READ_WITHIN_MS = 60_000

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('packed advice is answered offline after only the home page was opened', PHONE_FIRST, async ({ page }) => {
    const app = new OfflinePage(page)
    await app.goOfflineFromHome()
    await page.goto('/risk-radar')
    await app.hydrate()
    await page.getByLabel('Where to?').selectOption({ label: 'Yemen' })
    await page.getByRole('button', { name: 'Show advisories' }).click()
    const answer = page.locator('#answer')
    await expect(answer.getByText('Do not go', { exact: true })).toBeVisible()
    await expect(answer.getByLabel('Level 4 of 4')).toHaveCount(5)
    await expect(page.getByText('Live events are not on this device yet.', { exact: false })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a country is answered by the server, with each government and its page', async ({ page }) => {
    await page.goto('/risk-radar')
    await page.getByLabel('Where to?').selectOption({ label: 'Yemen' })
    await page.getByRole('button', { name: 'Show advisories' }).click()
    const answer = page.locator('#answer')
    await expect(answer.getByText('Do not go', { exact: true })).toBeVisible()
    await expect(answer.getByRole('link')).toHaveCount(5)
    await expect(page.getByText('This installation reads no live feeds.', { exact: false })).toBeVisible()
  })
})

test('axe finds no violations in an answer', async ({ page }) => {
  await openHydrated(page, '/risk-radar?country=KE')
  await expect(page.getByRole('article', { name: 'Kenya' })).toBeVisible()
  await expectAccessible(page)
})

test(
  'a trip is met with an event on its dates, and a source that answers HTML is out of date, not calm',
  { tag: '@long' },
  async ({ browser, viewport, hasTouch, isMobile }) => {
    const feeds = await startFeedServer()
    const none = { OVERPASS_URL: 'off', WIKIDATA_URL: 'off', RATES_URL: 'off', TILES_URL: 'off' }
    const product = await IsolatedProduct.start('real', { ...none, FEEDS: 'on', ...feeds.settings })
    try {
      await expect.poll(() => feeds.asked, { timeout: READ_WITHIN_MS }).toContain('/disasters')
      const storageState = returningVisitor(product.origin)
      const today = new Date().toISOString().slice(0, 10)
      storageState.origins[0]?.localStorage.push({ name: 'trips-kept', value: keptTrip(today) })
      const context = await browser.newContext({
        ...{ baseURL: product.origin, storageState, viewport, hasTouch, isMobile },
        ...{ locale: 'en-GB', reducedMotion: 'reduce' },
      })
      const page = await context.newPage()
      await openHydrated(page, '/risk-radar')
      const events = page.getByRole('region', { name: 'Events now' })
      await expect(events.getByText('M 6.1 - 20 km S of Lisbon, Portugal')).not.toHaveCount(0)
      const times = page.getByRole('region', { name: 'When we last read each source' })
      await expect(times.getByText('Not read yet. Its answer could not be read.')).toBeVisible()
      await page.getByRole('tab', { name: 'My trip' }).click()
      await page.getByRole('button', { name: 'Check this trip' }).click()
      const leg = page.getByRole('article', { name: 'Lisbon' })
      await expect(leg.getByText('Follow local instructions')).toBeVisible()
      await expect(leg.getByText(/Not read lately: GDACS disaster alerts/)).toBeVisible()
      await expectAccessible(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Check this trip' }).click()
      await expect(leg.getByText('Follow local instructions')).toBeVisible()
      await context.close()
    } finally {
      await product.stop()
      feeds.close()
    }
  },
)

function keptTrip(date: string): string {
  const edge = { title: 'Hotel', coordinates: { latitude: 38.71, longitude: -9.14 }, at: 540, bufferMinutes: 0 }
  const city = { name: 'Lisbon', country: 'PT', cityId: 2267057, coordinates: edge.coordinates }
  const day = {
    id: 'd1',
    date,
    timeZone: 'Europe/Lisbon',
    city,
    start: edge,
    end: { ...edge, at: 1200 },
    stops: [],
    note: '',
  }
  const wishes = {
    ...{ adults: 2, childAges: [], pace: 'calm', interests: [], diets: [], mobility: 'any', walkingCapMetres: null },
    ...{ budget: null, mustSee: [], mustNot: [] },
  }
  const trip = {
    id: '00000000-0000-4000-8000-0000000000c1',
    title: 'A week by the sea',
    days: [day],
    places: {},
    ideas: [],
    wishes,
  }
  const kept = { trip, ask: null, sentence: '', owner: null, version: null, changedAt: new Date().toISOString() }
  return JSON.stringify({ trips: [kept] })
}
