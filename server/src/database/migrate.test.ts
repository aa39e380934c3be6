import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { DATABASE_DIR, freshPostgresDatabase, openTestDatabase } from '../../test/test-database.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { createPostgresDb } from './postgres-db.ts'

const VERSIONS = 'select version from supabase_migrations.schema_migrations order by version'

describe('migrate', () => {
  let db: Db
  let folder: Awaited<ReturnType<typeof makeTempFolder>>
  const file = (name: string): string => join(folder.path, 'supabase/migrations', name)
  const exists = async (table: string): Promise<boolean> => {
    const [row] = await db.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
    return row?.there ?? false
  }
  beforeAll(async () => {
    db = await openTestDatabase()
    folder = await makeTempFolder()
    await cp(DATABASE_DIR, folder.path, { recursive: true })
  })
  afterAll(async () => {
    await db.close()
    await folder[Symbol.asyncDispose]()
  })

  it('writes the history of the official CLI: version, statements, name', async () => {
    const names = await readdir(join(DATABASE_DIR, 'supabase/migrations'))
    const rows = await db.query<{ file: string; statements: number }>(
      `select version || '_' || name || '.sql' as file, cardinality(statements) as statements
        from supabase_migrations.schema_migrations order by version`,
    )
    expect(rows.map((row) => row.file)).toEqual(names.toSorted())
    expect(rows.every((row) => row.statements > 0)).toBe(true)
  })

  it('changes nothing the second time', async () => {
    const before = await db.query(`${VERSIONS}`)
    await migrate(db, DATABASE_DIR)
    expect(await db.query(VERSIONS)).toEqual(before)
  })

  it.each([
    ['a mistake at its end', 'create table public.half (n int); insert into public.half values (1); select nonsense'],
    ['a commit of its own', 'create table public.half (n int); commit; create table public.other (n int)'],
  ])('records nothing in its history for a file with %s, and names the file', async (_, sql) => {
    await writeFile(file('20990101000000_broken.sql'), sql)
    await expect(migrate(db, folder.path)).rejects.toThrow(/^migrations\/20990101000000_broken\.sql/)
    expect(await db.query(`${VERSIONS.replace('order by', `where version = '20990101000000' order by`)}`)).toEqual([])
    await db.script('drop table if exists public.half, public.other')
    await writeFile(file('20990101000000_broken.sql'), 'create table public.half (n int)')
    await migrate(db, folder.path)
    expect(await exists('public.half')).toBe(true)
    await db.script(
      `drop table public.half; delete from supabase_migrations.schema_migrations where version like '2099%'`,
    )
  })

  it('refuses a file whose text changed after it was applied, but not one that was only reformatted', async () => {
    await writeFile(file('20990101000000_broken.sql'), 'create table public.once (n int);')
    await migrate(db, folder.path)
    await writeFile(file('20990101000000_broken.sql'), 'create table public.once\n  (n int)\n;\n')
    await migrate(db, folder.path)
    await writeFile(file('20990101000000_broken.sql'), 'create table public.once (n bigint);')
    await expect(migrate(db, folder.path)).rejects.toThrow('was changed after it had been applied here')
  })
})

describe('several servers that start at once on an empty database', () => {
  it('migrate it once', async () => {
    const connection = await freshPostgresDatabase('template0')
    const servers = Array.from({ length: 4 }, () => createPostgresDb(connection, { poolSize: 2 }))
    await Promise.all(servers.map((db) => migrate(db, DATABASE_DIR)))
    const names = await readdir(join(DATABASE_DIR, 'supabase/migrations'))
    expect(await servers[0]?.query(VERSIONS)).toHaveLength(names.length)
    await Promise.all(servers.map((db) => db.close()))
  })
})

describe('a server killed in the middle of a migration', () => {
  it('leaves nothing of it, and the next start completes it', async () => {
    const connection = await freshPostgresDatabase()
    const db = createPostgresDb(connection)
    await using folder = await makeTempFolder()
    for (const part of ['bootstrap', 'supabase/migrations']) {
      await mkdir(join(folder.path, part), { recursive: true })
      await cp(join(DATABASE_DIR, part), join(folder.path, part), { recursive: true })
    }
    const name = join(folder.path, 'supabase/migrations/20990101000000_slow.sql')
    await writeFile(name, 'create table public.slow (n int); select pg_sleep(2); insert into public.slow values (1)')
    const script = `import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
      import { createPostgresDb } from ${JSON.stringify(join(import.meta.dirname, 'postgres-db.ts'))}
      await migrate(createPostgresDb(${JSON.stringify(connection)}), ${JSON.stringify(folder.path)})`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    const isSleeping = async (): Promise<number> =>
      (
        await db.query(`select from pg_stat_activity where datname = $1 and wait_event = 'PgSleep'`, [
          connection.database,
        ])
      ).length
    await expect.poll(isSleeping, { timeout: 15_000 }).toBe(1)
    child.kill('SIGKILL')

    await migrate(db, folder.path)
    expect(await db.query('select n from public.slow')).toEqual([{ n: 1 }])
    await db.close()
  })
})
