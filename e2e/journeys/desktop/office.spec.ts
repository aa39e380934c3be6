import { expect, test } from '@playwright/test'

import { expectAccessible } from '../../support/expect-accessible.ts'
import { newTraveller, storeSession } from '../../support/new-traveller.ts'
import { signInOwner } from '../../support/staff-roles.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('the owner gives a plan with a reason, and approves the review that the traveller writes with it', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, session } = await newTraveller(request, baseURL)
  const owner = await signInOwner(request, baseURL)
  await storeSession(page, owner)
  await page.goto('/dashboard-admin?tab=users')
  await page.getByRole('searchbox', { name: 'Name, email address or account id' }).fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: `Open: ${email}` }).click()
  await page.getByRole('button', { name: 'Give a plan' }).click()
  const question = page.getByRole('dialog', { name: 'Give a plan' })
  await question.getByRole('button', { name: 'Give a plan' }).click()
  await expect(question.getByRole('alert')).toHaveText('Write the reason in a few words')
  await question.getByRole('textbox', { name: 'Reason' }).fill('Lost a day to our mistake')
  await question.getByRole('button', { name: 'Give a plan' }).click()
  await expect(page.getByText(/^globetrotter given until .*Lost a day to our mistake$/)).toBeVisible()
  await expectAccessible(page)

  await storeSession(page, session)
  await page.goto('/review')
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your review' }).fill('Too short')
  await page.getByRole('textbox', { name: 'Shown as' }).fill(email.slice(0, 8))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toHaveText('Write at least 20 characters')
  await page.getByRole('textbox', { name: 'Your review' }).fill('Ten days in Portugal, planned in an evening.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('We have your review and will read it soon.')).toBeVisible()
  await expectAccessible(page)

  await storeSession(page, owner)
  await page.goto('/dashboard-admin?tab=reviews')
  await page.getByRole('button', { name: `Approve the review of ${email.slice(0, 8)}` }).click()
  await expect(page.getByText(`Shown as ${email.slice(0, 8)}`)).toHaveCount(0)
  await page.goto('/review')
  await expect(page.getByText('Ten days in Portugal, planned in an evening.')).toBeVisible()
})
