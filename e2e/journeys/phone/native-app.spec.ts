import { expect, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { Saves } from '../../pages/saves.ts'
import { Phone } from '../../support/capacitor-bridge.ts'
import { APP_ORIGIN, NativeApp } from '../../support/native-app.ts'
import { newTraveller, PASSWORD } from '../../support/new-traveller.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'

const SERVER = `http://localhost:${process.env['E2E_PORT']}`

// The journey's server is on this machine, which a page of another origin may call only with this permission.
test.use({
  baseURL: APP_ORIGIN,
  storageState: returningVisitor(APP_ORIGIN),
  permissions: ['local-network-access'],
})

test('the native app signs in, opens a link, saves offline, and sends it after a restart', async ({
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: SERVER })
  const { email, supabase, session } = await newTraveller(request, SERVER)
  await supabase.auth.setSession(session)
  const app = await NativeApp.build(SERVER)
  try {
    await app.serve(context)
    const preferences = new Map<string, string>()
    const [page, phone] = await Phone.around(context, preferences)
    const auth = new AuthPage(page)
    await auth.open('/auth')
    expect(await page.locator('html').getAttribute('data-session')).toBeNull()
    await auth.signIn(email, PASSWORD)
    await auth.expectSignedIn()
    await expect.poll(() => phone.hasCalled('SplashScreen', 'hide')).toBe(true)

    await phone.emit('App', 'appUrlOpen', { url: `${SERVER}/places/portugal/lisbon` })
    const saves = new Saves(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible()
    await expect(page).toHaveURL(`${APP_ORIGIN}/places/portugal/lisbon`)

    await context.setOffline(true)
    await phone.emit('Network', 'networkStatusChange', { connected: false, connectionType: 'none' })
    await saves.press('Save Lisbon')
    await expect(page.getByText('1 action pending sync')).toBeVisible()
    await page.close()

    // A restart without a network: everything comes from the phone.
    const [again, restarted] = await Phone.around(context, preferences)
    await again.goto('/dashboard')
    await new AuthPage(again).expectSignedIn()
    await expect.poll(() => restarted.hasCalled('SplashScreen', 'hide')).toBe(true)
    await expect(new Saves(again).entry('Lisbon')).toBeVisible()
    const rows = async () => (await supabase.from('saved_items').select('title')).data
    expect(await rows()).toEqual([])

    await context.setOffline(false)
    await restarted.emit('Network', 'networkStatusChange', { connected: true, connectionType: 'wifi' })
    await expect.poll(rows, { timeout: 30_000 }).toEqual([{ title: 'Lisbon' }])
  } finally {
    app.remove()
    await request.dispose()
  }
})
