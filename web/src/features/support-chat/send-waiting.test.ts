// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { changeGuest, readGuest, takeTokenFromHash } from './guest-store.ts'
import { sendWaiting } from './send-waiting.ts'

type Answer = { readonly id: string } | { readonly kind: 'refused'; readonly code: string; readonly message: string }

const ask = vi.hoisted(() =>
  vi.fn<(config: object, name: string, body: { id: string; who: object }) => Promise<Answer>>(),
)
vi.mock('../../entities/support/ask-support.ts', () => ({ ask }))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const TOKEN = 'T'.repeat(43)
const message = (id: string) => ({ id, body: id, files: [], at: '2026-11-19T12:00:00Z', problem: null })
const sent = () => ask.mock.calls.map(([, , { id }]) => id)
const waiting = () => readGuest()?.waiting.map(({ id, problem }) => [id, problem])

beforeEach(() => {
  ask.mockReset()
  localStorage.clear()
  changeGuest(() => ({ token: TOKEN, waiting: [message('a'), message('b')] }))
})

it('sends in order with the token, and forgets what was stored', async () => {
  ask.mockImplementation(async (_config, _name, { id }) => ({ id }))
  expect(await sendWaiting(CONFIG, () => undefined)).toBe(false)
  expect(sent()).toEqual(['a', 'b'])
  expect(ask.mock.calls[0]?.[2].who).toEqual({ token: TOKEN })
  expect(waiting()).toEqual([])
})

it.each(['', 'over_request_rate_limit'])(
  'keeps everything for later after %j, and sends the same id again',
  async (code) => {
    ask.mockResolvedValueOnce({ kind: 'refused', code, message: 'later' })
    expect(await sendWaiting(CONFIG, () => undefined)).toBe(true)
    expect(waiting()).toEqual([
      ['a', null],
      ['b', null],
    ])
    ask.mockImplementation(async (_config, _name, { id }) => ({ id }))
    await sendWaiting(CONFIG, () => undefined)
    expect(sent()).toEqual(['a', 'a', 'b'])
  },
)

it('shows why one was refused, and sends the next', async () => {
  ask.mockResolvedValueOnce({ kind: 'refused', code: 'support_full', message: 'Begin a new one' })
  ask.mockResolvedValueOnce({ id: 'b' })
  expect(await sendWaiting(CONFIG, () => undefined)).toBe(false)
  expect(waiting()).toEqual([['a', 'Begin a new one']])
})

it('takes the key from the link of a mail out of the address bar', () => {
  history.replaceState(null, '', `/chat-with-us?person=1#${'N'.repeat(43)}`)
  takeTokenFromHash()
  expect(location.href).not.toContain('NNN')
  expect(readGuest()).toEqual({ token: 'N'.repeat(43), waiting: [] })
})
