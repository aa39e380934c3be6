import { expect, type Page, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { Saves } from '../../pages/saves.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { ownAddress } from '../../support/own-address.ts'
import { OWN_DEVICE } from '../../support/own-device.ts'

// As in a private window: no service worker keeps the scripts of the app.
test.use({ ...OWN_DEVICE, serviceWorkers: 'block' })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

/** They are fetched in a quiet moment, which a busy machine may be late with, and are here with all that they import. */
async function waitForScripts(page: Page, names: readonly string[]): Promise<void> {
  const listFetched = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  for (const name of names) {
    const find = async () => (await page.evaluate(listFetched)).find((path) => path.includes(`/${name}-`))
    await expect.poll(find).toBeDefined()
    await page.evaluate(async (path) => void (await import(path ?? '')), await find())
  }
}

test('a guest saves without a network', async ({ page, context }) => {
  const expectSaid = await hearMessages(page)
  const saves = new Saves(page)
  await saves.open('/places/portugal/lisbon')
  await waitForScripts(page, ['keep-item', 'toaster'])
  await context.setOffline(true)
  await saves.press('Save Lisbon')
  await expectSaid('Lisbon has been saved to your favorites.')
})

test('a traveller saves without a network, and it is sent when the network is back', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  const expectSaid = await hearMessages(page)
  const app = new OfflinePage(page)
  const saves = new Saves(page)
  await saves.open('/places/portugal/lisbon')
  await waitForScripts(page, ['keep-item', 'toaster', 'offline-parts'])
  await context.setOffline(true)
  await saves.press('Save Lisbon')
  await expectSaid("Action saved for when you're back online")
  await expect(app.banner("You're offline. 1 action pending sync.")).toBeVisible()
  await context.setOffline(false)
  await expectSaid('Offline data synced successfully')
  const { data } = await supabase.from('saved_items').select('title')
  expect(data).toEqual([{ title: 'Lisbon' }])
})

test('the banner comes although the script of the app never arrives', async ({ page, context }) => {
  const app = new OfflinePage(page)
  // Longer than any journey: the page stays as the server drew it.
  await page.route(/\/assets\/entry-client-/, () => undefined)
  await page.goto('/places/portugal/lisbon')
  await page.waitForFunction(() => !('early' in globalThis))
  await context.setOffline(true)
  await expect(app.banner("You're offline. 0 actions pending sync.")).toBeVisible()
  await context.setOffline(false)
  await expect(app.banner("You're offline.")).toBeHidden()
})
