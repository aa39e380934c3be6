import { expect, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { startPushService } from '../../support/push-service.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

test('while no page is open, the device shows what happened', async ({ page, context, request, baseURL }) => {
  const service = await startPushService()
  await service.serve(context)
  const { session, supabase } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  await new ToolPage(page).open('/notifications')
  await page.getByRole('button', { name: 'Show them on this device' }).click()
  await expect(page.getByText('also while Sojourn is closed')).toBeVisible()

  await page.goto('about:blank')
  await supabase.functions.invoke('test-notification', { body: {} })
  await expect.poll(() => service.opened).toHaveLength(1)

  // What the browser does when its push service hands something on.
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(baseURL ?? ''))
      if (own) found(own.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const message = { origin: `${baseURL}/`, registrationId: await registered, data: service.opened[0] ?? '' }
  const inWorker = <Found>(look: () => Promise<Found>) => context.serviceWorkers()[0]?.evaluate(look)
  // Until the browser has let go of the page, somebody looks at it.
  await expect.poll(() => inWorker(countPages)).toBe(0)
  // A service that is not sure of it hands it on once more; the device puts it in the place of the first.
  await expect(async () => {
    await inWorker(keepWhatIsShown)
    await browser.send('ServiceWorker.deliverPushMessage', message)
    await expect
      .poll(() => inWorker(listShown), { timeout: 3000 })
      .toContainEqual({
        title: 'A test, as you asked',
        data: { link: '/notifications' },
      })
  }).toPass()
  service.close()
})

async function countPages(): Promise<number> {
  const { clients } = globalThis as unknown as { clients: { matchAll(asked: object): Promise<readonly unknown[]> } }
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
}

type Shown = {
  readonly title: string
  readonly data: unknown
}
type Kept = typeof globalThis & { registration: ServiceWorkerRegistration; shown?: Shown[] }

/** A browser without a desktop may forget what it shows before anybody asks, so what it is told is written down. */
async function keepWhatIsShown(): Promise<void> {
  const scope = globalThis as Kept
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
  return (globalThis as Kept).shown ?? []
}
