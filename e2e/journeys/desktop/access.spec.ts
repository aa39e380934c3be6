import { expect, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { storeSession, newTraveller, PASSWORD } from '../../support/new-traveller.ts'
import { OWNER } from '../../support/owner.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('redirects a guest to sign in and back to the page they asked for', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { email } = await newTraveller(request, baseURL)
  await page.goto('/notification-test?x=1')
  await expect(page).toHaveURL('/auth?returnTo=%2Fnotification-test%3Fx%3D1')
  await auth.signIn(email, PASSWORD)
  await expect(page).toHaveURL('/notification-test?x=1')
  // The sign-in page was replaced in the history.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/auth/)
})

test('returns the owner to the staff page they asked for after sign-in', async ({ page }) => {
  const auth = new AuthPage(page)
  await page.goto('/dashboard-admin?tab=chat')
  await expect(page).toHaveURL('/admin-login?returnTo=%2Fdashboard-admin%3Ftab%3Dchat')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const asked: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/rpc/has_role') && asked.push(sent.postData() ?? ''))
  await auth.signIn(OWNER.email, OWNER.password)
  await expect(page).toHaveURL('/dashboard-admin?tab=chat')
  await expect(page.getByText('Access Denied')).toHaveCount(0)
  const roles = () => asked.map((body) => (JSON.parse(body) as { _role: string })._role).toSorted()
  // Each role is requested once, although both the sign-in and the dashboard need it.
  await expect.poll(roles).toEqual(['admin', 'analyst', 'content_editor', 'marketing', 'owner', 'support'])
})

test('denies a traveller the admin dashboard', async ({ page, request, baseURL }) => {
  const { session, email } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  await page.goto('/dashboard-admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access the admin dashboard")).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Contact your administrator to request admin or support access.')).toBeVisible()
  await page.getByRole('link', { name: 'Try Admin Login' }).click()
  await expect(page.getByText(`${email} has no staff access.`)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('rejects a forged token and removes it from the device', async ({ page, request, baseURL }) => {
  const { session } = await newTraveller(request, baseURL)
  const [header, , signature] = session.access_token.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: session.user.id, role: 'service_role', exp: 4_000_000_000 }))
  const forged = [header, claims.toString('base64url'), signature].join('.')
  await storeSession(page, { ...session, access_token: forged, refresh_token: 'made-up', expires_at: 4_000_000_000 })
  const said = page.waitForEvent('console', (line) => line.text().includes('Invalid JWT signature'))
  await page.goto('/auth')
  await said
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sojourn-session'))).toBeNull()
})
