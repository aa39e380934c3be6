import { expect, type Locator, test } from '@playwright/test'

import { Shell } from '../../pages/shell.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { ownAddress } from '../../support/own-address.ts'
import { scrollToEnd } from '../../support/scroll-to-end.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

test('bars with the app, pro and five tabs', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Get Free App' })).toHaveAttribute('href', '/download')
  await expect(bar.getByRole('link', { name: 'Pro' })).toHaveAttribute('href', '/pricing')
  const places = { Home: '/', Plan: '/itinerary', Saved: '/dashboard', Assistant: '/assistant' }
  for (const [name, href] of Object.entries(places))
    await expect(shell.tabs.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(shell.tabs.getByRole('button', { name: 'Profile' })).toBeVisible()
  await expect(shell.trail).toBeHidden()
})

test.describe('installed', () => {
  // No browser can be told to pretend to be an app, so the page is told that every window is one.
  test.use({ bypassCSP: true })
  test('whoever runs the app is not offered it', async ({ page }) => {
    await page.route(/\/cookies-policy$|\.css$/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('(display-mode:standalone)', '(min-width:1px)')
      await route.fulfill({ response: answer, body })
    })
    await new Shell(page).open('/cookies-policy')
    await expect(page.getByRole('link', { name: 'Get Free App' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Pro' })).toBeVisible()
  })
})

test('settings take effect at once, say so and are kept', async ({ page }) => {
  const shell = new Shell(page)
  const expectSaid = await hearMessages(page)
  await shell.open('/cookies-policy')
  let sheet = await shell.openProfile()
  await expect(sheet.getByText('Guest', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Sign in to sync your data')).toBeVisible()
  await sheet.getByRole('switch', { name: 'Dark mode' }).check()
  await expectSaid('Dark mode enabled')
  await expect.poll(() => shell.theme()).toBe('dark')
  await sheet.getByRole('switch', { name: 'Camera' }).uncheck()
  await expectSaid('Camera disabled')
  await page.reload()
  expect(await shell.theme()).toBe('dark')
  await shell.comeAlive()
  sheet = await shell.openProfile()
  await expect(sheet.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
  await expect(sheet.getByRole('switch', { name: 'Camera' })).not.toBeChecked()
  await expectAccessible(page)
})

test('what is chosen stays chosen when one goes back to a page that was open before', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  // Browsers put forms back as they were left; the footer had Day in it.
  await scrollToEnd(page)
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked()
  await shell.open('/help-center')
  const sheet = await shell.openProfile()
  await sheet.getByRole('switch', { name: 'Dark mode' }).check()
  await expect.poll(() => shell.theme()).toBe('dark')
  await page.goBack()
  await shell.comeAlive()
  await scrollToEnd(page)
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked()
  expect(await shell.theme()).toBe('dark')
})

test('figures are one question, whether it is asked by the notice or by the switch', async ({ page }) => {
  const shell = new Shell(page)
  const expectSaid = await hearMessages(page)
  await shell.open('/settings')
  const figures = page.getByRole('main').getByRole('switch', { name: 'Analytics' })
  await expect(figures).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Cookie settings' }).click()
  const notice = page.getByRole('region', { name: 'Cookies' })
  await notice.getByRole('button', { name: 'Accept All' }).click()
  await expect(figures).toBeChecked()
  await figures.uncheck()
  await expectSaid('Analytics disabled')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('customized')
})

test('a message stands over the tabs, and under the bar while a sheet is open', async ({ page }) => {
  // Messages go after four seconds; with the clock at rest they stay as long as this looks at them.
  await page.clock.install()
  const shell = new Shell(page)
  await shell.open('/settings')
  await page.clock.pauseAt(Date.now() + 60_000)
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const message = (text: string) => page.locator('.phone-toasts > li').filter({ hasText: text })
  await page.getByRole('main').getByRole('switch', { name: 'Camera' }).uncheck()
  const low = message('Camera disabled')
  await expect(low).toBeVisible()
  await expect
    .poll(async () => (await top(shell.tabs)) - (await top(low)) - ((await low.boundingBox())?.height ?? 0))
    .toBeGreaterThanOrEqual(0)
  expect(await top(low)).toBeGreaterThan(600)
  const sheet = await shell.openProfile()
  await sheet.getByRole('switch', { name: 'Location' }).uncheck()
  await expect(message('Location disabled')).toBeVisible()
  await expect.poll(() => top(message('Location disabled'))).toBeLessThan(200)
})

test('clearing app data asks first', async ({ page }) => {
  const shell = new Shell(page)
  const expectSaid = await hearMessages(page)
  await shell.open('/cookies-policy')
  await page.evaluate(() => localStorage.setItem('draft', 'Lisbon'))
  const sheet = await shell.openProfile()
  await sheet.getByRole('button', { name: 'Clear app data' }).click()
  await page.getByRole('dialog', { name: 'Clear app data?' }).getByRole('button', { name: 'Clear' }).click()
  await expectSaid('App data cleared')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
})

test('a traveller sees who they are and signs out', async ({ page, request, baseURL }) => {
  const shell = new Shell(page)
  const { session, email } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  const expectSaid = await hearMessages(page)
  await shell.open('/cookies-policy')
  const sheet = await shell.openProfile()
  await expect(sheet.getByText(email)).toBeVisible()
  await expect(sheet.getByText('Connected', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard')
  await sheet.getByRole('button', { name: 'Sign Out' }).click()
  await expectSaid('Signed out successfully')
})

test('the first tap on Profile opens the sheet, before the app is alive', async ({ page }) => {
  await page.goto('/cookies-policy')
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('button', { name: 'Profile' }).tap()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  await expect(page).toHaveURL('/cookies-policy')
})

test('the last line of the page stands above the tabs', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  await scrollToEnd(page)
  const last = page.getByRole('contentinfo').getByText('Coastlines:')
  await expect(async () => {
    const [line, tabs] = [await last.boundingBox(), await shell.tabs.boundingBox()]
    expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  }).toPass({ timeout: 30_000 })
})

test('whoever goes on with Tab sees where they are, between the two bars', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/help-center')
  await page.getByRole('main').getByRole('searchbox').first().focus()
  // Down the page past the fold, and back up again past the header.
  for (const key of [...Array<string>(18).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(coveredByBars)).toBe('')
  }
})

function coveredByBars(): string {
  const [bar, tabs] = [document.querySelector('header'), document.querySelector('.tab-bar')]
  const focused = document.activeElement
  if (!bar || !tabs || !focused || focused === document.body) return 'nothing to look at'
  const { top, bottom } = focused.getBoundingClientRect()
  const isCovered = top < bar.getBoundingClientRect().bottom || bottom > tabs.getBoundingClientRect().top
  return isCovered ? (focused.textContent ?? '') : ''
}

test('on its side a phone is too low for a field that stays: the questions of the chat are not behind it', async ({
  page,
}) => {
  await page.goto('/chat-with-us')
  const form = page.locator('form').filter({ has: page.getByLabel('Your question') })
  await expect(form).toHaveCSS('position', 'sticky')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(form).toHaveCSS('position', 'static')
})
