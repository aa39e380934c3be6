import { randomUUID } from 'node:crypto'

import { expect, type Page, test } from '@playwright/test'

import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { Mailbox } from '../../pages/mailbox.ts'
import { Saves } from '../../pages/saves.ts'
import { newTraveller } from '../../support/new-traveller.ts'
import { PASSWORD, signUp, signUpHere } from '../../support/sign-up.ts'

/** Signs up and verifies in the browser; the returned client belongs to the same account. */
async function signUpAndVerify(page: Page, mailbox: Mailbox, baseURL: string | undefined) {
  const { supabase, email } = await signUpHere(page, baseURL)
  await page.goto(await mailbox.linkFor(email, 'confirm-sign-up'))
  await new MailLinkPage(page).expectHeading('Your email is verified')
  return { supabase, email }
}

test('a recovery link lets a traveller choose a new password', async ({ page, request, baseURL }) => {
  const mailbox = new Mailbox(request)
  const { supabase, email } = await signUpAndVerify(page, mailbox, baseURL)
  const link = new MailLinkPage(page)
  await page.goto('/email-verify?type=recovery')
  await link.expectHeading('This link is not complete')
  await link.requestNewLink(email)

  await page.goto(await mailbox.linkFor(email, 'recovery'))
  await link.expectHeading('Choose a new password')
  // A phone may reload the page after switching to the password manager.
  await page.reload()
  await link.expectHeading('Choose a new password')
  await link.choosePassword('Lisbon-to-Porto-9', 'Lisbon-to-Porto-8')
  await link.expectProblem('Passwords do not match')
  await link.choosePassword('Password1')
  await link.expectProblem('Too many people use this password. Please choose another.')
  await link.choosePassword('Lisbon-to-Porto-9')
  await link.expectHeading('Your password is changed')
  await page.reload()
  await link.expectHeading('This link no longer works')

  expect((await supabase.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    'invalid_credentials',
  )
  expect((await supabase.auth.signInWithPassword({ email, password: 'Lisbon-to-Porto-9' })).error).toBeNull()
})

test('a sign-in link leads to the page it was requested from', async ({ page, request, baseURL }) => {
  const mailbox = new Mailbox(request)
  const { supabase, email } = await signUpAndVerify(page, mailbox, baseURL)
  const emailRedirectTo = `${baseURL}/flight-compensation?from=LIS`
  expect((await supabase.auth.signInWithOtp({ email, options: { emailRedirectTo } })).error).toBeNull()
  await page.goto(await mailbox.linkFor(email, 'magic-link'))
  const link = new MailLinkPage(page)
  await link.expectHeading('Did you ask for this link?')
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible()
  await link.continue()
  await link.expectHeading('You are signed in')
  await expect(page).toHaveURL(emailRedirectTo)
})

test('an email change takes effect after both addresses have confirmed', async ({ page, request, baseURL }) => {
  const mailbox = new Mailbox(request)
  const { supabase, email } = await signUpAndVerify(page, mailbox, baseURL)
  const newEmail = `${randomUUID()}@sojourn.example`
  await supabase.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await supabase.auth.updateUser({ email: newEmail })).error).toBeNull()
  const link = new MailLinkPage(page)
  await page.goto(await mailbox.linkFor(email, 'approve-email-change'))
  await link.continue()
  await link.expectHeading('One address is confirmed')
  await page.goto(await mailbox.linkFor(newEmail, 'confirm-email-change'))
  await link.continue()
  await link.expectHeading('Your new address is active')
  expect((await supabase.auth.signInWithPassword({ email: newEmail, password: PASSWORD })).error).toBeNull()
})

test('a link of another account asks before it replaces the current session', async ({ page, request, baseURL }) => {
  const mailbox = new Mailbox(request)
  const first = await signUpAndVerify(page, mailbox, baseURL)
  const second = await signUpHere(page, baseURL)
  await page.goto(await mailbox.linkFor(second.email, 'confirm-sign-up'))
  const link = new MailLinkPage(page)
  await link.expectHeading(`Continue as ${second.email}?`)
  const stored = () => page.evaluate(() => localStorage.getItem('sojourn-session'))
  expect(await stored()).toContain(first.email)
  await link.continue()
  await link.expectHeading('Your email is verified')
  await expect.poll(stored).toContain(second.email)

  const { data } = await first.supabase.auth.signInWithPassword({ email: first.email, password: PASSWORD })
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  await page.goto(`/email-verify?of=first#access_token=${access_token}&refresh_token=${refresh_token}&type=magiclink`)
  await new MailLinkPage(page).expectHeading(`Continue as ${first.email}?`)
  await page.getByRole('button', { name: 'Stay', exact: true }).click()
  await new MailLinkPage(page).expectHeading('Nothing has changed here')
  expect(await stored()).toContain(second.email)
  await expect(page).toHaveURL('/email-verify?of=first')
})

test('a link that this browser did not request asks before signing in, and is not used up before that', async ({
  page,
  request,
  baseURL,
}) => {
  const saves = new Saves(page)
  await saves.open('/places/portugal/lisbon')
  await saves.press('Save Lisbon')
  const stranger = await signUp(page, baseURL)
  const confirmation = await new Mailbox(request).linkFor(stranger.email, 'confirm-sign-up')
  const link = new MailLinkPage(page)
  await page.goto(confirmation)
  await link.expectHeading('Did you ask for this link?')
  await page.getByRole('button', { name: 'Stay a guest' }).click()
  await link.expectHeading('Nothing has changed here')
  const kept = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(await kept()).toMatchObject({ 'guest-saves': expect.stringContaining('Lisbon') })
  expect(await kept()).not.toHaveProperty('sojourn-session')
  const early = await stranger.supabase.auth.signInWithPassword({ email: stranger.email, password: PASSWORD })
  expect(early.error?.code).toBe('email_not_confirmed')

  await page.goto('/')
  await page.goto(confirmation)
  const answer = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(answer).toBeEnabled()
  await answer.press('Enter')
  await link.expectHeading('Choose a password')
  await link.choosePassword('Lisbon-to-Porto-9')
  await link.expectHeading('Your email is verified')
  const attempts = ['Lisbon-to-Porto-9', PASSWORD].map(async (password) => {
    const { error } = await stranger.supabase.auth.signInWithPassword({ email: stranger.email, password })
    return error?.code
  })
  expect(await Promise.all(attempts)).toEqual([undefined, 'invalid_credentials'])
  await saves.open('/dashboard')
  await expect(saves.entry('Lisbon')).toBeVisible()
  await expect.poll(kept).toMatchObject({ 'guest-saves': '[]' })
})

test('a session in the URL asks before signing in, also in a new browser', async ({ page, request, baseURL }) => {
  const { session } = await newTraveller(request, baseURL)
  const { access_token, refresh_token, user } = session
  await page.goto(`/email-verify#access_token=${access_token}&refresh_token=${refresh_token}&type=magiclink`)
  const link = new MailLinkPage(page)
  await link.expectHeading(`Continue as ${user.email}?`)
  expect(await page.evaluate(() => localStorage.getItem('sojourn-session'))).toBeNull()
  await link.continue()
  await link.expectHeading('You are signed in')
})

test('a page opened by IP address can reach the API and realtime', async ({ page, baseURL }) => {
  const byNumber = baseURL?.replace('localhost', '127.0.0.1') ?? ''
  await page.goto(`${byNumber}/email-verify?token_hash=nonsense&type=signup`)
  await new MailLinkPage(page).continue()
  await new MailLinkPage(page).expectHeading('This link no longer works')
  const isOpen = await page.evaluate(
    (url) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(url)
        socket.addEventListener('open', () => resolve(true))
        socket.addEventListener('error', () => resolve(false))
      }),
    `${byNumber.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${await publicKeyOf(page)}`,
  )
  expect(isOpen).toBe(true)
})

async function publicKeyOf(page: Page): Promise<string> {
  const written = await page.locator('script#page').textContent()
  return (JSON.parse(written ?? '{}') as { config: { supabaseKey: string } }).config.supabaseKey
}
