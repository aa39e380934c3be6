import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

import { Shell } from '../pages/shell.ts'
import { bringSession, newTraveller } from '../support/new-traveller.ts'
import { ownAddress } from '../support/own-address.ts'

test.use({ extraHTTPHeaders: ownAddress() })
test.beforeEach(({ page }) => new Shell(page).beSettled())

test.describe('at a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'the desktop shell')

  test('five links, and a way in for guests', async ({ page }) => {
    await page.goto('/cookies-policy')
    const main = page.getByRole('navigation', { name: 'Main' })
    const names = ['AI Assistant', 'Smart Itinerary', 'Flights', 'Hotels', 'Pricing']
    await expect(main.getByRole('link')).toHaveText(names)
    for (const name of ['Sign In', 'GET STARTED'])
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', '/auth')
    await expect(page.getByRole('button', { name: 'Account' })).toBeHidden()
  })

  test('the traveller’s menu by keyboard, without a flash of the guest’s buttons', async ({
    page,
    request,
    baseURL,
  }) => {
    const shell = new Shell(page)
    const { session, email } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    await page.goto('/cookies-policy')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()
    const account = page.getByRole('button', { name: 'Account' })
    await account.focus()
    await shell.comeAlive()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu.getByText(email)).toBeVisible()
    const items = ['My Dashboard', 'Profile Settings', 'Notifications', 'About', 'Help Center', 'Support', 'Sign Out']
    await expect(menu.getByRole('menuitem')).toHaveText(items)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(account).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await shell.expectToast('Signed out successfully')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('the trail leads home, and home has none', async ({ page }) => {
    const shell = new Shell(page)
    await shell.open('/privacy-policy')
    await expect(shell.trail.getByRole('listitem')).toHaveText(['Home', 'Privacy policy'])
    await shell.trail.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(shell.trail).toBeHidden()
  })

  test('back to the top after 300 pixels', async ({ page }) => {
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

  test('a narrow window has a menu of all tools, by keyboard too', async ({ page }) => {
    const shell = new Shell(page)
    await page.setViewportSize({ width: 700, height: 900 })
    await shell.open('/privacy-policy')
    const menu = page.locator('summary')
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

  test('the edition chosen in the footer is kept', async ({ page }) => {
    const shell = new Shell(page)
    await shell.open('/cookies-policy')
    await page.getByRole('radio', { name: 'Night' }).check({ force: true })
    await expect.poll(() => shell.theme()).toBe('dark')
    await page.reload()
    expect(await shell.theme()).toBe('dark')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0a1924')
    await shell.comeAlive()
    await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked()
    await page.getByRole('radio', { name: 'Device' }).check({ force: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0a1924')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#faf6ed')
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the mobile shell')

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
      await page.route('/cookies-policy', async (route) => {
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
    await shell.open('/cookies-policy')
    let sheet = await shell.openProfile()
    await expect(sheet.getByText('Guest', { exact: true })).toBeVisible()
    await expect(sheet.getByText('Sign in to sync your data')).toBeVisible()
    await sheet.getByRole('switch', { name: 'Dark mode' }).check()
    await shell.expectToast('Dark mode enabled')
    expect(await shell.theme()).toBe('dark')
    await sheet.getByRole('switch', { name: 'Camera' }).uncheck()
    await shell.expectToast('Camera disabled')
    await page.reload()
    expect(await shell.theme()).toBe('dark')
    await shell.comeAlive()
    sheet = await shell.openProfile()
    await expect(sheet.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
    await expect(sheet.getByRole('switch', { name: 'Camera' })).not.toBeChecked()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  test('clearing app data asks first', async ({ page }) => {
    const shell = new Shell(page)
    await shell.open('/cookies-policy')
    await page.evaluate(() => localStorage.setItem('draft', 'Lisbon'))
    const sheet = await shell.openProfile()
    await sheet.getByRole('button', { name: 'Clear app data' }).click()
    await page.getByRole('dialog', { name: 'Clear app data?' }).getByRole('button', { name: 'Clear' }).click()
    await shell.expectToast('App data cleared')
    expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
  })

  test('a traveller sees who they are and signs out', async ({ page, request, baseURL }) => {
    const shell = new Shell(page)
    const { session, email } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    await shell.open('/cookies-policy')
    const sheet = await shell.openProfile()
    await expect(sheet.getByText(email)).toBeVisible()
    await expect(sheet.getByText('Connected', { exact: true })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard')
    await sheet.getByRole('button', { name: 'Sign Out' }).click()
    await shell.expectToast('Signed out successfully')
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
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await page.getByRole('contentinfo').getByText('Coastlines:').boundingBox()
    const tabs = await shell.tabs.boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  })
})

test('the layout follows the window and keeps what was typed', async ({ page, isMobile }) => {
  const shell = new Shell(page)
  await shell.open('/flight-compensation')
  const from = page.getByRole('combobox', { name: 'From' })
  await from.fill('Lisb')
  await page.setViewportSize(isMobile ? { width: 1024, height: 768 } : { width: 500, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isMobile })
  await expect(shell.tabs).toBeHidden()
  await expect(from).toHaveValue('Lisb')
})

test('a new page begins at its top, and the way back where one was', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/privacy-policy')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Cookies policy' }).click()
  await expect(page).toHaveURL('/cookies-policy')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('an address that does not exist has a page with ways on', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1, name: 'Off the chart' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Point Nemo/ })).toBeVisible()
  await expect(page).toHaveTitle(/Off the chart/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without a worker that keeps the scripts', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose script cannot be fetched says so, and comes when it can', async ({ page }) => {
    const shell = new Shell(page)
    await shell.open('/cookies-policy')
    await page.route(/\/assets\/flight-compensation-.*\.js/, (route) => route.abort())
    // Something typed elsewhere forbids to load the page again by itself.
    await page.evaluate(() => {
      const field = document.createElement('input')
      document.body.append(field)
      field.value = 'a note'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Flight Compensation' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.unroute(/\/assets\/flight-compensation-.*\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/flight-compensation')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
  })

  test('a script of an earlier version is healed by loading the page that was asked for', async ({ page }) => {
    const shell = new Shell(page)
    await shell.open('/cookies-policy')
    const isFirst = { value: true }
    await page.route(/\/assets\/flight-compensation-.*\.js/, (route) => {
      const isGone = isFirst.value
      isFirst.value = false
      return isGone ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Flight Compensation' }).click()
    await expect(page).toHaveURL('/flight-compensation')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
  })
})

test('the whole site is reachable without script', async ({ browser, baseURL, isMobile }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 700, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/cookies-policy`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Risk Radar' })).toBeVisible()
  if (!isMobile) {
    await page.locator('summary').click()
    await expect(page.getByRole('navigation', { name: 'All tools' })).toBeVisible()
  }
  await context.close()
})
