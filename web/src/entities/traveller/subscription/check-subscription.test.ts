import { beforeEach, expect, it, vi } from 'vitest'

import { checkSubscription } from './check-subscription.ts'
import { FREE } from './subscription-state.ts'

const invoke = vi.hoisted(() => vi.fn())
const auth = vi.hoisted(() => ({ getSession: vi.fn(), refreshSession: vi.fn() }))
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ auth, functions: { invoke } }) }))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const PAID = { ...FREE, subscribed: true, subscription_tier: 'Jetsetter' }
const answers = (data: unknown) => ({ data, error: null, response: Response.json(data) })
const refuses = (status: number, body: unknown) => ({
  data: null,
  error: new Error('non-2xx'),
  response: Response.json(body, { status }),
})
const AUTH_ERROR = refuses(401, {
  error: { code: 'not_signed_in', message: 'Authentication error: please sign in again' },
})

beforeEach(() => {
  invoke.mockReset()
  auth.getSession.mockResolvedValue({ data: { session: {} } })
  auth.refreshSession.mockReset().mockResolvedValue({ data: {}, error: null })
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

it('returns the answer', async () => {
  invoke.mockResolvedValueOnce(answers(PAID))
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'answered', answer: PAID })
  expect(auth.refreshSession).not.toHaveBeenCalled()
})

it.each([
  ['?checkout=success&session_id=cs_1', { session_id: 'cs_1' }],
  ['?checkout=cancelled&session_id=cs_1', {}],
  ['', {}],
])('sends the checkout from which the traveller returned: %j', async (search, body) => {
  vi.stubGlobal('location', { search })
  invoke.mockResolvedValueOnce(answers(PAID))
  await checkSubscription(CONFIG)
  expect(invoke).toHaveBeenCalledWith('check-subscription', { body, timeout: 10_000 })
  vi.unstubAllGlobals()
})

it('ignores data beside an error', async () => {
  invoke.mockResolvedValueOnce(answers({ ...FREE, error: 'The provider is away' }))
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'failed', message: 'The provider is away' })
})

it('refreshes a missing session first', async () => {
  auth.getSession.mockResolvedValue({ data: { session: null } })
  invoke.mockResolvedValueOnce(answers(PAID))
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'answered', answer: PAID })
  expect(auth.refreshSession).toHaveBeenCalledTimes(1)
})

it('refreshes and retries once after "Authentication error", as a status or as a field', async () => {
  for (const refusal of [AUTH_ERROR, answers({ error: 'Authentication error: token is expired' })]) {
    invoke.mockReset().mockResolvedValueOnce(refusal).mockResolvedValueOnce(answers(PAID))
    expect(await checkSubscription(CONFIG)).toEqual({ kind: 'answered', answer: PAID })
    expect(invoke).toHaveBeenCalledTimes(2)
  }
})

it('is silently free when that does not help', async () => {
  invoke.mockImplementation(async () => refuses(401, {}))
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'answered', answer: FREE })
  expect(invoke).toHaveBeenCalledTimes(2)
  auth.refreshSession.mockResolvedValue({ data: {}, error: new Error('gone') })
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'answered', answer: FREE })
})

it('passes other errors on with their message', async () => {
  invoke.mockResolvedValueOnce(refuses(503, { error: { message: 'The service is restarting' } }))
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'failed', message: 'The service is restarting' })
  invoke.mockResolvedValueOnce({ data: null, error: new Error('Failed to fetch'), response: undefined })
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'failed', message: '' })
})

it('is free without an error when something throws', async () => {
  invoke.mockRejectedValueOnce(new TypeError('broken'))
  expect(await checkSubscription(CONFIG)).toEqual({ kind: 'answered', answer: FREE })
})
