// @vitest-environment jsdom
import type { Session } from '@supabase/auth-js'
import { beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PENDING_KEY, SESSION_KEY } from '../../../api/session/session-key.ts'
import { finishSignOuts } from './finish-sign-outs.ts'
import { keepSignOut, pendingSignOuts } from './pending-sign-outs.ts'

const sessionOf = (id: string) =>
  ({ access_token: `a-${id}`, refresh_token: `r-${id}`, user: { id } }) as unknown as Session

let sent: string[] = []
let answers: Readonly<Record<string, () => Response>> = {}
beforeEach(() => {
  localStorage.clear()
  sent = []
  answers = {}
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers?: HeadersInit; body?: string } = {}) => {
    const { pathname, search } = new URL(url)
    const bearer = new Headers(headers).get('authorization')
    sent.push(`${pathname}${search} ${bearer ?? body}`)
    const answer = answers[`${pathname} ${bearer ?? ''}`.trim()] ?? answers[pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

const ended = () => new Response(null, { status: 204 })
const refused = (status: number) => () => Response.json({ code: status }, { status })
const finish = () => finishSignOuts(DESKTOP_CONFIG)

it('ends every pending session with its own token, and then deletes the tokens', async () => {
  keepSignOut(sessionOf('ana'))
  keepSignOut(sessionOf('bo'))
  answers = { '/auth/v1/logout': ended }
  expect(await finish()).toBe(2)
  expect(sent).toEqual(['/auth/v1/logout?scope=global Bearer a-ana', '/auth/v1/logout?scope=global Bearer a-bo'])
  expect(localStorage.getItem(PENDING_KEY)).toBeNull()
})

it.each([
  ['the network fails', {}],
  ['the server is down', { '/auth/v1/logout': refused(503) }],
  ['the server is busy', { '/auth/v1/logout': refused(429) }],
  ['the refresh is not answered', { '/auth/v1/logout': refused(403) }],
  ['the refresh is not answered now', { '/auth/v1/logout': refused(403), '/auth/v1/token': refused(500) }],
])('keeps it when %s', async (_, given) => {
  keepSignOut(sessionOf('ana'))
  answers = given
  expect(await finish()).toBe(0)
  expect(pendingSignOuts()).toHaveLength(1)
})

it('refreshes an expired access token', async () => {
  keepSignOut(sessionOf('ana'))
  answers = {
    '/auth/v1/logout Bearer a-ana': refused(403),
    '/auth/v1/token': () => Response.json({ access_token: 'a-new', refresh_token: 'r-new' }),
    '/auth/v1/logout Bearer a-new': ended,
  }
  expect(await finish()).toBe(1)
  expect(sent[1]).toContain('"refresh_token":"r-ana"')
  expect(pendingSignOuts()).toEqual([])
})

it('keeps the new tokens when the server goes away after the refresh', async () => {
  keepSignOut(sessionOf('ana'))
  answers = {
    '/auth/v1/logout Bearer a-ana': refused(401),
    '/auth/v1/token': () => Response.json({ access_token: 'a-new', refresh_token: 'r-new' }),
  }
  expect(await finish()).toBe(0)
  expect(pendingSignOuts()).toEqual([{ userId: 'ana', accessToken: 'a-new', refreshToken: 'r-new' }])
})

it('is done when the server no longer knows the session', async () => {
  keepSignOut(sessionOf('ana'))
  answers = { '/auth/v1/logout': refused(403), '/auth/v1/token': refused(400) }
  expect(await finish()).toBe(1)
  expect(pendingSignOuts()).toEqual([])
})

it('ends only the old session when the same account is signed in here again', async () => {
  keepSignOut(sessionOf('ana'))
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionOf('ana'), refresh_token: 'r-later' }))
  answers = { '/auth/v1/logout': ended }
  expect(await finish()).toBe(1)
  expect(sent).toEqual(['/auth/v1/logout?scope=local Bearer a-ana'])
  expect(localStorage.getItem(SESSION_KEY)).toContain('r-later')
})

it.each(['no json', '7', '[7,{"userId":"ana"}]'])('ignores stored text that is not a sign-out: %s', async (text) => {
  localStorage.setItem(PENDING_KEY, text)
  expect(await finish()).toBe(0)
  expect(sent).toEqual([])
})
