import { randomUUID } from 'node:crypto'

import { expect, type Response, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { Mailbox } from '../../pages/mailbox.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { storeSession, newTraveller, PASSWORD } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { totp } from '../../support/totp.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

test('a traveller signs up, verifies by mail, stays signed in, signs out and signs in again', async ({
  page,
  request,
}) => {
  const auth = new AuthPage(page)
  const email = `${randomUUID()}@sojourn.example`
  const expectMessage = await recordMessages(page)
  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await auth.signUp({ name: 'Ana Silva', email, password: PASSWORD })
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  await expect(page.getByText('Your 7-day free trial starts now')).toBeVisible()

  await page.goto(await new Mailbox(request).linkFor(email))
  await new MailLinkPage(page).expectHeading('Your email is verified')
  await auth.expectSignedIn()
  await page.reload()
  await auth.expectSignedIn()

  await page.goto('/')
  await auth.signOut()
  await expectMessage('Signed out successfully')
  await auth.expectSignedOut()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sojourn-session'))).toBeNull()
  await page.reload()
  await auth.expectSignedOut()

  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await auth.signIn(email, PASSWORD)
  await expectMessage('Successfully signed in!')
  await expect(page).toHaveURL('/cookies-policy')
  // A signed-in traveller skips the sign-in page.
  await page.goto('/auth?returnTo=%2Fcookies-policy')
  await expect(page).toHaveURL('/cookies-policy')
})

test('retries an unconfirmed sign-out after a reload', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { supabase, session } = await newTraveller(request, baseURL)
  const expectMessage = await recordMessages(page)
  await storeSession(page, session)
  await openHydrated(page, '/cookies-policy')
  await auth.expectSignedIn()
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await auth.signOut()
  await expectMessage('Failed to sign out')
  await auth.expectSignedOut()
  expect((await supabase.auth.getUser(session.access_token)).error).toBeNull()

  await page.unroute('**/auth/v1/logout*')
  await openHydrated(page, '/cookies-policy')
  await auth.expectSignedOut()
  await expectMessage('Signed out successfully')
  expect((await supabase.auth.getUser(session.access_token)).error).not.toBeNull()
  expect(await page.evaluate(() => Object.values<string>(localStorage).join())).not.toContain(session.refresh_token)
})

test('refuses a wrong password and an unverified address', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { email } = await newTraveller(request, baseURL)
  await auth.open()
  await auth.signIn(email, 'not-my-password-1')
  await auth.expectRefused('Invalid login credentials')
  await expect(auth.field('Password')).toBeFocused()

  const newcomer = `${randomUUID()}@sojourn.example`
  await auth.signUp({ name: '', email: newcomer, password: PASSWORD })
  await expect(page.getByText(`We have sent a link to ${newcomer}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await auth.signIn(newcomer, PASSWORD)
  await auth.expectRefused('Email not confirmed')
  // The first mail is less than a minute old, so the server asks to wait.
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText(/Please wait \d+ seconds, then try again\./)).toBeVisible()
})

test('shows why the server refused a password at sign-up', async ({ page }) => {
  const auth = new AuthPage(page)
  await auth.open()
  await auth.signUp({ name: '', email: `${randomUUID()}@sojourn.example`, password: 'Password1' })
  await auth.expectRefused('This password is one of the most common ones and easy to guess.')
  await expect(auth.field('Password')).toBeFocused()
})

test('says that signing in needs a connection when offline', async ({ page, context }) => {
  const auth = new AuthPage(page)
  await auth.open()
  // The first attempt loads the auth client; then the connection drops.
  await auth.signIn('nobody@sojourn.example', 'some-password-1')
  await auth.expectRefused('Invalid login credentials')
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Signing in needs a connection.')).toBeVisible()
  await auth.field('Password').press('Enter')
  await auth.expectRefused('Failed to sign in')
  await context.setOffline(false)
  await expect(page.getByText('You are offline. Signing in needs a connection.')).toBeHidden()
})

test('requests a password reset for the email address that was typed', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { email } = await newTraveller(request, baseURL)
  await auth.open()
  await auth.field('Email').fill(email)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(
    page.getByText(`If ${email} has an account, a link to choose a new password is on its way.`),
  ).toBeVisible()
  await page.goto(await new Mailbox(request).linkFor(email, 'recovery'))
  await new MailLinkPage(page).expectHeading('Choose a new password')
})

test('an account with two-factor authentication needs a code to sign in', async ({ page, request, baseURL }) => {
  const { supabase, email } = await newTraveller(request, baseURL)
  const { data: factor } = await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  const secret = factor?.type === 'totp' ? factor.totp.secret : ''
  const enrolled = await supabase.auth.mfa.challengeAndVerify({
    factorId: factor?.id ?? '',
    code: totp(secret),
  })
  expect(enrolled.error).toBeNull()

  const auth = new AuthPage(page)
  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await auth.signIn(email, PASSWORD)
  const step = page.getByRole('heading', { name: 'One more step' })
  await expect(step).toBeVisible()
  // With the password alone, other pages still show a guest.
  await openHydrated(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await expect(step).toBeVisible()
  await auth.field('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await auth.expectRefused('This code is not right.')
  // Each code works once, so this is the next one.
  await auth.field('6-digit code').fill(totp(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/cookies-policy')
})

test('repeats a click on a locked button after sign-in', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { email } = await newTraveller(request, baseURL)
  await openHydrated(page, '/cookies-policy')
  // Any element with this attribute is locked for guests.
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Save this trip'
    button.dataset['locked'] = 'Trip'
    button.addEventListener('click', () => button.after('It is done. '))
    document.getElementById('content')?.prepend(button)
  })
  await page.getByRole('button', { name: 'Save this trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Trip & Get Free Trial' })
  await expect(dialog.getByText('Full premium access, and no credit card')).toBeVisible()
  await expect(page.getByText('It is done.')).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  await auth.signIn(email, PASSWORD)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('It is done.')).toHaveCount(1)
})

test('signs in and out in all tabs at once', async ({ page, context, request, baseURL }) => {
  const { email } = await newTraveller(request, baseURL)
  const [auth, other] = [new AuthPage(page), await context.newPage()]
  const second = new AuthPage(other)
  await second.open('/auth?returnTo=%2Fcookies-policy')
  // A background tab may be rendered late on a slow machine.
  await page.bringToFront()
  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await auth.signIn(email, PASSWORD)
  await auth.expectSignedIn()
  await expect(other).toHaveURL('/cookies-policy')
  await second.expectSignedIn()
  await auth.signOut()
  await second.expectSignedOut()
})

test('three tabs that refresh the session at the same time stay signed in', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { session } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const refreshes: string[] = []
  context.on('request', (sent) => sent.url().includes('grant_type=refresh_token') && refreshes.push(sent.url()))
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (let round = 1; round <= 3; round += 1) {
    // No page of the app is open while the session expires.
    await Promise.all(tabs.map((tab) => tab.goto('/robots.txt')))
    refreshes.length = 0
    const before = await storedToken()
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('sojourn-session') ?? '{}') as Record<string, unknown>
      localStorage.setItem('sojourn-session', JSON.stringify({ ...stored, expires_at: 1 }))
    })
    await Promise.all(tabs.map((tab) => tab.goto('/auth?returnTo=%2Fcookies-policy')))
    await Promise.all(tabs.map((tab) => expect(tab).toHaveURL('/cookies-policy')))
    // The page does not wait for the refresh.
    await expect.poll(storedToken).not.toBe(before)
    expect(refreshes, `round ${round}`).toHaveLength(1)
  }

  function storedToken(): Promise<unknown> {
    return page.evaluate(
      () => (JSON.parse(localStorage.getItem('sojourn-session') ?? '{}') as { refresh_token?: string }).refresh_token,
    )
  }
})

test('a guest does not load the auth client', async ({ page }) => {
  const answers: Response[] = []
  page.on('response', (answer) => answer.request().resourceType() === 'script' && answers.push(answer))
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(answers.map((answer) => answer.text()))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((script) => script.includes('GoTrueClient') || script.includes('gotrue'))).toEqual([])
})

test('the sign-in page says that it needs JavaScript', async ({ request }) => {
  const html = await (await request.get('/auth', { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/<noscript>.*Signing in needs JavaScript/)
})
