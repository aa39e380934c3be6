/** One Postgres for the whole test run; each suite gets its own database, copied from a migrated template. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { clusterFolder } from '../src/database/embedded/cluster-folder.ts'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { createPostgresDb } from '../src/database/postgres-db.ts'
import { createLog } from '../src/logging/log.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest merges this interface
  export interface ProvidedContext {
    postgresSocket: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-test-'))
  // Postgres runs as another user when the tests run as root.
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres(clusterFolder(folder), createLog('error'))
  const admin = createPostgresDb(postgres.connection)
  await admin.script('create database app_template')
  const template = createPostgresDb({ ...postgres.connection, database: 'app_template' })
  await migrate(template, join(import.meta.dirname, '../../database'))
  await template.close()
  await admin.close()
  project.provide('postgresSocket', postgres.folder.socket)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
