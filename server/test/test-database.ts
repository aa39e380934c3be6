import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { inject } from 'vitest'

import type { Db } from '../src/database/db.ts'
import { createPgliteDb } from '../src/database/pglite-db.ts'
import { createPostgresDb } from '../src/database/postgres-db.ts'
import { loadPgliteTemplate } from './pglite-template.ts'

export const ENGINES = ['postgres', 'pglite'] as const
export const DATABASE_DIR = join(import.meta.dirname, '../../database')

/** A migrated database for one test, without a server. */
export async function openTestDatabase(engine: (typeof ENGINES)[number] = 'postgres'): Promise<Db> {
  if (engine === 'postgres') return freshPostgresDb()
  return createPgliteDb({ dataDir: 'memory://', loadDataDir: await loadPgliteTemplate(DATABASE_DIR) })
}

/** A copy of the migrated template, on the one Postgres of the test run. */
export async function freshPostgresDb(): Promise<Db> {
  return createPostgresDb(await freshPostgresDatabase())
}

type Connection = { readonly host: string; readonly user: string; readonly database: string }

export async function freshPostgresDatabase(template = 'app_template'): Promise<Connection> {
  const host = inject('postgresSocket')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = createPostgresDb({ host, user: 'postgres', database: 'postgres' }, { poolSize: 1 })
  await admin.script(`create database ${name} template ${template}`)
  await admin.close()
  return { host, user: 'postgres', database: name }
}
