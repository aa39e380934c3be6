/** No answer, and no response time, reveals whether an address has an account. */
import { Worker } from 'node:worker_threads'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { authPolicyOf } from '../auth-policy.ts'
import { BEHIND_PROXY, call, newEmail, PASSWORD, signedInAccount } from '../auth-test-kit.ts'
import type { PasswordJob } from '../passwords/password-thread.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: BEHIND_PROXY })
})
afterAll(() => server.stop())

const knownAndUnknown = async (): Promise<readonly string[]> => [(await signedInAccount(server)).email, newEmail()]

/** The jobs that password threads get meanwhile; a job given to two of them on a busy machine counts once. */
async function passwordJobsDuring(work: () => Promise<Response>): Promise<readonly string[]> {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  await work()
  const jobs = post.mock.calls.map(([job]) => job as PasswordJob).filter(({ kind }) => /^(?:hash|verify)$/.test(kind))
  post.mockRestore()
  return [...new Map(jobs.map(({ id, kind }) => [id, kind])).values()]
}

describe('an account that does not exist', () => {
  it.each([
    ['/signup', PASSWORD, 'hash'],
    ['/token?grant_type=password', 'Wrong-harbour-1', 'verify'],
  ])('%s costs one password hash like any other', async (path, password, job) => {
    for (const email of await knownAndUnknown()) {
      const ask = (): Promise<Response> => call(server, path, { body: { email, password } })
      expect(await passwordJobsDuring(ask)).toEqual([job])
    }
  })

  it.each([
    ['/signup', { password: PASSWORD }, 250],
    ['/recover', {}, 100],
    ['/otp', { create_user: false }, 100],
    ['/resend', { type: 'signup' }, 100],
  ])('%s is answered no sooner than any other', async (path, extra, floorMs) => {
    for (const email of await knownAndUnknown()) {
      const timer = vi.spyOn(globalThis, 'setTimeout')
      const { status } = await call(server, path, { body: { email, ...extra } })
      const waits = timer.mock.calls.map(([, ms]) => ms)
      timer.mockRestore()
      expect(status).toBe(200)
      expect(waits).toContain(floorMs)
    }
  })
})

describe('withMinimumDuration', () => {
  it.each([
    ['an answer', () => Promise.resolve('sent'), 'fulfilled'],
    ['a refusal', () => Promise.reject(new Error('no')), 'rejected'],
  ])('delays %s until the minimum time is over', async (_, work, status) => {
    const timer = vi.spyOn(globalThis, 'setTimeout')
    let isSettled = false
    const policy = authPolicyOf(server.product.platform.settings)
    timer.mockReturnValueOnce(undefined as never)
    const answer = Promise.allSettled([withMinimumDuration({ policy }, 'mail', work())]).finally(
      () => (isSettled = true),
    )
    const [isOver] = timer.mock.calls[0] ?? []
    timer.mockRestore()
    await new Promise(setImmediate)
    expect(isSettled).toBe(false)
    isOver?.()
    expect(await answer).toMatchObject([{ status }])
  })
})
