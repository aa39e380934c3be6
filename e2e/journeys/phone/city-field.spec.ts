import { expect, test } from '@playwright/test'

import { uniqueAddress } from '../../support/unique-address.ts'

test.use({ serviceWorkers: 'allow' })

test('a city can be picked by touch, and offline from the device', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(uniqueAddress())
  const loaded = page.waitForResponse(/assets\/city-search-offline-/)
  await page.goto('/car-rental')
  const box = page.getByRole('combobox', { name: 'Pick-up' })
  await box.tap()
  await box.pressSequentially('porto')
  const porto = page.getByRole('option', { name: 'Porto, Portugal' })
  await expect(porto).toBeVisible()
  expect((await porto.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const list = await page.getByRole('listbox').boundingBox()
  expect(list?.width).toBeGreaterThanOrEqual(298)
  expect(list?.height).toBeLessThanOrEqual(240)
  await porto.tap()
  await expect(box).toHaveValue('Porto, Portugal')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.fill('heathrow')
  await expect(page.getByRole('option').filter({ visible: true }).first()).toContainText('London Heathrow (LHR)')
  await (await loaded).finished()
  await context.setOffline(true)
  await box.fill('reykjav')
  await expect(page.getByRole('option', { name: 'Reykjavík, Iceland' })).toBeVisible()
  await expect(page.getByText('These are from the 10,000 cities stored on this device.').first()).toBeVisible()
})
