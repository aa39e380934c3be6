import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { PricingPage } from '../../pages/pricing-page.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'

test('from the trial to a plan, up and out again; a checkout that was left costs nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { session } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  const pricing = new PricingPage(page)
  await pricing.open()
  await expect(pricing.now).toContainText('Trial of everything, 7 days left')

  await pricing.choose('Choose: Globetrotter')
  await pricing.expectTestMode('$9.99')
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page.getByText('Nothing was paid')).toBeVisible()
  await expect(pricing.now).toContainText('Trial of everything')

  await pricing.choose('Choose: Globetrotter')
  await page.getByRole('button', { name: /^Pay \$9\.99/ }).click()
  await expect(page.getByText('Paid. You are on Globetrotter.')).toBeVisible()
  await expect(pricing.now).toContainText('Renews on')

  const otherTab = await context.newPage()
  const other = new PricingPage(otherTab)
  await other.open()
  await expect(other.now).toContainText('Globetrotter')
  await otherTab.getByRole('button', { name: 'Upgrade: Jetsetter' }).click()
  await expect(other.now).toContainText('Jetsetter')
  await otherTab.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(other.now).toContainText('Cancelled. It is yours until')
  await otherTab.close()
  await pricing.open()
  await expect(pricing.now).toContainText('Cancelled. It is yours until')
})

test('a guest pays, the word of the provider comes late, and the mail leads to the plan', async ({ page, request }) => {
  const pricing = new PricingPage(page)
  await pricing.open()
  await pricing.choose('or pay now, without an account: Nomad Squad')
  const email = `${randomUUID()}@sojourn.example`
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Confirm five seconds after the way back').check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Paid. Look into your mailbox')).toBeVisible()
  await page.goto(await new Mailbox(request).linkFor(email, 'plan-ready'))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()
  await pricing.open()
  await expect(pricing.now).toContainText('Nomad Squad')
})
