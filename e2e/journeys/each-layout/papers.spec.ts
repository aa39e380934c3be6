import { expect, type Page, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { newTraveller, storeSession } from '../../support/new-traveller.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

test.use({ serviceWorkers: 'allow' })

const day = (fromNow: number): string => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)

async function addPassport(page: Page, country: string, expires = ''): Promise<void> {
  const you = page.getByRole('region', { name: 'You', exact: true })
  await you.getByLabel('Country of the passport').selectOption(country)
  await you.getByLabel('Expires on').fill(expires)
  await you.getByRole('button', { name: 'Add passport' }).click()
}

async function addStay(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('You entered on').fill(from)
  await page.getByLabel('You left on').fill(to)
  await page.getByRole('button', { name: 'Add stay' }).click()
}

/** A trip to Spain and India in three months, as this device stores it. */
async function keepTrip(page: Page): Promise<void> {
  const here = { latitude: 0, longitude: 0 }
  const edge = { title: '', coordinates: here, at: 540, bufferMinutes: 0 }
  const days = ['ES', 'IN'].map((country, index) => ({
    id: `${index}`,
    date: day(100 + index),
    timeZone: 'UTC',
    city: { name: country, country, cityId: 1, coordinates: here },
    start: edge,
    end: { ...edge, at: 1320 },
    stops: [],
    note: '',
  }))
  const trip = {
    ...{ id: '00000000-0000-4000-8000-000000000001', title: 'Spain and India', days, places: {}, ideas: [] },
    wishes: { adults: 1 },
  }
  const kept = { trip, ask: null, sentence: '', owner: null, version: null, changedAt: new Date().toISOString() }
  await page.evaluate((list) => localStorage.setItem('trips-kept', list), JSON.stringify({ trips: [kept] }))
}

test(
  'visa, days, passports and checklist work offline after only the home page was opened',
  PHONE_FIRST,
  async ({ page }) => {
    const app = new OfflinePage(page)
    await app.goOfflineFromHome()
    await keepTrip(page)

    await page.goto('/documents?passport=GB&destination=ES&purpose=business')
    await app.hydrate()
    await expect(page.getByText('Not known for this purpose')).toBeVisible()
    await page.goto(`/documents?passport=GB&destination=ES&arrive=${day(30)}&leave=${day(120)}`)
    await app.hydrate()
    await expect(page.getByText('Longer than allowed without a visa').first()).toBeVisible()

    await page.goto('/documents/days')
    await app.hydrate()
    await addStay(page, day(-40), day(-31))
    await expect(page.getByRole('heading', { name: '80 days left today' })).toBeVisible()
    await page.reload()
    await app.hydrate()
    await expect(page.getByRole('heading', { name: '80 days left today' })).toBeVisible()

    await page.goto('/documents/travellers')
    await app.hydrate()
    await addPassport(page, 'GB', day(60))
    await expect(page.getByText('some countries want six months more')).toBeVisible()

    await page.goto('/documents/checklist')
    await app.hydrate()
    await expect(page.getByRole('link', { name: 'Rule and source for India' }).first()).toBeVisible()
    await page.getByLabel('Travel insurance').check()
    await page.reload()
    await app.hydrate()
    await expect(page.getByRole('status').filter({ hasText: /^1 of \d done$/ })).toBeVisible()
  },
)

test(
  'stays and passports of an account are on its second device',
  PHONE_FIRST,
  async ({ page, request, baseURL, browser }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    await openHydrated(page, '/documents/travellers')
    await expect(page.getByText('Saved in your account and on this device.')).toBeVisible()
    await expectAccessible(page)
    await addPassport(page, 'BR')
    await expect(page.getByRole('list', { name: 'Passports of You' }).getByText('Brazil')).toBeVisible()
    await expect
      .poll(async () => (await supabase.from('travellers').select('passports')).data)
      .toEqual([{ passports: [{ country: 'BR', expires_on: null }] }])

    await openHydrated(page, '/documents/days')
    await addStay(page, day(-9), '')
    await expect(page.getByText('You are there now.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await expect
      .poll(async () => JSON.stringify((await supabase.from('travellers').select('stays')).data))
      .toContain(day(-9))

    const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await storeSession(other, session)
    await openHydrated(other, '/documents/days')
    await expect(other.getByRole('heading', { name: '80 days left today' })).toBeVisible()
    await other.context().close()
  },
)
