import { expect, test } from '@playwright/test'

import { PlacePage } from '../../pages/place-page.ts'
import { openHydrated } from '../../support/hydrate.ts'

const SECTIONS = [
  'Through the year',
  'Worth seeing',
  'Entry rules',
  'Safety',
  'What it costs',
  'Getting there',
  'Practical information',
  'Useful phrases',
  'Public holidays',
  'What we do not know',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a place can be found and read, and answers the visa question', async ({ page }) => {
    await page.goto('/places')
    await page.getByRole('combobox', { name: 'Find a place' }).fill('kioto')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('link', { name: 'Kyoto', exact: true }).first().click()
    await expect(page).toHaveURL(/\/places\/japan\/kyoto$/)
    const place = new PlacePage(page)
    for (const name of SECTIONS) await expect(place.section(name)).toBeVisible()
    await expect(place.section('Through the year').getByText(/Our guide recommends March to May/)).toBeVisible()
    await expect(place.section('Worth seeing').getByText('World Heritage').first()).toBeVisible()
    await expect(place.section('Safety').getByRole('listitem')).toHaveCount(5)
    await place.choosePassport('India')
    await expect(page).toHaveURL(/\/places\/japan\/kyoto\?passport=IN/)
    await place.expectVisa(/before you go/)
    await place.section('Getting there').getByRole('link', { name: 'Flights to ITM' }).click()
    await expect(page).toHaveURL(/\/flights\?to=.*ITM/)
  })
})

test('each place has one URL: variants redirect to it, and unknown places answer 404', async ({ request, baseURL }) => {
  const moved = await request.get('/places/fr/Paris?passport=IN', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/places/france/paris?passport=IN'])
  for (const path of ['/places/france/no-such-town', '/places/atlantis', `/places/france/${'x'.repeat(4000)}`])
    expect((await request.get(path)).status(), path).toBe(404)
  const paris = await (await request.get('/places/france/paris?passport=IN')).text()
  expect(paris).toContain(`<link rel="canonical" href="${baseURL}/places/france/paris"/>`)
  expect(paris).toMatch(/"@type":\["City","TouristDestination"\].*"GeoCoordinates"/)
  expect(paris).toMatch(/"BreadcrumbList".*"name":"France"/)
  const hamlet = await (await request.get('/places/france/zimming')).text()
  expect(hamlet).toContain('<meta name="robots" content="noindex"/>')
  expect(hamlet).toContain('We know little about Zimming beyond its location')
  const sitemap = await (await request.get('/sitemap-places.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(addresses.length).toBeGreaterThan(4500)
  for (const path of [
    '/places/nigeria/lagos',
    '/places/samoa/apia',
    ...addresses.filter((_, index) => index % 500 === 7),
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
  }
})

test('suggestions open a place; its clock, visa answer, map and nearby towns work', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await openHydrated(page, '/places')
  const box = page.getByRole('combobox', { name: 'Find a place' })
  await box.pressSequentially('Reykjav')
  await page
    .getByRole('option', { name: /Reykjavík/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/places\/iceland\/reykjavik$/)
  const place = new PlacePage(page)
  await expect(page.getByRole('banner').or(page.locator('header')).locator('time[datetime*="T"]')).toHaveText(/\d:\d\d/)
  await place.choosePassport('United Kingdom')
  await place.expectVisa(/Up to 90 days without a visa/)
  await place.section('Getting there').getByRole('link', { name: 'Kópavogur' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kópavogur')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reykjavík')
  // Last, because rendering a map is slow without a graphics card.
  await place.section('Worth seeing').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-map]')).toBeVisible()
  expect(errors).toEqual([])
})
