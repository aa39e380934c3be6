import { expect, type Page, test } from '@playwright/test'

import { PlacePage } from '../../pages/place-page.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { uniqueAddress } from '../../support/unique-address.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

test.use(UNIQUE_DEVICE)
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

async function type(page: Page, box: string | RegExp, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: box }).first()
  await field.scrollIntoViewIfNeeded()
  await field.click()
  await field.pressSequentially(text)
}

test('Bali is the island in the box for hotels on the home page and on the page of hotels', async ({ page }) => {
  for (const path of ['/', '/accommodation-search']) {
    await openHydrated(page, path)
    await type(page, /^(?:Destination|Where)/i, 'bali')
    const first = page.getByRole('listbox').getByRole('option').first()
    await expect(first).toHaveText(/^Bali, Indonesia\s*Island$/)
    await first.click()
    await expect(page.getByRole('combobox', { name: /^(?:Destination|Where)/i }).first()).toHaveValue('Bali, Indonesia')
  }
})

test('Bali is its airport in the box for flights, in any language', async ({ page }) => {
  await openHydrated(page, '/flights')
  for (const name of ['Bali', 'バリ島']) {
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('')
    await type(page, /^To$/, name)
    const first = page.getByRole('listbox').getByRole('option').first()
    await expect(first).toHaveText(/\(DPS\).*Airport for Bali/s)
    await first.click()
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue(/\(DPS\)$/)
  }
})

test('the planner offers the towns in which visitors of Bali stay', async ({ page }) => {
  await openHydrated(page, '/itinerary')
  await page.getByRole('button', { name: 'Fill in a form instead' }).click()
  await type(page, 'Add a city', 'bali')
  await page.getByRole('option', { name: /^Bali, Indonesia/ }).click()
  await expect(page.getByText('Bali, Indonesia: which towns?')).toBeVisible()
  await page.getByRole('button', { name: 'Ubud' }).click()
  await expect(page.getByRole('button', { name: 'Remove Ubud' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Tuscany has a page with the sections of a city', async ({ page }) => {
    const place = new PlacePage(page)
    await place.open('/places/italy/toscana')
    await expect(page).toHaveURL(/\/places\/italy\/tuscany$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuscany')
    for (const name of ['Worth seeing', 'Where to stay', 'What to eat', 'Getting there', 'Practical information'])
      await expect(place.section(name)).toBeVisible()
    await expect(place.section('Worth seeing').getByRole('heading', { name: 'San Gimignano' })).toBeVisible()
    await page.getByRole('link', { name: 'Florence', exact: true }).first().click()
    await expect(page).toHaveURL(/\/places\/italy\/florence$/)
  })

  test('Lisbon shows Belém Tower, and says once in the section where that comes from', async ({ page }) => {
    const place = new PlacePage(page)
    await place.open('/places/portugal/lisbon')
    const sights = place.section('Worth seeing')
    await expect(sights.getByRole('heading', { name: 'Belém Tower' })).toBeVisible()
    await expect(sights.getByText('Our guide, November 2026; not checked on site')).toHaveCount(1)
    await expect(sights.getByRole('link', { name: /^Official site.*Belém Tower$/ })).toHaveAttribute('href', /^https:/)
  })
})
