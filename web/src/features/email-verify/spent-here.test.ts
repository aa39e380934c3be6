// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { SESSION_KEY } from '../../api/session/session-key.ts'
import { forgetSpent, noteSpent, spentHere } from './spent-here.ts'

const LINK = { pathname: '/email-verify', search: '?token_hash=abc&type=recovery' }

function signIn(id: string): void {
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: 9_999_999_999,
    user: { id, email: 'ana@s.example' },
  }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signIn('ana')
})

describe('a link that was used in this tab', () => {
  it('is recognised after a reload', () => {
    expect(spentHere(LINK)).toBeNull()
    noteSpent(LINK)
    expect(spentHere(LINK)).toBe('recovery')
  })

  it('is not mixed up with another link, another account or a guest', () => {
    noteSpent(LINK)
    expect(spentHere({ ...LINK, search: '?token_hash=abd&type=recovery' })).toBeNull()
    signIn('bo')
    expect(spentHere(LINK)).toBeNull()
    localStorage.clear()
    expect(spentHere(LINK)).toBeNull()
  })

  it('is forgotten once it was completed', () => {
    noteSpent(LINK)
    forgetSpent()
    expect(spentHere(LINK)).toBeNull()
  })
})
