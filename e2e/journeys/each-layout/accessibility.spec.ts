import { test } from '@playwright/test'

import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'

const PAGES = {
  home: '/',
  'empty claim': '/flight-compensation',
  'claim with an amount': '/flight-compensation?from=LIS&to=JFK&hours=4&cause=technical-fault',
  'claim with a question': '/flight-compensation?from=JFK&to=LIS&hours=4',
  'claim with mistakes': '/flight-compensation?from=London&to=Atlantis&hours=x',
  'broken verification link': '/email-verify',
  'not found': '/nowhere',
}

for (const [name, path] of Object.entries(PAGES))
  test(`axe finds nothing on ${name}, by day and by night`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })

test('axe finds nothing on the form for a new password, mistakes included', async ({ page }) => {
  const link = new MailLinkPage(page)
  await link.answerWith(200, { access_token: 'a.e30.c', refresh_token: 'r', expires_in: 3600, user: { id: 'ana' } })
  await page.goto('/email-verify?token_hash=untouched&type=recovery')
  await link.expectHeading('Choose a new password')
  await link.choosePassword('short')
  await link.expectProblem('Password must be at least 8 characters')
  await expectAccessible(page)
})
