import { expect, type Locator, test } from '@playwright/test'

import { HomePage } from '../../pages/home-page.ts'
import { OPENED_AT, Overlays, SEEN } from '../../pages/overlays.ts'
import { comeAlive } from '../../support/come-alive.ts'
import { FIRST_VISIT } from '../../support/settled-at.ts'

// Time stands still in these pages until a journey lets it pass, so both sides of every moment can be looked at.
test.use({ storageState: FIRST_VISIT })

const PAGE = '/flight-compensation'
const UNDECIDED = { hasSeenSplash: SEEN.hasSeenSplash, lastActivity: SEEN.lastActivity }
const INSTALLED = { 'pwa-installed': 'true' }
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A message fades before it is gone. */
const LEAVING_MS = 200

test.describe('the splash', () => {
  test('runs its course in ten seconds, with its tips, its banner and its card, and is then remembered', async ({
    page,
  }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
    await expect(overlays.splash).toBeVisible()
    const bar = page.getByRole('progressbar')
    const tip = page.getByRole('group', { name: 'Worth knowing' })
    const banner = page.getByText('7-day free trial, no card needed')
    const card = page.getByRole('heading', { name: 'Ready to Start' })
    await overlays.pass(3332)
    await expect(bar).toHaveAttribute('aria-valuenow', '33')
    await expect(tip).toContainText('Three hours late into Europe?')
    await overlays.pass(1)
    await expect(tip).toContainText('What you save without a signal')
    await overlays.pass(4999 - 3333)
    await expect(bar).toHaveAttribute('aria-valuenow', '49')
    await expect(banner).toBeHidden()
    await overlays.pass(1)
    await expect(banner).toBeVisible()
    await overlays.pass(2499)
    await expect(tip).toContainText('Every answer carries its source')
    await expect(card).toBeHidden()
    await overlays.pass(1)
    await expect(card).toBeVisible()
    await overlays.pass(2500)
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await overlays.pass(499)
    expect(await overlays.flag('hasSeenSplash')).toBeNull()
    await overlays.pass(1)
    expect(await overlays.flag('hasSeenSplash')).toBe('true')
    await overlays.pass(200)
    await expect(overlays.splash).toHaveCount(0)
  })

  test('leads to the trial, and is not shown there again', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { 'cookie-consent': 'declined' })
    await overlays.splash.getByRole('link', { name: 'Start My Free Trial' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.locator('html[data-splash]')).toHaveCount(0)
  })

  for (const [words, awayMs, shown] of [
    ['does not come back after an hour', HOUR_MS, 0],
    ['comes back after more than that', HOUR_MS + 1, 1],
  ] as const)
    test(words, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(PAGE, { ...SEEN, lastActivity: String(OPENED_AT - awayMs) })
      await expect(overlays.splash).toHaveCount(shown)
    })

  test('is kept away by whoever is there', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.skip(HOUR_MS / 2)
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 200)
    await expect.poll(() => overlays.flag('lastActivity')).toBe(String(OPENED_AT + HOUR_MS / 2))
  })
})

test.describe('the cookie notice', () => {
  for (const [press, consent, isAllowed] of [
    ['Accept All', 'accepted', true],
    ['Decline All', 'declined', false],
  ] as const)
    test(`comes one second after load; ${press} is stored, and not asked again`, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(PAGE, UNDECIDED)
      await overlays.pass(999)
      await overlays.expectOnly(null)
      await overlays.pass(1)
      await expect(overlays.cookies).toBeVisible()
      expect(await overlays.flag('cookie-consent')).toBeNull()
      await overlays.cookies.getByRole('button', { name: press }).click()
      await expect.poll(() => overlays.flag('cookie-consent')).toBe(consent)
      expect(JSON.parse((await overlays.flag('cookie-preferences')) ?? '')).toEqual({
        essential: true,
        analytics: isAllowed,
        marketing: isAllowed,
      })
      await page.reload()
      await overlays.pass(5000)
      await overlays.expectOnly(null)
    })
})

test.describe('the install prompt', () => {
  test('comes ten seconds after the first visit', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, SEEN)
    await overlays.wake()
    await overlays.passUntil(9_999)
    await overlays.expectOnly(null)
    await overlays.passUntil(10_000)
    await expect(overlays.install).toBeVisible()
    await expect(overlays.install.getByRole('heading')).toHaveText('Keep Sojourn at hand')
  })

  test('put away, it rests for two days, and is then due at once', async ({ page }) => {
    const overlays = new Overlays(page)
    const dismissedAt = OPENED_AT + 20_000 - 2 * DAY_MS
    await overlays.visit(PAGE, {
      ...SEEN,
      'pwa-first-visit': String(dismissedAt - HOUR_MS),
      'pwa-last-dismissal': String(dismissedAt),
    })
    await overlays.wake()
    await overlays.passUntil(19_999)
    await overlays.expectOnly(null)
    await overlays.passUntil(20_000)
    await expect(overlays.install).toBeVisible()
    await overlays.install.getByRole('button', { name: 'Not Now' }).click()
    await expect(page.getByText('No worries! You can install anytime from your browser menu')).toBeVisible()
    expect(await overlays.flag('pwa-last-dismissal')).toBe(String(OPENED_AT + 20_000))
  })

  test('due since an earlier visit, it waits neither for a touch nor for ten more seconds', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, 'pwa-first-visit': String(OPENED_AT - HOUR_MS) })
    await overlays.wakeAtOnce()
    await overlays.show(overlays.install)
    expect(await overlays.now()).toBeLessThan(OPENED_AT + 5000)
  })

  for (const [words, path, from, title] of [
    ['a link in TikTok', `${PAGE}?utm_source=tiktok`, undefined, 'Welcome from TikTok'],
    ['a page of Facebook', PAGE, 'https://l.facebook.com/', 'Welcome from Facebook'],
  ] as const)
    test(`welcomes who comes by ${words}`, async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(path, SEEN, from)
      await overlays.wake()
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
    test('asks for the default browser instead', async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(`${PAGE}?utm_source=instagram`, SEEN)
      await overlays.wake()
      await overlays.show(overlays.install)
      await overlays.install.getByRole('button', { name: 'Install' }).click()
      await expect(page.getByText('Open this page in your default browser to install the app')).toBeVisible()
    })
  })

  test.describe('asked for by a flag, on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('asks at once, and Not Now is for this visit', async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(`${PAGE}?pwa-install=1`, SEEN)
      await overlays.wakeAtOnce()
      await overlays.show(overlays.install)
      await expect(overlays.install.getByRole('heading')).toHaveText('Get the free app')
      await overlays.install.getByRole('button', { name: 'Not Now' }).click()
      await overlays.expectOnly(null)
      expect(await overlays.flag('pwa-install-permanent-dismiss')).toBeNull()
      expect(await overlays.flag('pwa-last-dismissal')).toBe(String(await overlays.now()))
    })

    test('reminds at once, and X is for good', async ({ page }) => {
      const overlays = new Overlays(page)
      await overlays.visit(`${PAGE}?pwa-reminder=1`, SEEN)
      await overlays.wakeAtOnce()
      await overlays.show(overlays.install)
      await expect(overlays.install.getByRole('heading')).toHaveText('Still want the app?')
      await overlays.install.getByRole('button', { name: 'Do not ask again' }).click()
      await expect.poll(() => overlays.flag('pwa-install-permanent-dismiss')).toBe('true')
      await page.evaluate(() => sessionStorage.removeItem('pwa-install-dismissed'))
      await page.reload()
      await overlays.wake()
      await overlays.skip(3 * DAY_MS)
      await expect(overlays.install).toHaveCount(0)
    })
  })
})

test.describe('the trial by e-mail', () => {
  const popup = async (overlays: Overlays): Promise<Record<string, unknown>> =>
    JSON.parse((await overlays.flag('email-popup')) ?? '{}') as Record<string, unknown>

  test('Maybe later is for a day', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.passUntil(29_999)
    await overlays.expectOnly(null)
    await overlays.passUntil(30_000)
    await expect(overlays.trial).toBeVisible()
    await overlays.trial.getByRole('button', { name: 'Maybe later' }).click()
    await overlays.expectOnly(null)
    await overlays.skip(DAY_MS - 1)
    await overlays.expectOnly(null)
    await overlays.skip(1)
    await expect(overlays.trial).toBeVisible()
  })

  test('X is for good', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.passUntil(30_000)
    await overlays.trial.getByRole('button', { name: 'Close and do not ask again' }).click()
    await expect.poll(() => popup(overlays)).toMatchObject({ permanentlyDismissed: true })
    await page.reload()
    await overlays.wake()
    await overlays.skip(2 * DAY_MS)
    await overlays.expectOnly(null)
  })

  test('not in a frame of another page', async ({ page }) => {
    await page.route('/framed', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${PAGE}" width="900" height="700"></iframe>` }),
    )
    // Our own answer forbids frames altogether; without that header the popup still stays away.
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
    await overlays.wakeIn(frame)
    await overlays.pass(60_000)
    await expect(frame.getByRole('region', { name: 'Free trial by e-mail' })).toHaveCount(0)
  })

  test('a failure is only logged', async ({ page }) => {
    const overlays = new Overlays(page)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/functions/v1/trial-signup-email', (route) => route.abort())
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.passUntil(30_000)
    await overlays.trial.getByLabel('E-mail address').fill('ana@sojourn.example')
    await overlays.trial.getByRole('button', { name: 'Send me the link' }).click()
    await expect.poll(() => logged.join('\n')).toContain('The trial e-mail could not be sent')
    await expect(overlays.trial.getByRole('button', { name: 'Send me the link' })).toBeVisible()
    expect(await popup(overlays)).toMatchObject({ emailSubmitted: false })
  })
})

test('three messages at most, for four seconds each', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit('/settings', { ...SEEN, ...INSTALLED })
  await comeAlive(page)
  const messages = page.getByRole('listitem').filter({ hasText: /(?:en|dis)abled$/ })
  const turn = async (name: string, isOn: boolean): Promise<void> => {
    await page.getByRole('main').getByRole('switch', { name }).setChecked(isOn)
    await expect(messages.filter({ hasText: `${name} ${isOn ? 'en' : 'dis'}abled` })).toHaveCount(1)
  }
  await turn('Camera', false)
  await overlays.pass(3999)
  await expect(messages).toHaveText(/Camera disabled$/)
  await overlays.pass(1 + LEAVING_MS)
  await expect(messages).toHaveCount(0)
  await turn('Camera', true)
  await turn('Notifications', false)
  await turn('Location', false)
  await expect(messages).toHaveCount(3)
  await turn('Camera', false)
  await expect(messages).toHaveText([/Notifications disabled$/, /Location disabled$/, /Camera disabled$/])
})

test('suggestions are typed, 100 ms a character and two seconds for each of the eight', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit('/', { ...SEEN, ...INSTALLED })
  const typed = await recordChanges(new HomePage(page).prompt, 'placeholder')
  await overlays.pass(2000)
  await expect
    .poll(async () => {
      await overlays.pass(5000)
      return (await typed()).filter(({ value }) => value.length === 1).length
    })
    .toBeGreaterThan(8)
  const all = await typed()
  const starts = all.flatMap(({ value }, index) => (value.length === 1 ? [index] : [])).slice(0, 9)
  const words = starts.slice(0, 8).map((start, nth) => all.slice(start, starts[nth + 1]))
  const whole = words.map((word) => word.at(-1)?.value ?? '')
  expect(new Set(whole).size).toBe(8)
  for (const [nth, word] of words.entries()) {
    expect(word.map(({ value }) => value)).toEqual(word.map((_, last) => whole[nth]?.slice(0, last + 1)))
    expect(new Set(word.slice(1).map(({ at }, index) => at - (word[index]?.at ?? 0)))).toEqual(new Set([100]))
    expect((all[starts[nth + 1] ?? 0]?.at ?? 0) - (word.at(-1)?.at ?? 0)).toBe(2000)
  }
})

test('partners take turns every three seconds', async ({ page }) => {
  const overlays = new Overlays(page)
  await overlays.visit('/', { ...SEEN, ...INSTALLED })
  const home = new HomePage(page)
  await home.wake()
  await home.see('company')
  const partners = home.section('Partners')
  await expect(partners.getByText('1 / 3')).toBeVisible()
  await overlays.pass(2999)
  await expect(partners.getByText('1 / 3')).toBeVisible()
  await overlays.pass(1)
  await expect(partners.getByText('2 / 3')).toBeVisible()
})

test('where there is no share sheet the link is copied, and the page says so for two seconds', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const overlays = new Overlays(page)
  await overlays.visit('/', { ...SEEN, ...INSTALLED })
  const home = new HomePage(page)
  await home.wake()
  await home.see('company')
  await page.getByRole('button', { name: 'Share with friends' }).click()
  const copied = page.getByRole('button', { name: 'Link copied!' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(baseURL ?? '')
  await overlays.pass(1999)
  await expect(copied).toBeVisible()
  await overlays.pass(1)
  await expect(copied).toHaveCount(0)
})

type Change = { readonly at: number; readonly value: string }

/** Every value that an attribute has from now on, and when it came by the page's own time. */
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
