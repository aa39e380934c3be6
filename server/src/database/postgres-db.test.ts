import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { freshPostgresDatabase } from '../../test/test-database.ts'
import { DbError, DbUnavailable } from './db-error.ts'
import type { Db, DbCaller, Queryable } from './db.ts'
import { createPostgresDb } from './postgres-db.ts'

const USER: DbCaller = {
  role: 'authenticated',
  claims: '{"sub":"01234567-89ab-4cde-8f01-23456789abcd","role":"authenticated"}',
}

async function sleepTooLong(tx: Queryable): Promise<void> {
  await tx.query(`set local statement_timeout = '50ms'`)
  await tx.query('select pg_sleep(5)')
}

describe('Postgres', () => {
  let db: Db
  let connection: Awaited<ReturnType<typeof freshPostgresDatabase>>
  beforeAll(async () => {
    connection = await freshPostgresDatabase()
    // Two connections, so that state left by one request would reach the next.
    db = createPostgresDb(connection, { poolSize: 2 })
    await db.script(`create table public.notes (id int primary key deferrable initially deferred, body text);
      grant all on public.notes to authenticated`)
  })
  afterAll(() => db.close())

  const terminate = `select pg_terminate_backend(pg_backend_pid())`
  const failures: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a syntax error', () => db.runAs(USER, { text: 'selec 1' })],
    ['a value of the wrong type', () => db.runAs(USER, { text: 'select $1::int', values: ['x'] })],
    ['a missing value', () => db.runAs(USER, { text: 'select $1::int, $2::int', values: ['1'] })],
    ['a refused table', () => db.runAs(USER, { text: 'select * from auth.users' })],
    ['a constraint that fails at the commit', () => db.runAs(USER, { text: `insert into notes values (1), (1)` })],
    ['a statement timeout', () => db.transaction((tx) => sleepTooLong(tx), USER)],
    ['a setting for the session', () => db.runAs(USER, { text: `select set_config('role', 'anon', false), 1 / 0` })],
    [
      'a refusal by the caller',
      () =>
        db.runAs(USER, { text: 'select 1' }, () => {
          throw new Error('no')
        }),
    ],
    ['an error inside a transaction', () => db.transaction((tx) => tx.query('select 1 / 0'), USER)],
    ['an error that the work swallowed', () => db.transaction((tx) => tx.query('select 1 / 0').catch(() => []), USER)],
    ['work that throws', () => db.transaction(() => Promise.reject(new Error('no')), USER)],
    [
      'a connection cut in a statement',
      () =>
        db
          .transaction((tx) => tx.query(terminate), USER)
          .catch(() => {
            throw new Error('cut')
          }),
    ],
  ]
  it.each(failures)('leaves no role, claim or transaction behind after %s', async (_, fail) => {
    await expect(fail()).rejects.toThrow()
    const probe = `select current_user::text as who, coalesce(current_setting('request.jwt.claims', true), '') as claims,
      pg_current_xact_id_if_assigned() is null as fresh`
    const answers = await Promise.all(Array.from({ length: 8 }, () => db.query(probe)))
    expect(new Set(answers.map((rows) => JSON.stringify(rows)))).toEqual(
      new Set(['[{"who":"postgres","claims":"","fresh":true}]']),
    )
    expect(await db.query('select * from notes')).toEqual([])
  })

  it.each([
    ['53100', 'disk-full'],
    ['53200', 'overloaded'],
    ['53300', 'overloaded'],
    ['57P01', 'unreachable'],
    ['57P03', 'unreachable'],
    ['08006', 'unreachable'],
  ])('reports SQLSTATE %s as unavailable: %s', async (code, reason) => {
    const error = await db
      .query(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`)
      .catch((e: unknown) => e)
    expect(error).toBeInstanceOf(DbUnavailable)
    expect(error).toMatchObject({ reason })
  })

  it('distinguishes a standby from a read-only request', async () => {
    await db.script(`alter database ${connection.database} set default_transaction_read_only = on`)
    const standby = createPostgresDb(connection)
    const insert = { text: 'insert into notes values (7) returning id' }
    await expect(standby.runAs(USER, insert)).rejects.toMatchObject({ name: 'DbUnavailable', reason: 'read-only' })
    await expect(standby.runAs({ ...USER, readOnly: true }, insert)).rejects.toMatchObject({ code: '25006' })
    await standby.close()
    await db.script(
      `begin read write; alter database ${connection.database} reset default_transaction_read_only; commit`,
    )
  })

  it('keeps answering when a table whose plan is prepared changes', async () => {
    const read = (): Promise<unknown> => db.runAs(USER, { text: 'select * from changing', isRepeated: true })
    await db.script(
      'create table public.changing (a int); insert into changing values (1); grant all on changing to authenticated',
    )
    await Promise.all([read(), read(), read()])
    await db.script('alter table public.changing add column b int')
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill([{ a: 1, b: null }]))
  })

  it('keeps a bounded number of plans per connection, whatever clients ask', async () => {
    const single = createPostgresDb(connection, { poolSize: 1 })
    for (let n = 0; n < 600; n += 1) {
      expect(await single.runAs(USER, { text: `select ${n} as n`, isRepeated: true })).toEqual([{ n }])
    }
    const [row] = await single.query<{ n: number }>('select count(*) as n from pg_prepared_statements')
    expect(row?.n).toBeLessThanOrEqual(257)
    await single.close()
  })

  it('cuts off a statement that runs too long, and the connection stays good', async () => {
    const error = await db.transaction((tx) => sleepTooLong(tx), USER).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(DbError)
    expect(error).toMatchObject({ code: '57014' })
  })

  it('cuts off a visitor sooner than the operator, also within one round trip', async () => {
    const [visitor, operator] = await Promise.allSettled([
      db.runAs(USER, { text: 'select pg_sleep(3.8)' }),
      db.runAs({ ...USER, role: 'service_role' }, { text: 'select pg_sleep(3.8)' }),
    ])
    expect(visitor).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
    expect(operator.status).toBe('fulfilled')
    const [after] = await db.query<{ timeout: string }>(`select current_setting('statement_timeout') as timeout`)
    expect(after?.timeout).toBe('15s')
  })

  it('reports when the backend of a closed connection has ended', async () => {
    const impatient = createPostgresDb(connection, { poolSize: 1, silenceMs: 200 })
    const error = await impatient.query('select pg_sleep(2), 4711').catch((e: unknown) => e)
    const isBusy = async () =>
      (await db.query(`select from pg_stat_activity where query like '%4711' and state = 'active'`)).length > 0
    expect(error).toBeInstanceOf(DbUnavailable)
    expect(await isBusy()).toBe(true)
    await (error as DbUnavailable).backendGone
    expect(await isBusy()).toBe(false)
    await impatient.close()
  })

  it('refuses instead of waiting when every connection is taken', async () => {
    const holders = [0, 1].map(() => db.query('select pg_sleep(8)').then(() => 'free'))
    const third = db.query('select 1').catch((error: unknown) => error)
    expect(await Promise.race([third, ...holders])).toBeInstanceOf(DbUnavailable)
    await Promise.all(holders)
  })
})
