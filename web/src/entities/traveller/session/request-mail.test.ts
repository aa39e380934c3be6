// @vitest-environment jsdom
import { AuthApiError, type EmailOtpType } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'

import { awaitLink, isLinkAwaited } from './awaited-links.ts'
import { type MailWay, mailWayOf, requestMail } from './request-mail.ts'

const PAGE = 'https://s.example/email-verify'

function createAuth(error: Error | null = null) {
  const asked: unknown[] = []
  const answer =
    (name: string) =>
    async (...input: unknown[]) => {
      asked.push([name, ...input])
      return { data: {}, error }
    }
  const names = ['resend', 'resetPasswordForEmail', 'signInWithOtp']
  const auth = Object.fromEntries(names.map((name) => [name, answer(name)])) as unknown as Parameters<
    typeof requestMail
  >[0]
  return { auth, asked }
}

describe('requestMail', () => {
  it.each<[EmailOtpType, MailWay | null]>([
    ['signup', 'signup'],
    ['email', 'signup'],
    ['recovery', 'recovery'],
    ['magiclink', 'magiclink'],
    ['invite', null],
    ['email_change', null],
  ])('after a link for %s the request is %s', (type, way) => expect(mailWayOf(type)).toBe(way))

  it.each<[MailWay, (page: string) => readonly unknown[]]>([
    ['signup', (page) => ['resend', { type: 'signup', email: 'a@b.c', options: { emailRedirectTo: page } }]],
    ['recovery', (page) => ['resetPasswordForEmail', 'a@b.c', { redirectTo: page }]],
    [
      'magiclink',
      (page) => ['signInWithOtp', { email: 'a@b.c', options: { emailRedirectTo: page, shouldCreateUser: false } }],
    ],
  ])('requests %s', async (way, call) => {
    const { auth, asked } = createAuth()
    expect(await requestMail(auth, way, 'a@b.c', PAGE)).toBe('sent')
    const page = pageIn(asked)
    expect(page).toMatch(new RegExp(`^${PAGE}\\?type=${way}(?:&request=[0-9a-f]{32})?$`))
    expect(asked).toEqual([call(page)])
    expect(isLinkAwaited(new URL(page))).toBe(way !== 'signup')
  })

  it("requests a confirmation again for this browser's sign-up", async () => {
    const { auth, asked } = createAuth()
    awaitLink('own@b.c', PAGE, 'sign-up')
    await requestMail(auth, 'signup', 'own@b.c', PAGE)
    expect(isLinkAwaited(new URL(pageIn(asked)))).toBe(true)
  })

  it('expects the link from the moment of the request: the mail may arrive before the answer', async () => {
    const { auth } = createAuth()
    const isAwaited: boolean[] = []
    auth.resetPasswordForEmail = async (_, { redirectTo = '' } = {}) => {
      isAwaited.push(isLinkAwaited(new URL(redirectTo)))
      return { data: null, error: new AuthApiError('', 502, undefined) }
    }
    expect(await requestMail(auth, 'recovery', 'late@b.c', PAGE)).toBe('failed')
    expect(isAwaited).toEqual([true])
  })

  it.each([
    ['otp_disabled', 422, 'sent'],
    ['over_email_send_rate_limit', 429, 'busy'],
    ['validation_failed', 400, 'failed'],
  ])('%s', async (code, status, requested) => {
    const { auth, asked } = createAuth(new AuthApiError('', status, code))
    expect(await requestMail(auth, 'magiclink', `${code}@b.c`, PAGE)).toBe(requested)
    expect(isLinkAwaited(new URL(pageIn(asked)))).toBe(requested === 'sent')
  })
})

/** The page behind the link of the first mail. */
function pageIn([first]: readonly unknown[]): string {
  return /"(https:[^"]*)"/.exec(JSON.stringify(first))?.[1] ?? ''
}
