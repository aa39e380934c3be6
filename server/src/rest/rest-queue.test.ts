import { expect, it } from 'vitest'

import { DbUnavailable } from '../database/db-error.ts'
import type { Caller } from '../identity/caller.ts'
import { CONNECTIONS_PER_ACCOUNT } from './rest-limits.ts'
import { createRestQueue } from './rest-queue.ts'

const ANN = { role: 'authenticated', userId: 'ann' } as Caller
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('keeps the place of a request that was cut off until its database backend is gone', async () => {
  const queue = createRestQueue()
  const { promise: backendGone, resolve: endBackend } = Promise.withResolvers<void>()
  const cutOff = () => Promise.reject(new DbUnavailable(new Error('timeout exceeded'), 'unreachable', backendGone))
  const answers = await Promise.allSettled(
    Array.from({ length: CONNECTIONS_PER_ACCOUNT }, () => queue.run(ANN, 'address', cutOff)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(CONNECTIONS_PER_ACCOUNT).fill('rejected'))
  let hasRun = false
  const next = queue.run(ANN, 'address', async () => {
    hasRun = true
  })
  await nextTurn()
  expect(hasRun).toBe(false)
  endBackend()
  await next
  expect(hasRun).toBe(true)
})
