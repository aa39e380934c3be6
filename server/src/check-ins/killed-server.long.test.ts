/** The promise of the timer: the alarm goes out although the server was killed while it ran. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { afterEach, expect, inject, it } from 'vitest'

import { freshPostgresDatabase } from '../../test/test-database.ts'
import { addTravellers } from '../../test/travellers.ts'
import type { Db } from '../database/db.ts'
import { createPostgresDb } from '../database/postgres-db.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const PATIENT_MS = 120_000
/** Until the clock of the jobs has gone round once. */
const ALARM_MS = 180_000
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

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Due in a few seconds, with a contact who has agreed. */
async function startTimer(db: Db): Promise<void> {
  const user = randomUUID()
  await addTravellers(db, { [user]: 'ana@example.com' })
  await db.query(
    `with rui as (insert into public.safety_contacts (user_id, name, email, state, token_hash)
       values ($1, 'Rui', 'rui@example.com', 'accepted', repeat('a', 64)) returning id)
     insert into public.check_ins (user_id, contact_id, due_at) select $1, id, now() + interval '3 seconds' from rui`,
    [user],
  )
}

const mailsIn = (db: Db) =>
  db.query<{ kind: string }>(
    `select message ->> 'kind' as kind from server.mailbox where message ->> 'to' = 'rui@example.com'`,
  )

it(
  'sends the alarm after the server was killed and started again',
  { timeout: 3 * PATIENT_MS + ALARM_MS },
  async () => {
    const connection = await freshPostgresDatabase()
    const host = encodeURIComponent(inject('postgresSocket'))
    const url = `postgres://postgres@localhost/${connection.database}?host=${host}`
    const db = createPostgresDb(connection)
    const first = await startServer(url)
    await startTimer(db)
    await kill(first)
    // It is due while no server runs.
    await expect
      .poll(() => db.query('select from public.check_ins where due_at < now()'), { timeout: 10_000 })
      .toHaveLength(1)
    expect(await mailsIn(db)).toEqual([])

    const second = await startServer(url)
    await expect.poll(() => mailsIn(db), { timeout: ALARM_MS, interval: 1_000 }).toEqual([{ kind: 'safety-alarm' }])
    await kill(second)
    await db.close()
  },
)
