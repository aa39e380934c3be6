import { setTimeout as sleep } from 'node:timers/promises'

import type { Log } from '../logging/log.ts'
import { DbUnavailable } from './db-error.ts'
import type { Db } from './db.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { createPostgresDb } from './postgres-db.ts'

/** A database that starts together with the server may take a moment longer. */
const WAIT_MS = 30_000
const RETRY_MS = 500

export async function openExternal(connectionString: string, log: Log): Promise<OpenedDatabase> {
  const onIdleError = (error: Error): void => log.warn({ reason: error.message }, 'A database connection was lost')
  const db = createPostgresDb({ connectionString }, { onIdleError })
  const { host, pathname } = new URL(connectionString)
  // Never the whole address: it contains the password.
  const place = `${host}${pathname}`
  try {
    await waitForAnswer(db, place, log)
  } catch (error) {
    await db.close()
    throw new Error(`DATABASE_URL: no connection to ${place}: ${reasonOf(error)}`, { cause: error })
  }
  return { db, description: `Postgres at ${place}`, close: () => db.close() }
}

async function waitForAnswer(db: Db, place: string, log: Log): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.query('select 1')
      return
    } catch (error) {
      if (!isWorthWaitingFor(error) || Date.now() > deadline) throw error
      if (attempt === 1) log.warn({ reason: reasonOf(error) }, `Waiting for the database at ${place}`)
      await sleep(RETRY_MS)
    }
  }
}

/** A refused connection or a server that is starting up; not a wrong password or an unknown name. */
function isWorthWaitingFor(error: unknown): boolean {
  if (!(error instanceof DbUnavailable)) return false
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^(?:57P03|53300|ECONNREFUSED|ECONNRESET|ENOENT|EAI_AGAIN)$/.test(code)
}

function reasonOf(error: unknown): string {
  const root = error instanceof DbUnavailable ? error.cause : error
  if (root instanceof AggregateError) return String(root.errors[0])
  return root instanceof Error ? root.message : String(root)
}
