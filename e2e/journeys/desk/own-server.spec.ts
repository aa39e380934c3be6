import { expect, request as requests, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { OwnProduct } from '../../support/own-product.ts'
import { settledAt } from '../../support/settled-at.ts'

test.use({ serviceWorkers: 'allow' })

/** Journeys that need a server of their own, because they end it: one for both, one after the other. */
test.describe.configure({ mode: 'default' })

/** Whoever comes from elsewhere is shown at once what others are shown after eight seconds. */
const SOON = '/?utm_source=journey'

let product: OwnProduct
test.beforeAll(async () => {
  product = await OwnProduct.start()
})
test.afterAll(() => product?.stop())

test('an action survives a server that is killed while it is sent', async ({ browser }) => {
  const baseURL = product.origin
  const context = await browser.newContext({ baseURL, storageState: settledAt(baseURL) })
  const request = await requests.newContext({ baseURL })
  const { session, supabase } = await newTraveller(request, baseURL)
  const userId = session.user.id
  const page = await context.newPage()
  await bringSession(page, session)
  const expectSaid = await hearMessages(page)
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await app.waitForOutbox()

  await product.kill()
  await app.keep({ userId, fullName: 'Ana of Porto' })
  // The browser believes that it is online; only asking shows that nobody answers.
  await page.reload()
  await app.comeAlive()
  await expect(app.banner("You're offline. 1 action pending sync.")).toBeVisible({ timeout: 60_000 })

  await product.start()
  await expectSaid('Offline data synced successfully', 60_000)
  await app.expectNothingWaits()
  const { data } = await supabase.from('profiles').select('full_name').eq('id', userId).single()
  expect(data?.full_name).toBe('Ana of Porto')
  await request.dispose()
  await context.close()
})

test('a new version is offered, taken when asked for, and loads the page once, a second later', async ({ browser }) => {
  const baseURL = product.origin
  const context = await browser.newContext({ baseURL, storageState: settledAt(baseURL) })
  const page = await context.newPage()
  await page.clock.install()
  const app = new OfflinePage(page)
  await app.open(SOON)
  await app.waitForWorker()
  await page.reload()
  await app.comeAlive()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const card = page.getByRole('region', { name: 'App Update Available' })
  // The page's own time, which may be ahead of ours.
  const rest = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

  await product.kill('SIGTERM')
  product.release('second-edition')
  await product.start()
  // The page asks by itself, every half minute.
  await rest()
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(card).toBeVisible({ timeout: 5000 })
  }).toPass()
  expect(loads).toBe(0)
  await card.getByRole('button', { name: 'Later' }).click()
  await expect(card).toBeHidden()
  await page.clock.resume()
  // What would offer it again.
  const watching = page.waitForResponse(/watch-updates/)
  await page.reload()
  await app.comeAlive()
  await page.locator('#overlays[data-alive]').waitFor({ state: 'attached' })
  await watching
  await expect(card).toBeHidden()

  // Another session is asked again.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await app.comeAlive()
  await expect(card).toBeVisible()
  await rest()
  loads = 0
  await card.getByRole('button', { name: 'Update Now' }).click()
  await expect(page.getByText('App updated! Reloading...')).toBeVisible()
  await page.clock.runFor(999)
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true)
  expect(loads).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => loads).toBe(1)
  await page.clock.resume()
  await app.comeAlive()
  await page.locator('#overlays[data-alive]').waitFor({ state: 'attached' })
  await expect(card).toBeHidden()
  expect(loads).toBe(1)
  const shells = async () =>
    (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('sojourn-shell-'))
  await expect.poll(shells).toEqual(['sojourn-shell-second-edition'])
  await context.close()
})

/** Nobody waits any more, and the worker that had waited is the page's own. */
async function isTakenOver(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.waiting === null && navigator.serviceWorker.controller?.state === 'activated'
}
