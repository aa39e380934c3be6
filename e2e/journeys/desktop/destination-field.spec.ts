import { expect, test } from '@playwright/test'

import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('finds a destination by a foreign name and selects it by keyboard', async ({ page }) => {
  await page.goto('/accommodation-search')
  const box = page.getByRole('combobox', { name: 'Destination' })
  await box.pressSequentially('monaco di ba')
  const cities = page.getByRole('group', { name: 'Cities & Destinations' })
  await expect(cities.getByRole('option').first()).toHaveText('Munich, Germany')
  await box.fill('portland')
  await expect(cities.getByRole('option').first()).toHaveText('Portland, Oregon, United States')
  await expect(cities.getByRole('option', { name: 'Portland, Maine, United States' })).toBeVisible()
  const list = page.getByRole('listbox')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  expect((await list.boundingBox())?.width).toBeGreaterThanOrEqual(398)
  // The arrow keys wrap around the list.
  await box.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(box).toHaveValue('Portland, Oregon, United States')
  await box.fill('lis')
  await expect(page.getByRole('listbox')).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).not.toBeFocused()
})

test('the destination field falls back to its offline list when the server fails, and says so', async ({ page }) => {
  await page.route('**/functions/v1/*-suggestions', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/accommodation-search')
  const box = page.getByRole('combobox', { name: 'Destination' })
  await box.pressSequentially('paris')
  await expect(page.getByRole('option', { name: 'Paris, France', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Hotels & Properties' })).toContainText('Mandarin Oriental, Paris')
  await expect(page.getByText('Hotel suggestions did not load.').first()).toBeVisible()
})
