import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { Mailbox } from '../../pages/mailbox.ts'
import { signUpHere } from '../../support/sign-up.ts'

test('a scanner that only fetches the link does not use it up', async ({ page, request, baseURL }) => {
  const { email } = await signUpHere(page, baseURL)
  const link = await new Mailbox(request).linkFor(email)
  const fetched = await request.get(link, { headers: { accept: 'text/html' } })
  expect(fetched.status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()

  // A link works once. Whoever is in needs no other; where nobody is, a new mail is offered.
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${email}. You need no new one.`)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('sojourn-session'))
  await page.reload()
  await new MailLinkPage(page).askAgain(`${randomUUID()}@sojourn.example`)
})

test('without a connection the link is kept for later', async ({ page, context, request, baseURL }) => {
  const { email } = await signUpHere(page, baseURL)
  const link = await new Mailbox(request).linkFor(email)
  // The page arrives and the connection drops before its question reaches the server.
  await page.route('**/auth/v1/verify', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  // Not before: the page tries again by itself, and would use the link while the connection is going.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()
})
