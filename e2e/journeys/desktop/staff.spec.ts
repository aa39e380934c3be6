import { expect, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { Mailbox } from '../../pages/mailbox.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { storeSession, newTraveller, PASSWORD } from '../../support/new-traveller.ts'
import { OWNER } from '../../support/owner.ts'
import { grantRole } from '../../support/staff-roles.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('the owner grants a role, finds it in the audit log and revokes it', async ({ page, request, baseURL }) => {
  const { email } = await newTraveller(request, baseURL)
  await page.goto('/dashboard-admin?tab=roles')
  await new AuthPage(page).signIn(OWNER.email, OWNER.password)
  await page.getByRole('combobox', { name: 'Who' }).fill(email.slice(0, 20))
  await page.getByRole('option', { name: email }).click()
  await expect(page.getByText('Holds no role yet.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('support')
  await page.getByRole('button', { name: 'Grant the role' }).click()
  const revoke = page.getByRole('button', { name: `Revoke: support, ${email}` })
  await expect(revoke).toBeVisible()
  // The phone layout aligns names at the end of the column.
  await expect(page.getByRole('row').filter({ hasText: email }).getByText(email)).toHaveCSS('text-align', 'start')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page).toHaveURL(/tab=audit/)
  const entry = page.getByRole('row').filter({ hasText: email }).first()
  await expect(entry).toContainText('Role granted')
  // An ordinary address does not wrap, however long the one in the next column is.
  expect(await entry.getByText(OWNER.email).evaluate((name) => name.getClientRects().length)).toBe(1)
  await page.getByRole('tab', { name: 'Roles' }).click()
  await revoke.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(revoke).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Staff roles' })).toBeFocused()
})

test('the overview shows the health of the server', async ({ page }) => {
  await page.goto('/admin')
  await new AuthPage(page).signIn(OWNER.email, OWNER.password)
  await expect(page.getByRole('status').filter({ hasText: 'Working' })).toHaveCount(2)
  await expectAccessible(page)
})

test('marketing stays out of the dashboard and reaches its own tools', async ({ page, request, baseURL }) => {
  const marketer = await newTraveller(request, baseURL)
  await grantRole(request, baseURL, marketer, 'marketing')
  await storeSession(page, marketer.session)
  await page.goto('/dashboard-admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  for (const [path, name] of Object.entries({ '/email-marketing': 'Campaigns', '/seo-dashboard': 'SEO' })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('marketing reaches its tool after signing in there', async ({ page, request, baseURL }) => {
  const marketer = await newTraveller(request, baseURL)
  await grantRole(request, baseURL, marketer, 'marketing')
  await page.goto('/email-marketing')
  await expect(page).toHaveURL('/admin-login?returnTo=%2Femail-marketing')
  await new AuthPage(page).signIn(marketer.email, PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  await expect(page).toHaveURL('/email-marketing')
})

test("the mail test sends one mail to the traveller's own address", async ({ page, request, baseURL }) => {
  const { session, email } = await newTraveller(request, baseURL)
  const mailbox = new Mailbox(request)
  await storeSession(page, session)
  await page.goto('/email-test')
  await page.getByRole('button', { name: 'Send it to me' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent: “Test: Confirm your email address”' })).toBeVisible()
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2)
})
