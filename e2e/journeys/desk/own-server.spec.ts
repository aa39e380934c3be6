import { expect, request as requests, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { OwnProduct } from '../../support/own-product.ts'
import { settledAt } from '../../support/settled-at.ts'

test.use({ serviceWorkers: 'allow' })

/** Journeys that need a server of their own, because they end it: one for both, one after the other. */
test.describe.configure({ mode: 'default' })

const RELOADING = 'App updated! Reloading...'
/** Whoever comes from elsewhere is shown at once what others are shown after eight seconds. */
const SOON = '/?utm_source=journey'

let product: OwnProduct
test.beforeAll(async () => {
  product = await OwnProduct.start()
})
test.afterAll(() => product.stop())

test('an action survives a server that is killed while it is sent', async ({ browser }) => {
  const baseURL = product.origin
  const context = await browser.newContext({ baseURL, storageState: settledAt(baseURL) })
  const request = await requests.newContext({ baseURL })
  const { session, supabase } = await newTraveller(request, baseURL)
  const userId = session.user.id
  const page = await context.newPage()
  await bringSession(page, session)
  const app = new OfflinePage(page)
  await app.open('/')
  await app.waitForWorker()
  await app.waitForOutbox()

  await product.kill()
  await app.keep({ userId, fullName: 'Ana of Porto' })
  // The browser believes that it is online; only asking shows that nobody answers.
  await page.reload()
  await app.comeAlive()
  await expect(app.banner("You're offline. 1 actions pending sync.")).toBeVisible({ timeout: 60_000 })

  await product.start()
  await expect(page.getByText('Offline data synced successfully').first()).toBeVisible({ timeout: 60_000 })
  await app.expectNothingWaits()
  const { data } = await supabase.from('profiles').select('full_name').eq('id', userId).single()
  expect(data?.full_name).toBe('Ana of Porto')
  await request.dispose()
  await context.close()
})

test('a new version is offered, taken when asked for, and loads the page once', async ({ browser }) => {
  const baseURL = product.origin
  const context = await browser.newContext({ baseURL, storageState: settledAt(baseURL) })
  const page = await context.newPage()
  // It stands there for one second, and a busy machine may look past it.
  const told: string[] = []
  await page.exposeFunction('noteStatus', (text: string) => told.push(text))
  await page.addInitScript((wanted) => {
    const { noteStatus } = window as unknown as { noteStatus: (text: string) => void }
    new MutationObserver(() => {
      if (document.body?.textContent.includes(wanted)) noteStatus(wanted)
    }).observe(document, { childList: true, subtree: true })
  }, RELOADING)
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
  const release = async (name: string): Promise<void> => {
    await product.kill('SIGTERM')
    product.release(name)
    await product.start()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  }

  await release('second-edition')
  await expect(card).toBeVisible({ timeout: 60_000 })
  expect(loads).toBe(0)
  await card.getByRole('button', { name: 'Later' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await app.comeAlive()
  await page.locator('#overlays[data-alive]').waitFor({ state: 'attached' })
  await page.waitForTimeout(1000)
  await expect(card).toBeHidden()

  // Another session is asked again.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await app.comeAlive()
  await expect(card).toBeVisible()
  loads = 0
  await card.getByRole('button', { name: 'Update Now' }).click()
  await expect.poll(() => told).toContain(RELOADING)
  await expect.poll(() => loads).toBe(1)
  await app.comeAlive()
  await page.waitForTimeout(2000)
  expect(loads).toBe(1)
  await expect(card).toBeHidden()
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => name.startsWith('sojourn-shell-'))).toEqual(['sojourn-shell-second-edition'])
  await context.close()
})
