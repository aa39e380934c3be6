import { randomUUID } from 'node:crypto'

import { expect, type Response, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { Mailbox } from '../../pages/mailbox.ts'
import { openAlive } from '../../support/come-alive.ts'
import { hearMessages } from '../../support/hear-messages.ts'
import { bringSession, newTraveller, PASSWORD } from '../../support/new-traveller.ts'
import { ownAddress } from '../../support/own-address.ts'
import { totp } from '../../support/totp.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

test('sign up, verify by mail, be signed in after a reload, sign out, sign in again', async ({ page, request }) => {
  const auth = new AuthPage(page)
  const email = `${randomUUID()}@sojourn.example`
  const expectSaid = await hearMessages(page)
  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await auth.signUp({ name: 'Ana Silva', email, password: PASSWORD })
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  await expect(page.getByText('Your 7-day free trial starts now')).toBeVisible()

  await page.goto(await new Mailbox(request).linkFor(email))
  await new MailLinkPage(page).expectHeading('Your e-mail is verified')
  await auth.expectSignedIn()
  await page.reload()
  await auth.expectSignedIn()

  await page.goto('/')
  await auth.signOut()
  await expectSaid('Signed out successfully')
  await auth.expectSignedOut()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sojourn-session'))).toBeNull()
  await page.reload()
  await auth.expectSignedOut()

  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await auth.signIn(email, PASSWORD)
  await expectSaid('Successfully signed in!')
  await expect(page).toHaveURL('/cookies-policy')
  // Nothing to do there for somebody who is signed in.
  await page.goto('/auth?returnTo=%2Fcookies-policy')
  await expect(page).toHaveURL('/cookies-policy')
})

test('a sign-out that the server did not confirm is tried again after a reload', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { supabase, session } = await newTraveller(request, baseURL)
  const expectSaid = await hearMessages(page)
  await bringSession(page, session)
  await openAlive(page, '/cookies-policy')
  await auth.expectSignedIn()
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await auth.signOut()
  await expectSaid('Failed to sign out')
  await auth.expectSignedOut()
  expect((await supabase.auth.getUser(session.access_token)).error).toBeNull()

  await page.unroute('**/auth/v1/logout*')
  await openAlive(page, '/cookies-policy')
  await auth.expectSignedOut()
  await expectSaid('Signed out successfully')
  expect((await supabase.auth.getUser(session.access_token)).error).not.toBeNull()
  expect(await page.evaluate(() => Object.values<string>(localStorage).join())).not.toContain(session.refresh_token)
})

test('a wrong password and an address that is not verified', async ({ page, request, baseURL }) => {
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
  // The first mail is less than a minute old, so the server asks to wait, and the page says how long.
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText(/Please wait \d+ seconds, then try again\./)).toBeVisible()
})

test('what the server refuses at sign-up is said beside the password', async ({ page }) => {
  const auth = new AuthPage(page)
  await auth.open()
  await auth.signUp({ name: '', email: `${randomUUID()}@sojourn.example`, password: 'Password1' })
  await auth.expectRefused('This password is one of the most common ones and easy to guess.')
  await expect(auth.field('Password')).toBeFocused()
})

test('without a connection nothing is sent, and the page says so', async ({ page, context }) => {
  const auth = new AuthPage(page)
  await auth.open()
  // The client is fetched with the first try; then the connection drops.
  await auth.signIn('nobody@sojourn.example', 'some-password-1')
  await auth.expectRefused('Invalid login credentials')
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Signing in needs a connection.')).toBeVisible()
  await auth.field('Password').press('Enter')
  await auth.expectRefused('Failed to sign in')
  await context.setOffline(false)
  await expect(page.getByText('You are offline. Signing in needs a connection.')).toBeHidden()
})

test('a forgotten password is asked for with the address that was typed', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { email } = await newTraveller(request, baseURL)
  await auth.open()
  await auth.field('E-mail').fill(email)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(
    page.getByText(`If ${email} has an account, a link to choose a new password is on its way.`),
  ).toBeVisible()
  await page.goto(await new Mailbox(request).linkFor(email, 'recovery'))
  await new MailLinkPage(page).expectHeading('Choose a new password')
})

test('an account with a second factor shows its code', async ({ page, request, baseURL }) => {
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
  // The password alone opens nothing: any other page is a guest's.
  await openAlive(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await expect(step).toBeVisible()
  await auth.field('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await auth.expectRefused('This code is not right.')
  // A code counts once, so it is the next one.
  await auth.field('6-digit code').fill(totp(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/cookies-policy')
})

test('a locked click is made again after the sign-in', async ({ page, request, baseURL }) => {
  const auth = new AuthPage(page)
  const { email } = await newTraveller(request, baseURL)
  await openAlive(page, '/cookies-policy')
  // Any element that any page marks so; the tools that do are tested with them.
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

test('tabs learn of each other', async ({ page, context, request, baseURL }) => {
  const { email } = await newTraveller(request, baseURL)
  const [auth, other] = [new AuthPage(page), await context.newPage()]
  const second = new AuthPage(other)
  await second.open('/auth?returnTo=%2Fcookies-policy')
  // A tab behind another is drawn only if the machine has time for it.
  await page.bringToFront()
  await auth.open('/auth?returnTo=%2Fcookies-policy')
  await auth.signIn(email, PASSWORD)
  await auth.expectSignedIn()
  await expect(other).toHaveURL('/cookies-policy')
  await second.expectSignedIn()
  await auth.signOut()
  await second.expectSignedOut()
})

test('three tabs that refresh at the same moment stay signed in', async ({ page, context, request, baseURL }) => {
  const { session } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  const refreshes: string[] = []
  context.on('request', (sent) => sent.url().includes('grant_type=refresh_token') && refreshes.push(sent.url()))
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (let round = 1; round <= 3; round += 1) {
    // As after a night with the lid closed: nobody is awake to see the session run out.
    await Promise.all(tabs.map((tab) => tab.goto('/robots.txt')))
    refreshes.length = 0
    const before = await storedToken()
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('sojourn-session') ?? '{}') as Record<string, unknown>
      localStorage.setItem('sojourn-session', JSON.stringify({ ...stored, expires_at: 1 }))
    })
    await Promise.all(tabs.map((tab) => tab.goto('/auth?returnTo=%2Fcookies-policy')))
    await Promise.all(tabs.map((tab) => expect(tab).toHaveURL('/cookies-policy')))
    // A slow answer is not waited for by the page, which goes on with what it knows.
    await expect.poll(storedToken).not.toBe(before)
    expect(refreshes, `round ${round}`).toHaveLength(1)
  }

  function storedToken(): Promise<unknown> {
    return page.evaluate(
      () => (JSON.parse(localStorage.getItem('sojourn-session') ?? '{}') as { refresh_token?: string }).refresh_token,
    )
  }
})

test('a guest loads nothing of the account client', async ({ page }) => {
  const answers: Response[] = []
  page.on('response', (answer) => answer.request().resourceType() === 'script' && answers.push(answer))
  await openAlive(page, '/')
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(answers.map((answer) => answer.text()))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((script) => script.includes('GoTrueClient') || script.includes('gotrue'))).toEqual([])
})

test('without JavaScript the page says kindly that it needs it', async ({ request }) => {
  const html = await (await request.get('/auth', { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/<noscript>.*Signing in needs JavaScript/)
})
