import { expect, type Page, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { Saves } from '../../pages/saves.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { uniqueAddress } from '../../support/unique-address.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

// As in a private window, where no service worker caches the scripts.
test.use({ ...UNIQUE_DEVICE, serviceWorkers: 'block' })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

/** Saves Lisbon offline, on a page that has prefetched these scripts. */
async function saveOffline(page: Page, scripts: readonly string[]): Promise<void> {
  const saves = new Saves(page)
  await saves.open('/places/portugal/lisbon')
  await waitForScripts(page, scripts)
  await page.context().setOffline(true)
  await saves.press('Save Lisbon')
}

/** Scripts are prefetched when the page is idle; waits until they and their imports have loaded. */
async function waitForScripts(page: Page, names: readonly string[]): Promise<void> {
  const listFetched = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  for (const name of names) {
    const find = async () => (await page.evaluate(listFetched)).find((path) => path.includes(`/${name}-`))
    await expect.poll(find).toBeDefined()
    await page.evaluate(async (path) => void (await import(path ?? '')), await find())
  }
}

test('a guest can save an item offline', PHONE_FIRST, async ({ page }) => {
  const expectMessage = await recordMessages(page)
  await saveOffline(page, ['keep-item', 'toaster'])
  await expectMessage('Lisbon has been saved to your favorites.')
})

test(
  'a traveller saves an item offline, and it is sent after reconnecting',
  PHONE_FIRST,
  async ({ page, context, request, baseURL }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    const expectMessage = await recordMessages(page)
    const app = new OfflinePage(page)
    await saveOffline(page, ['keep-item', 'toaster', 'offline-parts'])
    await expectMessage("Action saved for when you're back online")
    await expect(app.banner("You're offline. 1 action pending sync.")).toBeVisible()
    await context.setOffline(false)
    await expectMessage('Offline data synced successfully')
    const { data } = await supabase.from('saved_items').select('title')
    expect(data).toEqual([{ title: 'Lisbon' }])
  },
)

test('the offline banner appears even if no script ever loads', async ({ page, context }) => {
  const app = new OfflinePage(page)
  await page.route(/\/assets\/.*\.js/, () => undefined)
  await page.goto('/places/portugal/lisbon', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await context.setOffline(true)
  await expect(app.banner("You're offline. 0 actions pending sync.")).toBeVisible()
  await context.setOffline(false)
  await expect(app.banner("You're offline.")).toBeHidden()
})

test('the offline banner appears even if the app script never loads', async ({ page, context }) => {
  const app = new OfflinePage(page)
  // Never answered, so the page is not hydrated.
  await page.route(/\/assets\/entry-client-/, () => undefined)
  await page.goto('/places/portugal/lisbon')
  await page.waitForFunction(() => !('early' in globalThis))
  await context.setOffline(true)
  await expect(app.banner("You're offline. 0 actions pending sync.")).toBeVisible()
  await context.setOffline(false)
  await expect(app.banner("You're offline.")).toBeHidden()
})
