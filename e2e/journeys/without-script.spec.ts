import { expect, test } from '@playwright/test'

import { DelayClaimPage } from '../pages/delay-claim-page.ts'

test.use({ javaScriptEnabled: false })

test('the claim is answered without JavaScript', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Check my flight' }).click()
  await claim.fill({ from: 'CDG', to: 'RUN', hours: '5' })
  await claim.submit()
  await expect(claim.answer.getByRole('heading', { name: 'What caused the delay?' })).toBeVisible()
  await claim.answer.getByRole('link', { name: 'A technical fault' }).click()
  await claim.expectOwed('€400')
})

test('the verification page says that it needs JavaScript, and leaves the link alone', async ({ page }) => {
  await page.goto('/email-verify?token_hash=untouched&type=signup')
  await expect(page.locator('noscript')).toContainText('Verifying needs JavaScript')
})
