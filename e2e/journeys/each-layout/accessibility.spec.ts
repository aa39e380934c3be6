import { test } from '@playwright/test'

import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'

test('axe finds nothing on a page that does not exist', async ({ page }) => {
  await page.goto('/nowhere')
  await expectAccessible(page)
})

test('axe finds nothing on the question before a link that was not asked for', async ({ page }) => {
  await page.goto('/email-verify?token_hash=untouched&type=signup')
  await new MailLinkPage(page).expectHeading('Did you ask for this link?')
  await expectAccessible(page)
})

test('axe finds nothing on the form for a new password, mistakes included', async ({ page }) => {
  const link = new MailLinkPage(page)
  await link.answerWith(200, { access_token: 'a.e30.c', refresh_token: 'r', expires_in: 3600, user: { id: 'ana' } })
  await link.awaitHere('this-one')
  await page.goto('/email-verify?token_hash=untouched&type=recovery&request=this-one')
  await link.expectHeading('Choose a new password')
  await link.choosePassword('short')
  await link.expectProblem('Password must be at least 8 characters')
  await expectAccessible(page)
})
