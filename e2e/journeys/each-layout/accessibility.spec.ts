import { test } from '@playwright/test'

import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'

test('axe finds no violations on the not-found page', async ({ page }) => {
  await page.goto('/nowhere')
  await expectAccessible(page)
})

test('axe finds no violations on the confirmation of an unrequested link', async ({ page }) => {
  await page.goto('/email-verify?token_hash=untouched&type=signup')
  await new MailLinkPage(page).expectHeading('Did you ask for this link?')
  await expectAccessible(page)
})

test('axe finds no violations on the new-password form with errors', async ({ page }) => {
  const link = new MailLinkPage(page)
  await link.mockVerification(200, {
    access_token: 'a.e30.c',
    refresh_token: 'r',
    expires_in: 3600,
    user: { id: 'ana' },
  })
  await link.expectLinkHere('this-one')
  await page.goto('/email-verify?token_hash=untouched&type=recovery&request=this-one')
  await link.expectHeading('Choose a new password')
  await link.choosePassword('short')
  await link.expectProblem('Password must be at least 8 characters')
  await expectAccessible(page)
})
