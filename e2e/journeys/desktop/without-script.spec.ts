import { expect, test } from '@playwright/test'

import { DelayClaimPage } from '../../pages/delay-claim-page.ts'

test.use({ javaScriptEnabled: false })

test('answers a claim', async ({ page }) => {
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

test('shows the illustrations of the home page', async ({ page }) => {
  await page.goto('/')
  const drawn = page.getByRole('main').locator('use[href$="#chart"]').filter({ visible: true })
  await expect(drawn).toHaveCount(5)
  for (const chart of await drawn.all())
    await expect.poll(async () => (await chart.boundingBox())?.width).toBeGreaterThan(200)
})

test('lists errors at the form, each with a link to its field', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await claim.open()
  await claim.submit()
  await expect(claim.answer.getByRole('heading', { name: '3 things to fix before we can answer' })).toBeInViewport()
  await claim.answer.getByRole('link', { name: /^From/ }).click()
  await expect(claim.field('From')).toBeInViewport()
})

test('the verification page says that it needs JavaScript, and does not use the link', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  const response = await page.goto('/email-verify?token_hash=untouched&type=signup')
  // Locators cannot see the content of a noscript element.
  expect(await response?.text()).toMatch(/<noscript>.*Verifying needs JavaScript/)
  expect(sent).not.toContain('POST')
})

test('hands a search over by a form that the server counts and redirects', async ({ context, page }) => {
  const answers: [number, string | undefined][] = []
  // The redirect is read here and not followed.
  await context.route(/\/hand-off\/hotel/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    answers.push([response.status(), response.headers()['location']])
    await route.fulfill({ contentType: 'text/html', body: '<h1>The booking site</h1>' })
  })
  await page.goto('/hand-off/hotel?destination=Lisbon&checkin=2099-12-01&checkout=2099-12-04')
  expect(await page.content()).not.toContain('://www.expedia.com')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /^See rooms at expedia\.com/ }).click()
  await expect((await opened).getByRole('heading', { name: 'The booking site' })).toBeVisible()
  expect(answers).toEqual([
    [303, expect.stringMatching(/^https:\/\/www\.expedia\.com\/Hotel-Search\?destination=Lisbon/)],
  ])
})
