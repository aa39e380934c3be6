import { expect, request as requests, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { IsolatedProduct } from '../../support/isolated-product.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Both journeys stop the server, so they share an isolated one and run one after the other. */
test.describe.configure({ mode: 'default' })

/** Overlays load at once for visitors from a campaign, instead of after eight seconds. */
const CAMPAIGN_URL = '/?utm_source=journey'

let product: IsolatedProduct
test.beforeAll(async () => {
  product = await IsolatedProduct.start()
})
test.afterAll(() => product?.stop())

test('a queued change survives a server that is killed', { tag: '@long' }, async ({ browser }) => {
  const baseURL = product.origin
  const context = await browser.newContext({ baseURL, storageState: returningVisitor(baseURL) })
  const request = await requests.newContext({ baseURL })
  const { session, supabase } = await newTraveller(request, baseURL)
  const userId = session.user.id
  const page = await context.newPage()
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await app.waitForOutbox()

  await product.kill()
  await app.queueNameChange({ userId, fullName: 'Ana of Porto' })
  // The browser reports that it is online; only a failed request shows that the server is down.
  await page.reload()
  await app.hydrate()
  await expect(app.banner("You're offline. 1 action pending sync.")).toBeVisible({ timeout: 60_000 })

  await product.start()
  await expectMessage('Offline data synced successfully', 60_000)
  await app.expectOutboxEmpty()
  const { data } = await supabase.from('profiles').select('full_name').eq('id', userId).single()
  expect(data?.full_name).toBe('Ana of Porto')
  await request.dispose()
  await context.close()
})

test(
  'offers a new version, installs it on request, and reloads the page once after a second',
  { tag: '@long' },
  async ({ browser }) => {
    const baseURL = product.origin
    const context = await browser.newContext({ baseURL, storageState: returningVisitor(baseURL) })
    const page = await context.newPage()
    await page.clock.install()
    const app = new OfflinePage(page)
    await app.open(CAMPAIGN_URL)
    await app.waitForWorker()
    await page.reload()
    await app.hydrate()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const card = page.getByRole('region', { name: 'App Update Available' })
    // By the page's clock, which may be ahead of the real one.
    const pauseClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

    await product.kill('SIGTERM')
    product.release('second-release')
    await product.start()
    // The page checks for a new version every 30 seconds.
    await pauseClock()
    await expect(async () => {
      await page.clock.runFor(30_000)
      await expect(card).toBeVisible({ timeout: 5000 })
    }).toPass()
    expect(loads).toBe(0)
    await card.getByRole('button', { name: 'Later' }).click()
    await expect(card).toBeHidden()
    await page.clock.resume()
    // Waits for the script that could offer the update again.
    const watching = page.waitForResponse(/watch-updates/)
    await page.reload()
    await app.hydrate()
    await page.locator('#overlays[data-alive]').waitFor({ state: 'attached' })
    await watching
    await expect(card).toBeHidden()

    // A new session offers the update again.
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await app.hydrate()
    await expect(card).toBeVisible()
    await pauseClock()
    loads = 0
    await card.getByRole('button', { name: 'Update Now' }).click()
    await expect(page.getByText('App updated! Reloading...')).toBeVisible()
    await page.clock.runFor(999)
    await expect.poll(() => page.evaluate(isNewWorkerActive)).toBe(true)
    expect(loads).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(() => loads).toBe(1)
    await page.clock.resume()
    await app.hydrate()
    await page.locator('#overlays[data-alive]').waitFor({ state: 'attached' })
    await expect(card).toBeHidden()
    expect(loads).toBe(1)
    const shells = async () =>
      (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('sojourn-shell-'))
    await expect.poll(shells).toEqual(['sojourn-shell-second-release'])
    await context.close()
  },
)

/** No worker is waiting, and the new one controls the page. */
async function isNewWorkerActive(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.waiting === null && navigator.serviceWorker.controller?.state === 'activated'
}
