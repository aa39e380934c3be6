import { expect, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { startPushService } from '../../support/push-service.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

test(
  'shows a push notification while no page of the site is open',
  { tag: '@complete-browser' },
  async ({ page, context, request, baseURL }) => {
    const service = await startPushService()
    await service.install(context)
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    await new ToolPage(page).open('/notifications')
    await page.getByRole('button', { name: 'Show them on this device' }).click()
    await expect(page.getByText('also while Sojourn is closed')).toBeVisible()

    await page.goto('about:blank')
    await supabase.functions.invoke('test-notification', { body: {} })
    await expect.poll(() => service.decrypted).toHaveLength(1)

    // The browser delivers the message as if its push service had sent it.
    const browser = await context.newCDPSession(page)
    const registered = new Promise<string>((found) =>
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(baseURL ?? ''))
        if (own) found(own.registrationId)
      }),
    )
    await browser.send('ServiceWorker.enable')
    const message = { origin: `${baseURL}/`, registrationId: await registered, data: service.decrypted[0] ?? '' }
    const inWorker = <Found>(look: () => Promise<Found>) => context.serviceWorkers()[0]?.evaluate(look)
    // The service worker shows no notification while a page of the site is still open.
    await expect.poll(() => inWorker(countPages)).toBe(0)
    // Push services may deliver twice; the second notification replaces the first.
    await expect(async () => {
      await inWorker(recordNotifications)
      await browser.send('ServiceWorker.deliverPushMessage', message)
      await expect
        .poll(() => inWorker(listShown), { timeout: 3000 })
        .toContainEqual({
          title: 'A test, as you asked',
          data: { link: '/notifications' },
        })
    }).toPass()
    service.close()
  },
)

async function countPages(): Promise<number> {
  const { clients } = globalThis as unknown as { clients: { matchAll(asked: object): Promise<readonly unknown[]> } }
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
}

type Shown = {
  readonly title: string
  readonly data: unknown
}
type RecordingScope = typeof globalThis & { registration: ServiceWorkerRegistration; shown?: Shown[] }

/** A headless browser may drop notifications before they can be listed, so every call is recorded. */
async function recordNotifications(): Promise<void> {
  const scope = globalThis as RecordingScope
  if (scope.shown) return
  const shown: Shown[] = []
  const show = scope.registration.showNotification.bind(scope.registration)
  scope.shown = shown
  scope.registration.showNotification = async (title, options) => {
    await show(title, options)
    shown.push({ title, data: options?.data })
  }
}

async function listShown(): Promise<readonly Shown[]> {
  return (globalThis as RecordingScope).shown ?? []
}
