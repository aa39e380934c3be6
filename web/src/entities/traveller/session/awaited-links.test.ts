// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { awaitLink, awaitLinkAgain, isLinkAwaited, isOwnSignUp, type MailRequest } from './awaited-links.ts'

const PAGE = 'https://s.example/email-verify?type=signup'
const EMAIL = 'ana@s.example'
const ask = (email: string): MailRequest => awaitLink(email, PAGE)
const opened = ({ page }: Pick<MailRequest, 'page'>): boolean => isLinkAwaited(new URL(page))

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/auth')
})
afterEach(() => vi.useRealTimers())

describe('a link from a mail', () => {
  it('is expected in the browser that requested the mail', () => {
    expect(opened(ask(EMAIL))).toBe(true)
    expect(opened({ page: PAGE })).toBe(false)
    expect(opened({ page: `${PAGE}&request=somebody-elses` })).toBe(false)
  })

  it('is also recognised when the auth server opens it first', () => {
    const { page } = ask(EMAIL)
    const at = (target: string) => ({
      search: `?${new URLSearchParams({ token: 't', redirect_to: target }).toString()}`,
    })
    expect(isLinkAwaited(at(page))).toBe(true)
    expect(isLinkAwaited(at(PAGE))).toBe(false)
    expect(isLinkAwaited(at('no address'))).toBe(false)
  })

  it('is not expected because of another one for the same address', () => {
    const stranger = `${PAGE}&request=${crypto.randomUUID()}`
    ask(EMAIL)
    expect(opened({ page: stranger })).toBe(false)
  })

  it('is not expected for an address that a URL filled in', () => {
    history.replaceState(null, '', `/auth?email=${encodeURIComponent(' Ana@S.example')}`)
    expect(opened(ask(EMAIL))).toBe(false)
    expect(opened(ask('bo@s.example'))).toBe(true)
    const signUp = awaitLink(EMAIL, PAGE, 'sign-up')
    for (const { page } of [signUp, awaitLinkAgain(EMAIL, PAGE)]) {
      expect([isLinkAwaited(new URL(page)), isOwnSignUp(new URL(page))]).toEqual([false, true])
    }
    expect(isOwnSignUp(new URL(PAGE))).toBe(false)
  })

  it('sent again is expected only in the browser of the sign-up', () => {
    expect(opened(awaitLinkAgain(EMAIL, PAGE))).toBe(false)
    ask(EMAIL)
    expect(opened(awaitLinkAgain(EMAIL, PAGE))).toBe(false)
    awaitLink(EMAIL, PAGE, 'sign-up')
    expect(opened(awaitLinkAgain(' Ana@s.example', PAGE))).toBe(true)
  })

  it('is remembered for the last five mails', () => {
    const links = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(`${name}@s.example`))
    expect(links.map(opened)).toEqual([false, true, true, true, true, true])
  })

  it.each(['{', '7', 'null', '[null]', `["${EMAIL}"]`, `[["${EMAIL}",1]]`])(
    'is not expected when the storage holds %s',
    (text) => {
      localStorage.setItem('links-awaited', text)
      expect(opened({ page: PAGE })).toBe(false)
      expect(opened(ask(EMAIL))).toBe(true)
    },
  )

  it('is no longer expected once its mail was refused', () => {
    const refused = ask(EMAIL)
    refused.takeBack()
    expect(opened(refused)).toBe(false)
  })

  it('stays expected when a second mail is refused', () => {
    const first = ask(EMAIL)
    ask(EMAIL).takeBack()
    expect(opened(first)).toBe(true)
  })

  it('is expected for a day', () => {
    vi.useFakeTimers({ now: 1_000_000_000 })
    const link = ask(EMAIL)
    vi.setSystemTime(1_000_000_000 + 86_399_999)
    expect(opened(link)).toBe(true)
    vi.setSystemTime(1_000_000_000 + 86_400_000)
    expect(opened(link)).toBe(false)
  })
})
