import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { PricingPage } from '../../pages/pricing-page.ts'
import { ToolPage } from '../../pages/tool-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { signInOwner } from '../../support/staff-roles.ts'

test('a squad owner gives a seat away, and a refund ends it', async ({ page, browser, request, baseURL }) => {
  const [payer, friend] = [await newTraveller(request, baseURL), await newTraveller(request, baseURL)]
  await storeSession(page, payer.session)
  const pricing = new PricingPage(page)
  await pricing.open()
  await pricing.choose('Choose: Nomad Squad')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Paid. You are on Nomad Squad.')).toBeVisible()

  await page.getByRole('link', { name: 'Your squad' }).click()
  await page.getByLabel('Email address').fill(friend.email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const seat = page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: friend.email })
  await expect(seat).toContainText('Invited on')

  const away = await browser.newContext()
  const other = await away.newPage()
  await storeSession(other, friend.session)
  await other.goto(await new Mailbox(request).linkFor(friend.email, 'squad-invitation'))
  await other.getByRole('button', { name: 'Take the seat' }).click()
  await expect(other.getByRole('heading', { name: 'The seat is yours' })).toBeVisible()
  const theirs = new PricingPage(other)
  await theirs.open()
  await expect(theirs.currentPlan).toContainText('Nomad Squad')
  await expect(theirs.currentPlan).toContainText('someone else pays for it')

  await storeSession(page, await signInOwner(request, baseURL))
  await new ToolPage(page).open('/dashboard-admin?tab=payments')
  await page.getByLabel('Email address').fill(payer.email)
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('button', { name: /^Refund: nomad-squad/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByRole('cell', { name: 'refunded' })).toBeVisible()
  await theirs.open()
  await expect(theirs.currentPlan).not.toContainText('Nomad Squad')
  await away.close()
})
