import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { Overlays, SEEN } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/returning-visitor.ts'

test.use({ storageState: FIRST_VISIT })

test('the trial offer appears after 30 seconds, refuses an invalid address, and mails a sign-up link', async ({
  page,
  request,
}) => {
  const overlays = new Overlays(page)
  await overlays.visit('/flight-compensation', { ...SEEN, 'pwa-installed': 'true' })
  await overlays.hydrate()
  await overlays.runClockUntil(29_500)
  await overlays.expectOnly(null)
  await overlays.runClockUntil(32_000)
  await overlays.expectOnly(overlays.trial)
  const field = overlays.trial.getByLabel('Email address')
  const send = overlays.trial.getByRole('button', { name: 'Send me the link' })
  await field.fill('ana.example.com')
  await send.click()
  await expect(overlays.trial.getByText('Please enter a valid email address')).toBeVisible()
  // A long address without a line-break opportunity.
  const email = `${randomUUID().replaceAll('-', '')}.${'a'.repeat(24)}@sojourn.example`
  await field.fill(email)
  await send.click()
  await expect(overlays.trial.getByRole('heading', { name: 'Email Sent!' })).toBeVisible()
  const paper = overlays.trial.locator('.ticket-stub')
  expect(await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(JSON.parse((await overlays.storedFlag('email-popup')) ?? '')).toMatchObject({ emailSubmitted: true })
  await overlays.trial.getByRole('button', { name: 'Continue' }).click()
  await overlays.expectOnly(null)
  const link = new URL(await new Mailbox(request).linkFor(email, 'trial-sign-up'))
  await page.goto(`${link.pathname}${link.search}`)
  await expect(page.locator('input[name=email]:visible')).toHaveValue(email)
})
