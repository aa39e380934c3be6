import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { PASSWORD, signUp } from '../../support/sign-up.ts'

test('a new traveller verifies the address from the mail and signs in', async ({ page, request, baseURL }) => {
  const { supabase, email } = await signUp(page, baseURL)
  const early = await supabase.auth.signInWithPassword({ email, password: PASSWORD })
  expect(early.error?.code).toBe('email_not_confirmed')

  const link = await new Mailbox(request).linkFor(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()

  const { data } = await supabase.auth.signInWithPassword({ email, password: PASSWORD })
  expect(data.user?.email).toBe(email)
})

test('a scanner that only fetches the link does not use it up', async ({ page, request, baseURL }) => {
  const { email } = await signUp(page, baseURL)
  const link = await new Mailbox(request).linkFor(email)
  const fetched = await request.get(link, { headers: { accept: 'text/html' } })
  expect(fetched.status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()

  // A link works once; the second visit offers a new mail.
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a broken link offers a new mail', async ({ page }) => {
  await page.goto('/email-verify?token_hash=nonsense&type=signup')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByLabel('E-mail').fill(`${randomUUID()}@sojourn.example`)
  await page.getByRole('button', { name: 'Send a new mail' }).click()
  await expect(page.getByText('a new mail is on its way')).toBeVisible()
})

test('without a connection the link is kept for later', async ({ page, context, request, baseURL }) => {
  const { email } = await signUp(page, baseURL)
  const link = await new Mailbox(request).linkFor(email)
  // The page arrives and the connection drops before its question reaches the server.
  await page.route('**/auth/v1/verify', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()
})
