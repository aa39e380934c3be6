import { expect, type Page, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { openAlive } from '../../support/come-alive.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { ownAddress } from '../../support/own-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

const pixelsBeyondScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('letters twice as large leave both bars and the foot of the page on the screen', async ({ page }) => {
  await openAlive(page, '/terms-and-conditions')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => pixelsBeyondScreen(page)).toBe(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pro' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Profile' })).toBeInViewport({ ratio: 1 })
})

test('after a sign-up the heading that says where to look is in sight, below the bar', async ({ page }) => {
  const auth = new AuthPage(page)
  await auth.open()
  const email = `${crypto.randomUUID()}@sojourn.example`
  await auth.signUp({ name: 'Ana Silva', email, password: 'Tagus-river-in-7-days' })
  const heading = page.getByRole('heading', { name: 'Check your mailbox' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity)
})

test('an address longer than the screen is broken into lines, not the page', async ({ page, request, baseURL }) => {
  const { session } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  await openAlive(page, '/admin-login')
  await expect(page.getByRole('button', { name: 'Sign out of' })).toBeVisible()
  expect(await pixelsBeyondScreen(page)).toBe(0)
})
