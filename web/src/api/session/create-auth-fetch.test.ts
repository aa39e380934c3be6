// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createAuthFetch } from './create-auth-fetch.ts'
import { secondsToWait } from './rate-limit-wait.ts'
import { onSessionEnded } from './session-ended.ts'
import { SESSION_KEY } from './session-key.ts'

const TOKEN_URL = 'https://s.example/auth/v1/token?grant_type=refresh_token'
const NOW = Date.parse('2026-11-15T12:00:00Z')
const session = (refresh_token: string) => ({
  access_token: `token of ${refresh_token}`,
  refresh_token,
  expires_in: 3600,
  expires_at: NOW / 1000 + 3600,
  user: { id: 'ana' },
})
const refresh = (token: string) =>
  createAuthFetch()(TOKEN_URL, { method: 'POST', body: JSON.stringify({ refresh_token: token }) })
const store = (token: string) => localStorage.setItem(SESSION_KEY, JSON.stringify(session(token)))

/** One holder at a time, in order; an aborted signal leaves the queue. */
function createLocks() {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
      const turn = Promise.race([
        tail,
        new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      ]).then(work)
      tail = turn.catch(() => undefined)
      return turn
    },
  }
}

let asked: string[] = []
let answer: () => Promise<Response>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  asked = []
  answer = async () => {
    const next = `r${asked.length + 1}`
    // The client stores the session after it has read the answer.
    setTimeout(() => store(next), 50)
    return Response.json(session(next))
  }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(body)
    return answer()
  })
  vi.stubGlobal('navigator', { locks: createLocks() })
  store('r1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('several tabs', () => {
  it('send one request when they refresh at once, and all use the same new session', async () => {
    const answering = Promise.all([refresh('r1'), refresh('r1'), refresh('r1')])
    await vi.advanceTimersByTimeAsync(1000)
    const answers = await answering
    const tokens = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { refresh_token: string }).refresh_token),
    )
    expect(tokens).toEqual(['r2', 'r2', 'r2'])
    expect(asked).toHaveLength(1)
  })

  it('do not wait for ever for a tab that never releases the lock', async () => {
    void navigator.locks.request(
      'sojourn-refresh',
      { signal: new AbortController().signal },
      () => new Promise(() => undefined),
    )
    const answered = refresh('r1')
    await vi.advanceTimersByTimeAsync(5000)
    expect((await answered).ok).toBe(true)
  })

  it('a failed request is not repeated without the lock', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(refresh('r1')).rejects.toThrow('Failed to fetch')
    expect(asked).toHaveLength(1)
  })
})

it('computes the end of the session with this device’s clock', async () => {
  vi.setSystemTime(NOW + 24 * 3_600_000)
  localStorage.clear()
  const body = (await (await refresh('r1')).json()) as Record<string, unknown>
  expect(body).toMatchObject({ refresh_token: 'r2', expires_in: 3600 })
  expect(body).not.toHaveProperty('expires_at')
})

it('stores how long to wait after a refusal', async () => {
  answer = async () =>
    Response.json({ code: 'over_request_rate_limit' }, { status: 429, headers: { 'retry-after': '90' } })
  await refresh('r1')
  expect(secondsToWait()).toBe(90)
  vi.advanceTimersByTime(91_000)
  expect(secondsToWait()).toBeNull()
})

it('reports that the session has ended when it is refused', async () => {
  const ended = vi.fn()
  onSessionEnded(ended)
  answer = async () => Response.json({ code: 'session_not_found' }, { status: 403 })
  await refresh('r1')
  expect(ended).toHaveBeenCalledOnce()
})
