import { expect, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'

test.use({ serviceWorkers: 'allow' })

const WRITE = '**/rest/v1/profiles?*'
const PRECACHE_MAX_BYTES = 2_500_000
/** The fade-out of a toast. */
const FADE_OUT_MS = 200
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)

test('the app is installable, precaches little, and shows the offline toast once for three seconds', async ({
  page,
  context,
  request,
}) => {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
  })
  await page.clock.install()
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  // The first page is cached too, although it was opened before the service worker was installed.
  await expect.poll(() => app.listCached()).toContain('/')
  expect(new Set(await app.listOpenerPolicies())).toEqual(new Set(['same-origin-allow-popups']))
  expect(consoleErrors).toEqual([])
  const devtools = await context.newCDPSession(page)
  const manifest = await devtools.send('Page.getAppManifest')
  expect([manifest.url, manifest.errors]).toEqual([new URL('/manifest.webmanifest', page.url()).href, []])
  const installabilityErrors = async () =>
    (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors
      .map(({ errorId }) => errorId)
      // Playwright's contexts are private windows.
      .filter((errorId) => errorId !== 'in-incognito')
  await expect.poll(installabilityErrors).toEqual([])
  // A second CDP session would override the offline emulation of the first.
  await devtools.detach()
  const { icons, shortcuts } = JSON.parse(manifest.data ?? '{}') as {
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)
  expect(shortcuts.map(({ url }) => url)).toEqual(['/assistant', '/itinerary', '/flights', '/dashboard'])
  const precacheBytes = await app.measurePrecacheBytes()
  expect(precacheBytes).toBeGreaterThan(PRECACHE_MAX_BYTES / 2)
  expect(precacheBytes).toBeLessThan(PRECACHE_MAX_BYTES)

  // With a paused clock the toast stays until it has been checked.
  await page.clock.pauseAt(Date.now() + 60_000)
  const toast = page.getByText("You're offline. Some features may be limited.").first()
  await context.setOffline(true)
  await expect(toast).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: "You're offline. Some features may be limited." })
  const overlap = async () => {
    const [toastBox, badgeBox] = [await card.boundingBox(), await app.badge.boundingBox()]
    return toastBox && badgeBox ? toastBox.y + toastBox.height - badgeBox.y : Number.POSITIVE_INFINITY
  }
  // The toast must not cover the offline badge at the bottom.
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  await page.clock.runFor(2999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1 + FADE_OUT_MS)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
  await page.goto('/flight-compensation')
  await app.hydrate()
  await expect(app.badge).toBeVisible()
  await expect(toast).toBeHidden()
})

test('visited and unvisited pages open offline', async ({ page, context }) => {
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await page.reload()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  expect(title).not.toContain('Unexpected')
  await context.setOffline(true)
  await page.reload()
  await app.hydrate()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(app.banner("You're offline. 0 actions pending sync.")).toBeVisible()
  await expect(app.badge).toBeVisible()
  for (const [path, heading] of [
    ['/flight-compensation', 'What does the airline owe you?'],
    ['/dashboard', 'Saved on this device'],
    ['/auth', 'Sign in'],
    ['/privacy-policy', 'Privacy policy'],
    ['/no/such/page', 'Page not found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a page that is not cached says so, lists cached pages, and loads when the connection returns', async ({
  page,
  context,
}) => {
  const app = new OfflinePage(page)
  await app.open('/')
  await app.openAndCache('/help-center')
  await context.setOffline(true)
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'No signal here' })).toBeVisible()
  await expect(page.getByText('This page is not saved on this device yet.')).toBeVisible()
  const here = page.getByRole('region', { name: 'Still on this device' })
  await here.getByRole('link', { name: 'Help Center' }).click()
  await expect(page).toHaveURL('/help-center')
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible()
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'No signal here' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'No signal here' })).toBeHidden()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Unexpected')
})

test('an offline change is written once even if the response is lost', async ({ page, context, request, baseURL }) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  const userId = session.user.id
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await context.setOffline(true)
  await app.queueNameChange({ userId, fullName: 'Ana of Porto' })
  await page.reload()
  await app.hydrate()
  await expect(app.banner("You're offline. 1 action pending sync.")).toBeVisible()

  const replayed: (string | undefined)[] = []
  const written: unknown[] = []
  await page.route(WRITE, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const answer = await route.fetch()
    replayed.push(answer.headers()['idempotency-replayed'])
    written.push((await supabase.from('profiles').select('full_name, updated_at').eq('id', userId).single()).data)
    // The first write succeeds, but its response is lost.
    if (written.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await context.setOffline(false)
  await expectMessage('Offline data synced successfully')
  await app.expectOutboxEmpty()
  expect(replayed).toEqual([undefined, 'true'])
  expect(written[0]).toMatchObject({ full_name: 'Ana of Porto' })
  expect(written[1]).toEqual(written[0])
})

test('a name saved twice offline is queued once and restored after a reload', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { session } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const app = new OfflinePage(page)
  await app.open('/profile')
  await app.waitForWorker()
  const field = page.getByLabel('Full name')
  await expect(field).toBeEnabled()
  await context.setOffline(true)
  await field.fill('Ana of Porto')
  const save = page.getByRole('button', { name: 'Save name' })
  await save.click()
  await expect(app.banner("You're offline. 1 action pending sync.")).toBeVisible()
  await save.click()
  await page.reload()
  await app.hydrate()
  await expect(field).toHaveValue('Ana of Porto')
  await expect(app.banner("You're offline. 1 action pending sync.")).toBeVisible()
})

test('two tabs send each queued change only once', async ({ page, context, request, baseURL }) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  const userId = session.user.id
  await storeSession(page, session)
  const other = await context.newPage()
  const [app, second] = [new OfflinePage(page), new OfflinePage(other)]
  await app.open('/')
  await app.waitForWorker()
  await second.open('/flight-compensation')
  await context.setOffline(true)
  for (const fullName of ['Ana', 'Ana S.', 'Ana Silva-Costa']) await app.queueNameChange({ userId, fullName })
  for (const [tab, tabPage] of [
    [app, page],
    [second, other],
  ] as const) {
    // A background tab may be rendered late on a slow machine.
    await tabPage.bringToFront()
    await tabPage.reload()
    await tab.hydrate()
    await expect(tab.banner("You're offline. 3 actions pending sync.")).toBeVisible()
  }
  const sent: string[] = []
  context.on('requestfinished', (asked) => {
    if (asked.method() === 'PATCH' && asked.url().includes('/rest/v1/profiles')) sent.push(asked.postData() ?? '')
  })
  await context.setOffline(false)
  await app.expectOutboxEmpty()
  await expect(app.banner('actions pending')).toBeHidden()
  await expect(second.banner('actions pending')).toBeHidden()
  const names = () => sent.map((body) => (JSON.parse(body) as { full_name: string }).full_name)
  await expect.poll(names).toEqual(['Ana', 'Ana S.', 'Ana Silva-Costa'])
  const { data } = await supabase.from('profiles').select('full_name').eq('id', userId).single()
  expect(data?.full_name).toBe('Ana Silva-Costa')
})

test('a change that the server refuses needs attention and does not block the others', async ({
  page,
  request,
  baseURL,
}) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  const userId = session.user.id
  await storeSession(page, session)
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await app.queueNameChange({ userId, fullName: 'x'.repeat(500), label: LONG_WORD, entity: 'profile:long' })
  await app.queueNameChange({ userId, fullName: 'Ana', entity: 'profile:short' })
  await page.reload()
  await app.hydrate()
  await expect
    .poll(async () => (await supabase.from('profiles').select('full_name').eq('id', userId).single()).data?.full_name)
    .toBe('Ana')
  await page.getByRole('button', { name: '1 needs your attention' }).click()
  const list = page.getByRole('dialog', { name: 'Saved on this device' })
  await expect(list.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expect(list.getByText(/The server refused this \(400\)/)).toBeVisible()
  // A long name does not overflow the list.
  await expect(list.getByText(LONG_WORD)).toBeInViewport({ ratio: 1 })
  expect(
    await list
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.scrollWidth - item.clientWidth),
  ).toBe(0)
  await list.getByRole('button', { name: `Discard: ${LONG_WORD}` }).click()
  await expect(list.getByText('Nothing is waiting.')).toBeVisible()
  await app.expectOutboxEmpty()
})

test('signing out asks about unsent changes, and leaves no data on the device', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { session } = await newTraveller(request, baseURL)
  const userId = session.user.id
  const auth = new AuthPage(page)
  await storeSession(page, session)
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await page.goto('/flight-compensation?from=LIS&to=JFK&hours=4')
  await app.hydrate()
  await auth.expectSignedIn()
  await page.route(WRITE, (route) => route.abort('connectionreset'))
  await app.queueNameChange({ userId, fullName: 'Ana' })
  await auth.signOut()
  const question = page.getByRole('dialog', { name: 'Not everything has been sent' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await auth.expectSignedIn()
  expect(await app.countStored()).toMatchObject({ 'offline-actions': 1 })
  await expect.poll(() => app.listCached()).toContain('/flight-compensation')

  await page.keyboard.press('Escape')
  await auth.signOut()
  await question.getByRole('button', { name: 'Delete it and sign out' }).click()
  await auth.expectSignedOut()
  await expect.poll(() => app.countStored()).toEqual({ 'offline-actions': 0, 'cached-data': 0 })
  // The caches are deleted right after the stores.
  await expect.poll(() => app.listCached()).not.toContain('/flight-compensation')
  const cached = await app.listCached()
  expect(cached.filter((path) => /^\/(auth|rest|functions|storage|realtime)\//.test(path))).toEqual([])
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
