import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { Mailbox } from '../../pages/mailbox.ts'
import { signUpHere } from '../../support/sign-up.ts'

test('fetching a verification link without script does not use it up', async ({ page, request, baseURL }) => {
  const { email } = await signUpHere(page, baseURL)
  const link = await new Mailbox(request).linkFor(email)
  const fetched = await request.get(link, { headers: { accept: 'text/html' } })
  expect(fetched.status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()

  // A link works once. A signed-in traveller needs no other; a guest can request a new one.
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${email}. You do not need a new one.`)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('sojourn-session'))
  await page.reload()
  await new MailLinkPage(page).requestNewLink(`${randomUUID()}@sojourn.example`)
})

test('a verification link opened offline is used when the connection returns', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { email } = await signUpHere(page, baseURL)
  const link = await new Mailbox(request).linkFor(email)
  // The connection drops after the page has loaded and before the verification request.
  await page.route('**/auth/v1/verify', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  // Only now, because the page retries by itself and would use the link while it is still online.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
})
