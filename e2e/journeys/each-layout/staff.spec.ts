import { expect, test } from '@playwright/test'

import { signInOwner } from '../../support/as-owner.ts'
import { bringSession } from '../../support/new-traveller.ts'
import { ownAddress } from '../../support/own-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

const PARTS = {
  '/seo-dashboard': 'seo-automation',
  '/seo-content': 'content-generation',
  '/email-marketing': 'email-campaigns',
}

test('three parts of the dashboard on a desk are pages on a phone', async ({ page, isMobile, request, baseURL }) => {
  await bringSession(page, await signInOwner(request, baseURL))
  for (const [from, tab] of Object.entries(PARTS)) {
    await page.goto(from)
    if (isMobile) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(isMobile ? from : `/dashboard-admin?tab=${tab}`)
  }
})

test('on a phone anybody may look at the new mail check; on a desk it is for staff', async ({ page, isMobile }) => {
  await page.goto('/email-test-new')
  if (isMobile) await expect(page.getByText('Sign in to send a mail to your own address.')).toBeVisible()
  else await expect(page).toHaveURL('/admin-login?returnTo=%2Femail-test-new')
})

test('a table is sorted where one can see it: by its headers, and where they do not show, by a list', async ({
  page,
  isMobile,
  request,
  baseURL,
}) => {
  await bringSession(page, await signInOwner(request, baseURL))
  await page.goto('/dashboard-admin?tab=roles')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Person' })).toHaveCount(1)
  await expect(table.getByRole('button', { name: 'Person' })).toHaveCount(isMobile ? 0 : 1)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(isMobile ? 1 : 0)
})
