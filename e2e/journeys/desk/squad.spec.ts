import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { PricingPage } from '../../pages/pricing-page.ts'
import { ToolPage } from '../../pages/tool-page.ts'
import { signInOwner } from '../../support/as-owner.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'

test('one pays for six: a seat is given away and taken, and ends when the money goes back', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const [payer, friend] = [await newTraveller(request, baseURL), await newTraveller(request, baseURL)]
  await bringSession(page, payer.session)
  const pricing = new PricingPage(page)
  await pricing.open()
  await pricing.choose('Choose: Nomad Squad')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Paid. You are on Nomad Squad.')).toBeVisible()

  await page.getByRole('link', { name: 'Your squad' }).click()
  await page.getByLabel('E-mail address').fill(friend.email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const seat = page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: friend.email })
  await expect(seat).toContainText('Invited on')

  const away = await browser.newContext()
  const other = await away.newPage()
  await bringSession(other, friend.session)
  await other.goto(await new Mailbox(request).linkFor(friend.email, 'squad-invitation'))
  await other.getByRole('button', { name: 'Take the seat' }).click()
  await expect(other.getByRole('heading', { name: 'The seat is yours' })).toBeVisible()
  const theirs = new PricingPage(other)
  await theirs.open()
  await expect(theirs.now).toContainText('Nomad Squad')
  await expect(theirs.now).toContainText('somebody else pays for it')

  await bringSession(page, await signInOwner(request, baseURL))
  await new ToolPage(page).open('/dashboard-admin?tab=payments')
  await page.getByLabel('E-mail address').fill(payer.email)
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('button', { name: /^Give the money back: nomad-squad/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give the money back' }).click()
  await expect(page.getByRole('cell', { name: 'given back' })).toBeVisible()
  await theirs.open()
  await expect(theirs.now).not.toContainText('Nomad Squad')
  await away.close()
})
