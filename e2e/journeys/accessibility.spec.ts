import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

import { MailLinkPage } from '../pages/mail-link-page.ts'

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
    await expectNothingFound(page)
  })

test('axe finds nothing on the form for a new password, mistakes included', async ({ page }) => {
  const link = new MailLinkPage(page)
  await link.answerWith(200, { access_token: 'a.e30.c', refresh_token: 'r', expires_in: 3600, user: { id: 'ana' } })
  await page.goto('/email-verify?token_hash=untouched&type=recovery')
  await link.expectHeading('Choose a new password')
  await link.choosePassword('short')
  await link.expectProblem('Password must be at least 8 characters')
  await expectNothingFound(page)
})

async function expectNothingFound(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      colorScheme,
    ).toEqual([])
  }
}
