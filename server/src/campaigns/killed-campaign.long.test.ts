/** Ten thousand recipients, and a server that is killed again and again while it sends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

import { afterEach, expect, inject, it } from 'vitest'

import { freshPostgresDatabase } from '../../test/test-database.ts'
import { createPostgresDb } from '../database/postgres-db.ts'
import { addCampaign, addReaders, outcomeOf } from './campaign-test-kit.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const READERS = 10_000
const PATIENT_MS = 240_000
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function startServer(databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      FEEDS: 'off',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      BOOTSTRAP_OWNER_PASSWORD: 'long-enough-1',
    },
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: PATIENT_MS }).toMatch(/ready at http/)
  return child
}

it('reaches each of ten thousand exactly once', { timeout: 6 * PATIENT_MS }, async () => {
  const connection = await freshPostgresDatabase()
  const host = encodeURIComponent(inject('postgresSocket'))
  const url = `postgres://postgres@localhost/${connection.database}?host=${host}`
  const db = createPostgresDb(connection)
  await addReaders(db, READERS)
  const id = await addCampaign(db)
  const mailsNow = async () => (await outcomeOf(db, id))?.mails ?? 0
  for (const killAfter of [1_000, 4_000, 7_000]) {
    const child = await startServer(url)
    await expect.poll(mailsNow, { timeout: PATIENT_MS, interval: 20 }).toBeGreaterThan(killAfter)
    const ended = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGKILL')
    await ended
    expect(await mailsNow()).toBeLessThan(READERS)
  }
  await startServer(url)
  await expect
    .poll(() => outcomeOf(db, id), { timeout: PATIENT_MS, interval: 500 })
    .toEqual({ mails: READERS, readers: READERS, state: 'sent', open: 0 })
  await db.close()
})
