import { expect, type Locator, test } from '@playwright/test'

import { Overlays, SEEN } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/returning-visitor.ts'

// Texts, storage and timing of each overlay are unit tested; these journeys test how they work together in a browser.
test.use({ storageState: FIRST_VISIT })

const PAGE = '/flight-compensation'
const UNDECIDED = { hasSeenSplash: SEEN.hasSeenSplash, lastActivity: SEEN.lastActivity }
const INSTALLED = { 'pwa-installed': 'true' }

test('the splash traps the focus, closes on Escape and does not return', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
  await expect(overlays.splash).toBeVisible()
  // The focus moves after the first frame.
  await overlays.runClock(50)
  await expect(overlays.splash).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
  // The keyboard cannot reach the page beneath.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
  await page.keyboard.press('Escape')
  await overlays.runClock(200)
  await expect(overlays.splash).toHaveCount(0)
  expect(await overlays.storedFlag('hasSeenSplash')).toBe('true')
  await page.getByRole('heading', { level: 1 }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-splash]')).toHaveCount(0)
})

test('neither splash nor cookie notice appears without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-splash], .splash, .overlay-corner')).toHaveCount(0)
  await context.close()
})

test('cookies can be customized with the keyboard, and the notice reopened from the footer', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit(PAGE, UNDECIDED)
  await overlays.runClock(1500)
  await overlays.expectOnly(overlays.cookies)
  await overlays.cookies.getByRole('button', { name: 'Customize' }).press('Enter')
  await expect(overlays.cookies.getByRole('switch', { name: /Analytics/ })).toBeFocused()
  await page.keyboard.press('Space')
  await overlays.cookies.getByRole('button', { name: 'Save' }).press('Enter')
  await expect.poll(() => overlays.storedFlag('cookie-consent')).toBe('customized')
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await overlays.runClock(500)
  await overlays.expectOnly(overlays.cookies)
  await expect(overlays.cookies.getByRole('switch', { name: /Analytics/ })).toBeChecked()
  await expect(overlays.cookies.getByRole('switch', { name: /Marketing/ })).not.toBeChecked()
  await overlays.cookies.getByRole('button', { name: 'Close without choosing' }).click()
  await overlays.expectOnly(null)
  expect(await overlays.storedFlag('cookie-consent')).toBe('customized')
  await page.reload()
  await overlays.runClock(5000)
  await overlays.expectOnly(null)
})

test('overlays appear one at a time: splash, cookies, install, trial', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit(PAGE)
  await overlays.expectOnly(overlays.splash)
  await overlays.runClock(9000)
  await overlays.expectOnly(overlays.splash)
  await page.getByRole('button', { name: 'Skip' }).click()
  // The delays count from the end of the splash.
  await overlays.runClock(999)
  await overlays.expectOnly(null)
  await overlays.runClock(1)
  await overlays.expectOnly(overlays.cookies)
  await overlays.hydrate()
  await overlays.runClock(60_000)
  await overlays.expectOnly(overlays.cookies)
  await overlays.cookies.getByRole('button', { name: 'Decline All' }).click()
  await overlays.runClock(300)
  await overlays.expectOnly(overlays.install)
  await overlays.install.getByRole('button', { name: 'Not Now' }).click()
  await overlays.runClock(300)
  await overlays.expectOnly(overlays.trial)
  await overlays.trial.getByRole('button', { name: 'Maybe later' }).click()
  await overlays.runClock(10_000)
  await overlays.expectOnly(null)
})

test('the install prompt uses a browser install event that fired before hydration', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit(PAGE, SEEN)
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const choice = Promise.resolve({ outcome: 'accepted' })
    dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(), userChoice: choice }))
  })
  await overlays.hydrate()
  await overlays.runClockUntil(9_900)
  await overlays.expectOnly(null)
  await overlays.runClock(100)
  await overlays.expectOnly(overlays.install)
  await overlays.install.getByRole('button', { name: 'Install' }).click()
  await expect(page.getByText('Welcome to the app! installed successfully')).toBeVisible()
  await expect.poll(() => overlays.storedFlag('pwa-installed')).toBe('true')
  await overlays.expectOnly(null)
})

test('the cookie notice covers neither the form nor the assistant panel', async ({ page }) => {
  // Without motion, because positions are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const overlays = new Overlays(page)
  await overlays.visit('/accommodation-search', UNDECIDED)
  await overlays.runClock(1500)
  await overlays.expectOnly(overlays.cookies)
  const sides = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
    return { start: x, end: x + width }
  }
  const search = await sides(page.getByRole('button', { name: 'Search Hotels' }))
  expect((await sides(overlays.cookies)).start).toBeGreaterThan(search.end)
  await overlays.hydrate()
  await page.getByRole('button', { name: 'Ask the assistant about this page' }).click()
  const panel = await sides(page.getByRole('complementary', { name: 'Ask', exact: true }))
  await expect.poll(async () => (await sides(overlays.cookies)).end).toBeLessThanOrEqual(panel.start)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no overlay covers an open dialog; a due overlay appears after it closes', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.hydrate()
    await page.getByRole('navigation').getByText('Profile').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await overlays.runClock(60_000)
    await overlays.expectOnly(null)
    await page.keyboard.press('Escape')
    await overlays.runClock(1000)
    await expect(sheet).toBeHidden()
    await overlays.expectOnly(overlays.trial)
  })

  test('no overlay takes more than a quarter of the first screen', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, UNDECIDED)
    await overlays.runClock(1500)
    await overlays.expectOnly(overlays.cookies)
    expect((await overlays.cookies.boundingBox())?.height).toBeLessThan(844 / 4)
    await overlays.cookies.getByRole('button', { name: 'Decline All' }).click()
    await overlays.hydrate()
    await overlays.runClock(3000)
    await overlays.expectOnly(overlays.install)
    expect((await overlays.install.boundingBox())?.height).toBeLessThan(844 / 4)
  })

  test('a swipe of more than 80 px dismisses the trial offer for a day', async ({ page }) => {
    // Without motion, because positions are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.hydrate()
    await overlays.runClock(31_000)
    await overlays.expectOnly(overlays.trial)
    const title = overlays.trial.getByRole('heading')
    const touch = await page.context().newCDPSession(page)
    const swipe = async (px: number) => {
      const box = await title.boundingBox()
      const at = (y: number) => ({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 5 + y })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(px / 2)] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(px)] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(70)
    await expect(overlays.trial).toBeVisible()
    await swipe(120)
    await expect(overlays.trial).toHaveCount(0)
    expect(JSON.parse((await overlays.storedFlag('email-popup')) ?? '')).toMatchObject({
      dismissed: true,
      permanentlyDismissed: false,
      emailSubmitted: false,
    })
  })
})
