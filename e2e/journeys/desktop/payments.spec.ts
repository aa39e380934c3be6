import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { PricingPage } from '../../pages/pricing-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'

test('a traveller buys, upgrades and cancels a plan; an abandoned checkout costs nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { session } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const pricing = new PricingPage(page)
  await pricing.open()
  await expect(pricing.currentPlan).toContainText('Free trial, 7 days left')

  await pricing.choose('Choose: Globetrotter')
  await pricing.expectTestMode('$9.99')
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page.getByText('Nothing was paid')).toBeVisible()
  await expect(pricing.currentPlan).toContainText('Free trial')

  await pricing.choose('Choose: Globetrotter')
  await page.getByRole('button', { name: /^Pay \$9\.99/ }).click()
  await expect(page.getByText('Paid. You are on Globetrotter.')).toBeVisible()
  await expect(pricing.currentPlan).toContainText('Renews on')

  const otherTab = await context.newPage()
  const other = new PricingPage(otherTab)
  await other.open()
  await expect(other.currentPlan).toContainText('Globetrotter')
  await otherTab.getByRole('button', { name: 'Upgrade: Jetsetter' }).click()
  await expect(other.currentPlan).toContainText('Jetsetter')
  await otherTab.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(other.currentPlan).toContainText('Cancelled. You keep it until')
  await otherTab.close()
  await pricing.open()
  await expect(pricing.currentPlan).toContainText('Cancelled. You keep it until')
})

test('a guest pays, the provider confirms late, and the link in the mail activates the plan', async ({
  page,
  request,
}) => {
  const pricing = new PricingPage(page)
  await pricing.open()
  await pricing.choose('Buy without an account: Nomad Squad')
  const email = `${randomUUID()}@sojourn.example`
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Confirm the payment 5 seconds after returning').check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Paid. Check your email')).toBeVisible()
  await page.goto(await new Mailbox(request).linkFor(email, 'plan-ready'))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await pricing.open()
  await expect(pricing.currentPlan).toContainText('Nomad Squad')
})
