import { expect, test } from '@playwright/test'

import { Shell } from '../../pages/shell.ts'
import { scrollToEnd } from '../../support/scroll-to-end.ts'

test('the layout adapts to the window and keeps typed text', async ({ page, isMobile }) => {
  const shell = new Shell(page)
  await shell.open('/flight-compensation')
  const from = page.getByRole('combobox', { name: 'From' })
  await from.fill('Lisb')
  await page.setViewportSize(isMobile ? { width: 1024, height: 768 } : { width: 500, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isMobile })
  await expect(shell.tabs).toBeHidden()
  await expect(from).toHaveValue('Lisb')
})

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/privacy-policy')
  await scrollToEnd(page)
  await (await shell.footerLink('Company', 'Cookies policy')).click()
  await expect(page).toHaveURL('/cookies-policy')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('the not-found page links back to home', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Point Nemo/ })).toBeVisible()
  await expect(page).toHaveTitle(/Page not found/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without a service worker', () => {
  test('a page whose script fails to load says so, and loads on retry', async ({ page }) => {
    const shell = new Shell(page)
    await shell.open('/cookies-policy')
    await page.route(/\/assets\/flight-compensation-.*\.js/, (route) => route.abort())
    // Typed text prevents an automatic reload.
    await page.evaluate(() => {
      const field = document.createElement('input')
      document.body.append(field)
      field.value = 'a note'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await shell.navigate('/flight-compensation')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.unroute(/\/assets\/flight-compensation-.*\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/flight-compensation')
    await expect(page.getByRole('heading', { level: 1, name: 'What does the airline owe you?' })).toBeVisible()
  })

  test('a missing script of an old version triggers a full page load', async ({ page }) => {
    const shell = new Shell(page)
    await shell.open('/cookies-policy')
    const isOld = { value: true }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld.value = false
    })
    await page.route(/\/assets\/flight-compensation-.*\.js/, (route) =>
      isOld.value ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await shell.navigate('/flight-compensation')
    await expect(page).toHaveURL('/flight-compensation')
    await expect(page.getByRole('heading', { level: 1, name: 'What does the airline owe you?' })).toBeVisible()
    // The reloaded page may still be loading scripts, and closing the browser would wait for the routes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('the whole site can be reached without JavaScript', async ({ browser, baseURL, isMobile }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 700, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/cookies-policy`)
  await expect(await new Shell(page).footerLink('Travel Tools', 'Risk Radar')).toBeVisible()
  if (!isMobile) {
    await page.getByRole('banner').locator('summary').click()
    await expect(page.getByRole('navigation', { name: 'All tools' })).toBeVisible()
  }
  await context.close()
})

test('/trial-setup shows the profile on desktop and redirects to it on a phone', async ({ page, isMobile }) => {
  await page.goto('/trial-setup')
  await expect(page).toHaveTitle(/Profile Settings/)
  await expect(page).toHaveURL(isMobile ? '/profile' : '/trial-setup')
})
