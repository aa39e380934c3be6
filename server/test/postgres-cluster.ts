/** One Postgres for the whole test run; each suite gets a database of its own, copied from a migrated template. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { startEmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { createPostgresDb } from '../src/database/postgres-db.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest merges this interface
  export interface ProvidedContext {
    postgresSocket: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-test-'))
  const postgres = await startEmbeddedPostgres(folder)
  const admin = createPostgresDb({ host: postgres.socketDir, user: 'postgres', database: 'postgres' })
  await admin.script('create database app_template')
  const template = createPostgresDb({ host: postgres.socketDir, user: 'postgres', database: 'app_template' })
  await migrate(template, join(import.meta.dirname, '../../database'))
  await template.close()
  await admin.close()
  project.provide('postgresSocket', postgres.socketDir)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
