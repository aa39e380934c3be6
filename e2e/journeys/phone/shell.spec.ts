import { expect, type Locator, test } from '@playwright/test'

import { Shell } from '../../pages/shell.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { scrollToEnd } from '../../support/scroll-to-end.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('the top bar links to the app and Pro, and the tab bar has five tabs', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Get Free App' })).toHaveAttribute('href', '/download')
  await expect(bar.getByRole('link', { name: 'Pro' })).toHaveAttribute('href', '/pricing')
  const places = { Home: '/', Plan: '/itinerary', Saved: '/dashboard', Assistant: '/assistant' }
  for (const [name, href] of Object.entries(places))
    await expect(shell.tabs.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(shell.tabs.getByRole('button', { name: 'Profile' })).toBeVisible()
  await expect(shell.breadcrumb).toBeHidden()
})

test.describe('installed', () => {
  // Browsers cannot emulate display-mode: standalone, so the media query is replaced.
  test.use({ bypassCSP: true })
  test('does not offer the app inside the installed app', async ({ page }) => {
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

test('settings take effect at once, show a toast and are stored', async ({ page }) => {
  const shell = new Shell(page)
  const expectMessage = await recordMessages(page)
  await shell.open('/cookies-policy')
  let sheet = await shell.openProfile()
  await expect(sheet.getByText('Guest', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Sign in to sync your data')).toBeVisible()
  await sheet.getByRole('switch', { name: 'Dark mode' }).check()
  await expectMessage('Dark mode enabled')
  await expect.poll(() => shell.theme()).toBe('dark')
  await sheet.getByRole('switch', { name: 'Camera' }).uncheck()
  await expectMessage('Camera disabled')
  await page.reload()
  expect(await shell.theme()).toBe('dark')
  await shell.hydrate()
  sheet = await shell.openProfile()
  await expect(sheet.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
  await expect(sheet.getByRole('switch', { name: 'Camera' })).not.toBeChecked()
  await expectAccessible(page)
})

test('the theme stays chosen after going back to an earlier page', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  // Browsers restore form state on Back; the footer had Light selected.
  await scrollToEnd(page)
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await shell.open('/help-center')
  const sheet = await shell.openProfile()
  await sheet.getByRole('switch', { name: 'Dark mode' }).check()
  await expect.poll(() => shell.theme()).toBe('dark')
  await page.goBack()
  await shell.hydrate()
  await scrollToEnd(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await shell.theme()).toBe('dark')
})

test('the analytics switch and the cookie notice change the same setting', async ({ page }) => {
  const shell = new Shell(page)
  const expectMessage = await recordMessages(page)
  await shell.open('/settings')
  const analytics = page.getByRole('main').getByRole('switch', { name: 'Analytics' })
  await expect(analytics).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Cookie settings' }).click()
  const notice = page.getByRole('region', { name: 'Cookies' })
  await notice.getByRole('button', { name: 'Accept All' }).click()
  await expect(analytics).toBeChecked()
  await analytics.uncheck()
  await expectMessage('Analytics disabled')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('customized')
})

test('a toast appears above the tabs, and above the title of an open sheet', async ({ page }) => {
  // Toasts disappear after four seconds, so the clock is paused.
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
  const bottom = async (part: Locator) => (await top(part)) + ((await part.boundingBox())?.height ?? 0)
  const close = sheet.getByRole('button', { name: 'Close' })
  await expect
    .poll(async () => (await top(close)) - (await bottom(message('Location disabled'))))
    .toBeGreaterThanOrEqual(0)
  // A second one does not push the first down over the title.
  await sheet.getByRole('switch', { name: 'Notifications' }).uncheck()
  await expect(message('Notifications disabled')).toBeVisible()
  await expect(message('Location disabled')).toBeHidden()
})

test('clearing app data asks for confirmation', async ({ page }) => {
  const shell = new Shell(page)
  const expectMessage = await recordMessages(page)
  await shell.open('/cookies-policy')
  await page.evaluate(() => localStorage.setItem('draft', 'Lisbon'))
  const sheet = await shell.openProfile()
  await sheet.getByRole('button', { name: 'Clear app data' }).click()
  await page.getByRole('dialog', { name: 'Clear app data?' }).getByRole('button', { name: 'Clear' }).click()
  await expectMessage('App data cleared')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
})

test('the profile sheet shows the account and signs out', async ({ page, request, baseURL }) => {
  const shell = new Shell(page)
  const { session, email } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  await shell.open('/cookies-policy')
  const sheet = await shell.openProfile()
  await expect(sheet.getByText(email)).toBeVisible()
  await expect(sheet.getByText('Connected', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard')
  await sheet.getByRole('button', { name: 'Sign Out' }).click()
  await expectMessage('Signed out successfully')
})

test('the first tap on Profile opens the sheet before hydration', async ({ page }) => {
  await page.goto('/cookies-policy')
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('button', { name: 'Profile' }).tap()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  await expect(page).toHaveURL('/cookies-policy')
})

test('the last line of the page is above the tab bar', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  await scrollToEnd(page)
  const last = page.getByRole('contentinfo').getByText('Coastlines:')
  await expect(async () => {
    const [line, tabs] = [await last.boundingBox(), await shell.tabs.boundingBox()]
    expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  }).toPass({ timeout: 30_000 })
})

test('neither bar covers the focused element', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/help-center')
  await page.getByRole('main').getByRole('searchbox').first().focus()
  // Down past the fold, and back up past the header.
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

test('the chat form is not sticky in landscape, so that it does not cover the questions', async ({ page }) => {
  await page.goto('/chat-with-us')
  const form = page.locator('form').filter({ has: page.getByLabel('Your question') })
  await expect(form).toHaveCSS('position', 'sticky')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(form).toHaveCSS('position', 'static')
})
