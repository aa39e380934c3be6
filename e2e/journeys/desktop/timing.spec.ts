import { expect, type Locator, test } from '@playwright/test'

import { HomePage } from '../../pages/home-page.ts'
import { OPENED_AT, Overlays, SEEN } from '../../pages/overlays.ts'
import { hydrate } from '../../support/hydrate.ts'
import { FIRST_VISIT } from '../../support/returning-visitor.ts'

// The page's clock is paused and advanced by the test, so that both sides of every moment can be checked.
test.use({ storageState: FIRST_VISIT })

const PAGE = '/flight-compensation'
const UNDECIDED = { hasSeenSplash: SEEN.hasSeenSplash, lastActivity: SEEN.lastActivity }
const INSTALLED = { 'pwa-installed': 'true' }
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The fade-out of a toast. */
const FADE_OUT_MS = 200

test.describe('the splash', () => {
  test('shows tips, banner and card in ten seconds, closes, and is remembered', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
    await expect(overlays.splash).toBeVisible()
    const bar = page.getByRole('progressbar')
    const tip = page.getByRole('group', { name: 'Good to know' })
    const banner = page.getByText('7-day free trial, no card needed')
    const card = page.getByRole('heading', { name: 'Ready to Start' })
    await overlays.runClock(3332)
    await expect(bar).toHaveAttribute('aria-valuenow', '33')
    await expect(tip).toContainText('Three hours late into Europe?')
    await overlays.runClock(1)
    await expect(tip).toContainText('What you save offline')
    await overlays.runClock(4999 - 3333)
    await expect(bar).toHaveAttribute('aria-valuenow', '49')
    await expect(banner).toBeHidden()
    await overlays.runClock(1)
    await expect(banner).toBeVisible()
    await overlays.runClock(2499)
    await expect(tip).toContainText('Every answer shows its source')
    await expect(card).toBeHidden()
    await overlays.runClock(1)
    await expect(card).toBeVisible()
    await overlays.runClock(2500)
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await overlays.runClock(499)
    expect(await overlays.storedFlag('hasSeenSplash')).toBeNull()
    await overlays.runClock(1)
    expect(await overlays.storedFlag('hasSeenSplash')).toBe('true')
    await overlays.runClock(200)
    await expect(overlays.splash).toHaveCount(0)
  })

  test('leads to the trial, and does not appear again there', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
    await overlays.splash.getByRole('link', { name: 'Start My Free Trial' }).click()
    await expect(page).toHaveURL('/auth?tab=sign-up')
    await expect(page.locator('html[data-splash]')).toHaveCount(0)
  })

  for (const [title, awayMs, count] of [
    ['does not return after an hour without activity', HOUR_MS, 0],
    ['returns after more than an hour without activity', HOUR_MS + 1, 1],
  ] as const)
    test(title, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(PAGE, { ...SEEN, lastActivity: String(OPENED_AT - awayMs) })
      await expect(overlays.splash).toHaveCount(count)
    })

  test('records activity, so that it does not return to an active visitor', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.fastForward(HOUR_MS / 2)
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 200)
    await expect.poll(() => overlays.storedFlag('lastActivity')).toBe(String(OPENED_AT + HOUR_MS / 2))
  })
})

test.describe('the cookie notice', () => {
  for (const [button, consent, isAllowed] of [
    ['Accept All', 'accepted', true],
    ['Decline All', 'declined', false],
  ] as const)
    test(`appears one second after load; ${button} is stored and not asked again`, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(PAGE, UNDECIDED)
      await overlays.runClock(999)
      await overlays.expectOnly(null)
      await overlays.runClock(1)
      await expect(overlays.cookies).toBeVisible()
      expect(await overlays.storedFlag('cookie-consent')).toBeNull()
      await overlays.cookies.getByRole('button', { name: button }).click()
      await expect.poll(() => overlays.storedFlag('cookie-consent')).toBe(consent)
      expect(JSON.parse((await overlays.storedFlag('cookie-preferences')) ?? '')).toEqual({
        essential: true,
        analytics: isAllowed,
        marketing: isAllowed,
      })
      await page.reload()
      await overlays.runClock(5000)
      await overlays.expectOnly(null)
    })
})

test.describe('on a first visit', () => {
  test('the cookie notice, the install prompt and the trial offer count from the end of the splash', async ({
    page,
  }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE)
    await expect(overlays.splash).toBeVisible()
    await overlays.runClock(10_500)
    await expect(page.locator('html[data-splash]')).toHaveCount(0)
    await overlays.runClock(999)
    await overlays.expectOnly(null)
    await overlays.runClock(1)
    await overlays.expectOnly(overlays.cookies)
    await overlays.cookies.getByRole('button', { name: 'Decline All' }).click()
    await overlays.hydrate()
    await overlays.runClockUntil(10_500 + 9_999)
    await overlays.expectOnly(null)
    await overlays.runClockUntil(10_500 + 10_000)
    await overlays.expectOnly(overlays.install)
    await overlays.install.getByRole('button', { name: 'Not Now' }).click()
    await overlays.runClockUntil(10_500 + 29_999)
    await overlays.expectOnly(null)
    await overlays.runClockUntil(10_500 + 30_000)
    await overlays.expectOnly(overlays.trial)
  })
})

test.describe('the install prompt', () => {
  test('appears ten seconds after the first visit', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, SEEN)
    await overlays.hydrate()
    await overlays.runClockUntil(9_999)
    await overlays.expectOnly(null)
    await overlays.runClockUntil(10_000)
    await expect(overlays.install).toBeVisible()
    await expect(overlays.install.getByRole('heading')).toHaveText('Install Sojourn')
  })

  test('stays away for two days after a dismissal, then appears at once', async ({ page }) => {
    const overlays = new Overlays(page)
    const dismissedAt = OPENED_AT + 20_000 - 2 * DAY_MS
    await overlays.visit(PAGE, {
      ...SEEN,
      'pwa-first-visit': String(dismissedAt - HOUR_MS),
      'pwa-last-dismissal': String(dismissedAt),
    })
    await overlays.hydrate()
    await overlays.runClockUntil(19_999)
    await overlays.expectOnly(null)
    await overlays.runClockUntil(20_000)
    await expect(overlays.install).toBeVisible()
    await overlays.install.getByRole('button', { name: 'Not Now' }).click()
    await expect(page.getByText('No worries! You can install anytime from your browser menu')).toBeVisible()
    expect(await overlays.storedFlag('pwa-last-dismissal')).toBe(String(OPENED_AT + 20_000))
  })

  test('appears without user intent when it is due since an earlier visit', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, 'pwa-first-visit': String(OPENED_AT - HOUR_MS) })
    await overlays.waitForImmediateHydration()
    await overlays.expectShown(overlays.install)
    expect(await overlays.now()).toBeLessThan(OPENED_AT + 5000)
  })

  for (const [source, path, referrer, title] of [
    ['a link in TikTok', `${PAGE}?utm_source=tiktok`, undefined, 'Welcome from TikTok'],
    ['a page of Facebook', PAGE, 'https://l.facebook.com/', 'Welcome from Facebook'],
  ] as const)
    test(`welcomes a visitor who comes from ${source}`, { tag: '@long' }, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(path, SEEN, referrer)
      await overlays.hydrate()
      await overlays.expectOnly(overlays.install)
      await expect(overlays.install.getByRole('heading')).toHaveText(title)
      await overlays.install.getByRole('button', { name: 'Install' }).click()
      await expect(page.getByText('Installation issue - Try adding to home screen manually')).toBeVisible()
      await expect(overlays.install.getByRole('listitem')).toHaveCount(3)
    })

  test.describe('inside Instagram', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0',
    })
    test('asks to open the default browser instead', { tag: '@long' }, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(`${PAGE}?utm_source=instagram`, SEEN)
      await overlays.hydrate()
      await overlays.expectShown(overlays.install)
      await overlays.install.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByText('Open this page in your default browser to install the app')).toBeVisible()
    })
  })

  test.describe('requested by URL parameter, on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('appears at once, and Not Now dismisses it for this visit', { tag: '@long' }, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(`${PAGE}?pwa-install=1`, SEEN)
      await overlays.waitForImmediateHydration()
      await overlays.expectShown(overlays.install)
      await expect(overlays.install.getByRole('heading')).toHaveText('Get the free app')
      await overlays.install.getByRole('button', { name: 'Not Now' }).click()
      await overlays.expectOnly(null)
      expect(await overlays.storedFlag('pwa-install-permanent-dismiss')).toBeNull()
      expect(await overlays.storedFlag('pwa-last-dismissal')).toBe(String(await overlays.now()))
    })

    test('appears at once as a reminder, and X dismisses it permanently', { tag: '@long' }, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(`${PAGE}?pwa-reminder=1`, SEEN)
      await overlays.waitForImmediateHydration()
      await overlays.expectShown(overlays.install)
      await expect(overlays.install.getByRole('heading')).toHaveText('Still want the app?')
      await overlays.install.getByRole('button', { name: 'Do not ask again' }).click()
      await expect.poll(() => overlays.storedFlag('pwa-install-permanent-dismiss')).toBe('true')
      await page.evaluate(() => sessionStorage.removeItem('pwa-install-dismissed'))
      await page.reload()
      await overlays.hydrate()
      await overlays.fastForward(3 * DAY_MS)
      await expect(overlays.install).toHaveCount(0)
    })
  })
})

test.describe('the trial offer by email', () => {
  const popup = async (overlays: Overlays): Promise<Record<string, unknown>> =>
    JSON.parse((await overlays.storedFlag('email-popup')) ?? '{}') as Record<string, unknown>

  test('Maybe later dismisses it for a day', { tag: '@long' }, async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.hydrate()
    await overlays.runClockUntil(29_999)
    await overlays.expectOnly(null)
    await overlays.runClockUntil(30_000)
    await expect(overlays.trial).toBeVisible()
    await overlays.trial.getByRole('button', { name: 'Maybe later' }).click()
    await overlays.expectOnly(null)
    await overlays.fastForward(DAY_MS - 1)
    await overlays.expectOnly(null)
    await overlays.fastForward(1)
    await expect(overlays.trial).toBeVisible()
  })

  test('X dismisses it permanently', { tag: '@long' }, async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.hydrate()
    await overlays.runClockUntil(30_000)
    await overlays.trial.getByRole('button', { name: 'Close and do not ask again' }).click()
    await expect.poll(() => popup(overlays)).toMatchObject({ permanentlyDismissed: true })
    await page.reload()
    await overlays.hydrate()
    await overlays.fastForward(2 * DAY_MS)
    await overlays.expectOnly(null)
  })

  test('does not appear inside a frame', { tag: '@long' }, async ({ page }) => {
    await page.route('/framed', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${PAGE}" width="900" height="700"></iframe>` }),
    )
    // The server forbids frames altogether; the offer must stay away even without that header.
    await page.route(PAGE, async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': policy = '', 'x-frame-options': _, ...headers } = answer.headers()
      const open = policy.replace(/frame-ancestors[^;]*;?/, '')
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': open } })
    })
    const overlays = new Overlays(page)
    await overlays.visit('/framed', { ...SEEN, ...INSTALLED })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1 }).click()
    await frame.locator('html[data-alive]').waitFor({ state: 'attached' })
    await overlays.waitForOverlays(frame)
    await overlays.runClock(60_000)
    await expect(frame.getByRole('region', { name: 'Free trial by email' })).toHaveCount(0)
  })

  test('logs a failed request and keeps the form', { tag: '@long' }, async ({ page }) => {
    const overlays = new Overlays(page)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/functions/v1/trial-signup-email', (route) => route.abort())
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.hydrate()
    await overlays.runClockUntil(30_000)
    await overlays.trial.getByLabel('Email address').fill('ana@sojourn.example')
    await overlays.trial.getByRole('button', { name: 'Send me the link' }).click()
    await expect.poll(() => logged.join('\n')).toContain('The trial email could not be sent')
    await expect(overlays.trial.getByRole('button', { name: 'Send me the link' })).toBeVisible()
    expect(await popup(overlays)).toMatchObject({ emailSubmitted: false })
  })
})

test('shows at most three toasts, for four seconds each', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit('/settings', { ...SEEN, ...INSTALLED })
  await hydrate(page)
  const messages = page.getByRole('listitem').filter({ hasText: /(?:en|dis)abled$/ })
  const toggle = async (name: string, isOn: boolean): Promise<void> => {
    await page.getByRole('main').getByRole('switch', { name }).setChecked(isOn)
    await expect(messages.filter({ hasText: `${name} ${isOn ? 'en' : 'dis'}abled` })).toHaveCount(1)
  }
  await toggle('Camera', false)
  await overlays.runClock(3999)
  await expect(messages).toHaveText(/Camera disabled$/)
  await overlays.runClock(1 + FADE_OUT_MS)
  await expect(messages).toHaveCount(0)
  await toggle('Camera', true)
  await toggle('Notifications', false)
  await toggle('Location', false)
  await expect(messages).toHaveCount(3)
  await toggle('Camera', false)
  await expect(messages).toHaveText([/Notifications disabled$/, /Location disabled$/, /Camera disabled$/])
})

test('types eight suggestions at 100 ms per character with two-second pauses', { tag: '@long' }, async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit('/', { ...SEEN, ...INSTALLED })
  const typed = await recordChanges(new HomePage(page).prompt, 'placeholder')
  await overlays.runClock(2000)
  await expect
    .poll(async () => {
      await overlays.runClock(5000)
      return (await typed()).filter(({ value }) => value.length === 1).length
    })
    .toBeGreaterThan(8)
  const all = await typed()
  const starts = all.flatMap(({ value }, index) => (value.length === 1 ? [index] : [])).slice(0, 9)
  const words = starts.slice(0, 8).map((start, nth) => all.slice(start, starts[nth + 1]))
  const texts = words.map((word) => word.at(-1)?.value ?? '')
  expect(new Set(texts).size).toBe(8)
  for (const [nth, word] of words.entries()) {
    expect(word.map(({ value }) => value)).toEqual(word.map((_, last) => texts[nth]?.slice(0, last + 1)))
    expect(new Set(word.slice(1).map(({ at }, index) => at - (word[index]?.at ?? 0)))).toEqual(new Set([100]))
    expect((all[starts[nth + 1] ?? 0]?.at ?? 0) - (word.at(-1)?.at ?? 0)).toBe(2000)
  }
})

test('rotates the partners every three seconds', { tag: '@long' }, async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit('/', { ...SEEN, ...INSTALLED })
  const home = new HomePage(page)
  await home.hydrate()
  await home.scrollToSection('company')
  const partners = home.section('Partners')
  await expect(partners.getByText('1 / 3')).toBeVisible()
  await overlays.runClock(2999)
  await expect(partners.getByText('1 / 3')).toBeVisible()
  await overlays.runClock(1)
  await expect(partners.getByText('2 / 3')).toBeVisible()
})

test(
  'copies the link without a share sheet, and confirms it for two seconds',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const overlays = new Overlays(page)
    await overlays.visit('/', { ...SEEN, ...INSTALLED })
    const home = new HomePage(page)
    await home.hydrate()
    await home.scrollToSection('company')
    await page.getByRole('button', { name: 'Share with friends' }).click()
    const copied = page.getByRole('button', { name: 'Link copied!' })
    await expect(copied).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(baseURL ?? '')
    await overlays.runClock(1999)
    await expect(copied).toBeVisible()
    await overlays.runClock(1)
    await expect(copied).toHaveCount(0)
  },
)

type Change = { readonly at: number; readonly value: string }

/** Records every later value of an attribute with its time on the page's clock. */
async function recordChanges(part: Locator, attribute: string): Promise<() => Promise<readonly Change[]>> {
  const changes = await part.evaluateHandle((element, name) => {
    const seen: { at: number; value: string }[] = []
    new MutationObserver(() => seen.push({ at: Date.now(), value: element.getAttribute(name) ?? '' })).observe(
      element,
      {
        attributeFilter: [name],
      },
    )
    return seen
  }, attribute)
  return () => changes.jsonValue()
}
