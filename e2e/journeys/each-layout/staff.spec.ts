import { expect, test } from '@playwright/test'

import { storeSession } from '../../support/new-traveller.ts'
import { signInOwner } from '../../support/staff-roles.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

const PARTS = {
  '/seo-dashboard': 'seo-automation',
  '/seo-content': 'content-generation',
  '/email-marketing': 'email-campaigns',
}

test('three dashboard tabs on desktop are separate pages on a phone', async ({ page, isMobile, request, baseURL }) => {
  await storeSession(page, await signInOwner(request, baseURL))
  for (const [from, tab] of Object.entries(PARTS)) {
    await page.goto(from)
    if (isMobile) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(isMobile ? from : `/dashboard-admin?tab=${tab}`)
  }
})

test('the new mail test is open to guests on a phone and for staff on desktop', async ({ page, isMobile }) => {
  await page.goto('/email-test-new')
  if (isMobile) await expect(page.getByText('Sign in to send an email to your own address.')).toBeVisible()
  else await expect(page).toHaveURL('/admin-login?returnTo=%2Femail-test-new')
})

test('a table is sorted by its headers on desktop and by a list on a phone', async ({
  page,
  isMobile,
  request,
  baseURL,
}) => {
  await storeSession(page, await signInOwner(request, baseURL))
  await page.goto('/dashboard-admin?tab=roles')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Person' })).toHaveCount(1)
  await expect(table.getByRole('button', { name: 'Person' })).toHaveCount(isMobile ? 0 : 1)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(isMobile ? 1 : 0)
})
