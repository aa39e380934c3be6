import { expect, test } from '@playwright/test'

import { Shell } from '../../pages/shell.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('the header shows five links and the sign-in buttons to a guest', async ({ page }) => {
  await page.goto('/cookies-policy')
  const main = page.getByRole('navigation', { name: 'Main' })
  const names = ['AI Assistant', 'Smart Itinerary', 'Flights', 'Hotels', 'Pricing']
  await expect(main.getByRole('link')).toHaveText(names)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect(banner.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute('href', '/auth?tab=sign-up')
  await expect(page.getByRole('button', { name: 'Account' })).toBeHidden()
  await banner.getByRole('link', { name: 'GET STARTED' }).click()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
})

test('the account menu works by keyboard, and the guest buttons do not flash', async ({ page, request, baseURL }) => {
  const shell = new Shell(page)
  const { session, email } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  await page.goto('/cookies-policy')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()
  const account = page.getByRole('button', { name: 'Account' })
  await account.focus()
  await shell.hydrate()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByText(email)).toBeVisible()
  const items = ['My Dashboard', 'Profile Settings', 'Notifications', 'About', 'Help Center', 'Support', 'Sign Out']
  await expect(menu.getByRole('menuitem')).toHaveText(items)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectMessage('Signed out successfully')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('the breadcrumb leads home, and the home page has none', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/privacy-policy')
  await expect(shell.breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Privacy policy'])
  await shell.breadcrumb.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(shell.breadcrumb).toBeHidden()
})

test('the back-to-top button appears after 300 pixels', async ({ page }) => {
  const shell = new Shell(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shell.open('/privacy-policy')
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => scrollTo(0, 300))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 301))
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('a narrow window has a menu of all tools that works by keyboard', async ({ page }) => {
  const shell = new Shell(page)
  await page.setViewportSize({ width: 700, height: 900 })
  await shell.open('/privacy-policy')
  const menu = page.getByRole('banner').locator('summary')
  const tools = page.getByRole('navigation', { name: 'All tools' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(tools.getByRole('list').getByRole('link')).toHaveCount(14)
  await page.keyboard.press('Escape')
  await expect(tools).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await tools.getByRole('link', { name: 'Flight Compensation' }).click()
  await expect(page).toHaveURL('/flight-compensation')
  await expect(tools).toBeHidden()
})

test('the selected option is inverted in forced-colours mode', async ({ page }) => {
  const shell = new Shell(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const coloursOf = (name: RegExp) =>
    page
      .getByRole('navigation', { name: 'Billing period' })
      .getByRole('link', { name })
      .evaluate((link) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(link)
        return { color, backgroundColor, forcedColorAdjust }
      })
  await shell.open('/pricing?billing=monthly')
  expect(await coloursOf(/Monthly/)).toEqual({
    color: 'rgb(255, 255, 255)',
    backgroundColor: 'rgb(0, 0, 0)',
    forcedColorAdjust: 'none',
  })
  expect((await coloursOf(/Yearly/)).forcedColorAdjust).toBe('auto')
})

test('the theme chosen in the footer is stored', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => shell.theme()).toBe('dark')
  await page.reload()
  expect(await shell.theme()).toBe('dark')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0a1924')
  await shell.hydrate()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByText('System', { exact: true }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0a1924')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#faf6ed')
})
