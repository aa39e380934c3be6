import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { cutListeners } from '../../test/cut-connections.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { watchEndedSessions } from './ended-sessions.ts'

const SESSION = '0b7d6f1e-4a52-4a3c-9d0f-2f6a1c9b8e77'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('knows an ended session whose notification has not arrived yet, after catching up', async () => {
  const deaf = { ...server.db, listen: async () => async () => undefined }
  const ended = await watchEndedSessions(deaf, Date.now)
  await server.db.query('insert into server.ended_sessions (session_id) values ($1)', [SESSION])
  expect(ended.has(SESSION)).toBe(false)
  await ended.catchUp()
  expect(ended.has(SESSION)).toBe(true)
})

it('knows an ended session whose notification was lost with the connection, after the reconnect', async () => {
  // The clock stands still, so that the list is not reloaded because of its age.
  const startedAt = Date.now()
  const ended = await watchEndedSessions(server.db, () => startedAt)
  const sessionId = randomUUID()
  await server.db.query('insert into server.ended_sessions (session_id) values ($1)', [sessionId])
  expect(ended.has(sessionId)).toBe(false)
  await cutListeners(server.db)
  await expect.poll(() => ended.has(sessionId)).toBe(true)
})
