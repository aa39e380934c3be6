import { expect, test } from '@playwright/test'

import { DelayClaimPage } from '../../pages/delay-claim-page.ts'

test.use({ javaScriptEnabled: false })

test('the claim is answered without JavaScript', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Flight compensation/ })
    .first()
    .click()
  await claim.fill({ from: 'CDG', to: 'RUN', hours: '5' })
  await claim.submit()
  await expect(claim.answer.getByRole('heading', { name: 'What caused the delay?' })).toBeVisible()
  await claim.answer.getByRole('link', { name: 'A technical fault' }).click()
  await claim.expectOwed('€400')
})

test('the drawings of home are there', async ({ page }) => {
  await page.goto('/')
  const drawn = page.locator('noscript use[href$="#chart"]')
  await expect(drawn).toHaveCount(4)
  for (const chart of await drawn.all())
    await expect.poll(async () => (await chart.boundingBox())?.width).toBeGreaterThan(200)
})

test('mistakes are listed where the form lands, each with a link to its field', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await claim.open()
  await claim.submit()
  await expect(claim.answer.getByRole('heading', { name: '3 things to mend before we can answer' })).toBeInViewport()
  await claim.answer.getByRole('link', { name: /^From/ }).click()
  await expect(claim.field('From')).toBeInViewport()
})

test('the verification page says that it needs JavaScript, and leaves the link alone', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  const response = await page.goto('/email-verify?token_hash=untouched&type=signup')
  // What a noscript element holds is hidden from locators, so the page itself is read.
  expect(await response?.text()).toMatch(/<noscript>.*Verifying needs JavaScript/)
  expect(sent).not.toContain('POST')
})
