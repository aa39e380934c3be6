import { expect, test } from '@playwright/test'

import { Overlays, SEEN } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/settled-at.ts'

test.use({ storageState: FIRST_VISIT })

// No worker of an earlier page: what is shown must come from this page's own clock.
test.use({ serviceWorkers: 'block' })

const PAGE = '/flight-compensation'
const UNDECIDED = { hasSeenSplash: SEEN.hasSeenSplash, lastActivity: SEEN.lastActivity }
const INSTALLED = { 'pwa-installed': 'true' }
const HOUR_MS = 60 * 60 * 1000

test.describe('the splash', () => {
  test('runs its course, shows the banner and the card in time, and remembers itself', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
    await expect(overlays.splash).toBeVisible()
    const bar = page.getByRole('progressbar')
    const banner = page.getByText('7-day free trial, no card needed')
    const card = page.getByRole('heading', { name: 'Ready to Start' })
    const started = Number(await bar.getAttribute('aria-valuenow'))
    await overlays.pass((49 - started) * 100)
    await expect(bar).toHaveAttribute('aria-valuenow', '49')
    await expect(banner).toBeHidden()
    await overlays.pass(100)
    await expect(banner).toBeVisible()
    await overlays.pass(2400)
    await expect(card).toBeHidden()
    await overlays.pass(100)
    await expect(card).toBeVisible()
    await overlays.pass(2500)
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await overlays.pass(400)
    expect(await overlays.flag('hasSeenSplash')).toBeNull()
    await overlays.pass(100)
    expect(await overlays.flag('hasSeenSplash')).toBe('true')
    await overlays.pass(200)
    await expect(overlays.splash).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html[data-splash]')).toHaveCount(0)
  })

  test('takes the focus, ends with Escape and gives the page back', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
    await expect(overlays.splash).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
    // The page beneath is out of reach of the keyboard.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
    await page.keyboard.press('Escape')
    await overlays.pass(200)
    await expect(overlays.splash).toHaveCount(0)
    expect(await overlays.flag('hasSeenSplash')).toBe('true')
    await page.getByRole('heading', { level: 1 }).click()
  })

  test('leads to the trial', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
    await overlays.splash.getByRole('link', { name: 'Start My Free Trial' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.locator('html[data-splash]')).toHaveCount(0)
  })

  for (const [minutes, isShown] of [
    [59, false],
    [61, true],
  ] as const)
    test(`${isShown ? 'comes back' : 'does not come back'} after ${minutes} minutes away`, async ({ page }) => {
      const overlays = new Overlays(page)
      const lastActivity = String(Number(SEEN.lastActivity) - minutes * 60_000)
      await overlays.visit(PAGE, { ...SEEN, lastActivity })
      await expect(overlays.splash).toHaveCount(isShown ? 1 : 0)
    })

  test('is kept away by activity, and the page lies unseen but whole beneath it', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.pass(HOUR_MS / 2)
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 200)
    expect(Number(await overlays.flag('lastActivity'))).toBe(await overlays.now())
  })
})

test('without script there is neither splash nor notice', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-splash], .splash, .overlay-corner')).toHaveCount(0)
  await context.close()
})

test.describe('the cookie notice', () => {
  test('comes one second after load', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, UNDECIDED)
    await overlays.pass(1500)
    await overlays.expectOnly(overlays.cookies)
    expect(await overlays.flag('cookie-consent')).toBeNull()
  })

  for (const [press, consent, analytics] of [
    ['Accept All', 'accepted', true],
    ['Decline All', 'declined', false],
  ] as const)
    test(`${press} is stored, and not asked again`, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(PAGE, UNDECIDED)
      await overlays.pass(1500)
      await overlays.cookies.getByRole('button', { name: press }).click()
      expect(await overlays.flag('cookie-consent')).toBe(consent)
      expect(JSON.parse((await overlays.flag('cookie-preferences')) ?? '')).toEqual({
        essential: true,
        analytics,
        marketing: analytics,
      })
      await page.reload()
      await overlays.pass(5000)
      await overlays.expectOnly(null)
    })

  test('can be customized with the keyboard, and reopened from the footer', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, UNDECIDED)
    await overlays.pass(1500)
    await overlays.cookies.getByRole('button', { name: 'Customize' }).press('Enter')
    await expect(overlays.cookies.getByRole('switch', { name: /Analytics/ })).toBeFocused()
    await page.keyboard.press('Space')
    await overlays.cookies.getByRole('button', { name: 'Save' }).press('Enter')
    expect(await overlays.flag('cookie-consent')).toBe('customized')
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await overlays.pass(500)
    await expect(overlays.cookies.getByRole('switch', { name: /Analytics/ })).toBeChecked()
    await expect(overlays.cookies.getByRole('switch', { name: /Marketing/ })).not.toBeChecked()
    await overlays.cookies.getByRole('button', { name: 'Close without choosing' }).click()
    expect(await overlays.flag('cookie-consent')).toBe('customized')
  })
})

test('one at a time: splash, cookies, install, trial', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit(PAGE)
  await overlays.expectOnly(overlays.splash)
  // Everything is due long before the splash is skipped.
  await overlays.pass(9000)
  await overlays.expectOnly(overlays.splash)
  await page.getByRole('button', { name: 'Skip' }).click()
  await overlays.pass(200)
  await overlays.expectOnly(null)
  await overlays.pass(300)
  await overlays.expectOnly(overlays.cookies)
  await overlays.wake()
  await overlays.pass(60_000)
  await overlays.expectOnly(overlays.cookies)
  await overlays.cookies.getByRole('button', { name: 'Decline All' }).click()
  await overlays.pass(300)
  await overlays.expectOnly(overlays.install)
  await overlays.install.getByRole('button', { name: 'Not Now' }).click()
  await overlays.pass(300)
  await overlays.expectOnly(overlays.trial)
  await overlays.trial.getByRole('button', { name: 'Maybe later' }).click()
  await overlays.pass(10_000)
  await overlays.expectOnly(null)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nothing stands over an open dialog, and what waited comes when it closes', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await page.getByRole('navigation').getByText('Profile').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await overlays.pass(60_000)
    await overlays.expectOnly(null)
    await page.keyboard.press('Escape')
    await overlays.pass(1000)
    await expect(sheet).toBeHidden()
    await overlays.expectOnly(overlays.trial)
  })

  test('the reminder flag asks at once, and X is for good', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(`${PAGE}?pwa-reminder=1`, SEEN)
    await overlays.wake()
    await overlays.expectOnly(overlays.install)
    await expect(overlays.install.getByRole('heading')).toHaveText('Still want the app?')
    await overlays.install.getByRole('button', { name: 'Do not ask again' }).click()
    expect(await overlays.flag('pwa-install-permanent-dismiss')).toBe('true')
    await page.reload()
    await overlays.wake()
    await overlays.expectOnly(null)
  })

  test('the install flag asks at once, and Not Now is for this visit', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(`${PAGE}?pwa-install=1`, SEEN)
    await overlays.wake()
    await overlays.expectOnly(overlays.install)
    await expect(overlays.install.getByRole('heading')).toHaveText('Get the free app')
    await overlays.install.getByRole('button', { name: 'Not Now' }).click()
    await overlays.expectOnly(null)
    expect(await overlays.flag('pwa-install-permanent-dismiss')).toBeNull()
    expect(Number(await overlays.flag('pwa-last-dismissal'))).toBe(await overlays.now())
  })

  test('no slip takes more than a quarter of the first screen', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, UNDECIDED)
    await overlays.pass(1500)
    await overlays.expectOnly(overlays.cookies)
    expect((await overlays.cookies.boundingBox())?.height).toBeLessThan(844 / 4)
    await overlays.cookies.getByRole('button', { name: 'Decline All' }).click()
    await overlays.wake()
    await overlays.pass(3000)
    await overlays.expectOnly(overlays.install)
    expect((await overlays.install.boundingBox())?.height).toBeLessThan(844 / 4)
  })

  test('a swipe of more than 80 px puts the trial away for a day', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.pass(31_000)
    const title = overlays.trial.getByRole('heading')
    const swipe = async (px: number) => {
      const box = await title.boundingBox()
      const touch = await page.context().newCDPSession(page)
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
    expect(JSON.parse((await overlays.flag('email-popup')) ?? '')).toMatchObject({
      dismissed: true,
      permanentlyDismissed: false,
      emailSubmitted: false,
    })
  })
})

test.describe('the install prompt', () => {
  test('comes ten seconds after the first visit and makes the browser’s own offer', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, SEEN)
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const choice = Promise.resolve({ outcome: 'accepted' })
      dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(), userChoice: choice }))
    })
    await overlays.wake()
    await overlays.passUntil(9_900)
    await overlays.expectOnly(null)
    await overlays.pass(100)
    await overlays.expectOnly(overlays.install)
    await overlays.install.getByRole('button', { name: 'Install' }).click()
    await expect(page.getByText('Welcome to the app! installed successfully')).toBeVisible()
    expect(await overlays.flag('pwa-installed')).toBe('true')
    await overlays.expectOnly(null)
  })

  test('put away, it rests for two days', async ({ page }) => {
    const overlays = new Overlays(page)
    const twoDaysAgo = Number(SEEN.lastActivity) - 48 * HOUR_MS
    await overlays.visit(PAGE, {
      ...SEEN,
      'pwa-first-visit': String(twoDaysAgo - HOUR_MS),
      'pwa-last-dismissal': String(twoDaysAgo + 20_000),
    })
    await overlays.wake()
    await overlays.pass(8_000)
    await overlays.expectOnly(null)
    await overlays.pass(10_000)
    await overlays.expectOnly(overlays.install)
    await overlays.install.getByRole('button', { name: 'Not Now' }).click()
    await expect(page.getByText('No worries! You can install anytime from your browser menu')).toBeVisible()
    expect(Number(await overlays.flag('pwa-last-dismissal'))).toBe(await overlays.now())
  })

  test('welcomes visitors from social apps', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(`${PAGE}?utm_source=tiktok`, SEEN)
    await overlays.wake()
    await overlays.expectOnly(overlays.install)
    await expect(overlays.install.getByRole('heading')).toHaveText('Welcome from TikTok')
    await overlays.install.getByRole('button', { name: 'Install' }).click()
    await expect(page.getByText('Installation issue - Try adding to home screen manually')).toBeVisible()
    await expect(overlays.install.getByRole('listitem')).toHaveCount(3)
  })

  test.describe('inside Instagram', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0',
    })
    test('asks for the default browser instead', async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(`${PAGE}?utm_source=instagram`, SEEN)
      await overlays.wake()
      await overlays.install.getByRole('button', { name: 'Install' }).click()
      await expect(page.getByText('Open this page in your default browser to install the app')).toBeVisible()
    })
  })
})
