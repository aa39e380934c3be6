import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ENGINES, openTestDatabase } from '../../test/test-database.ts'
import { DbError } from './db-error.ts'
import type { Db } from './db.ts'

const ANON = { role: 'anon', claims: '{"role":"anon"}' }

describe.each(ENGINES)('Db on %s', (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await db.script(`create table public.notes (id int primary key, body text); alter table public.notes enable row level security;
      create policy everyone_reads on public.notes for select using (true);
      create policy everyone_writes on public.notes for insert with check (true)`)
  })
  afterAll(() => db.close())

  it('converts values the same way', async () => {
    const [row] = await db.query(
      `select true as b, 5::int4 as i, 5::int8 as l, 1.5::float8 as f, '{"a":[1]}'::jsonb as j, $1::uuid as u,
        '2026-05-01T10:00:00.25Z'::timestamptz as t, '2026-05-01'::date as d, $2::text[] as a, 12.50::numeric as n`,
      ['01234567-89ab-4cde-8f01-23456789abcd', ['x,"y"', 'z']],
    )
    expect(row).toEqual({
      b: true,
      i: 5,
      l: 5,
      f: 1.5,
      j: { a: [1] },
      u: '01234567-89ab-4cde-8f01-23456789abcd',
      t: '2026-05-01T10:00:00.25Z',
      d: '2026-05-01',
      a: String.raw`{"x,\"y\"",z}`,
      n: '12.50',
    })
  })

  it('runs as the role for one statement only', async () => {
    const rows = await db.runAs(ANON, { text: 'select current_user::text as who, auth.role() as role' })
    expect(rows).toEqual([{ who: 'anon', role: 'anon' }])
    expect(await db.query('select current_user::text as who')).toEqual([{ who: 'postgres' }])
  })

  it('forgets the role after an error too', async () => {
    const denied = db.runAs(ANON, { text: 'select * from server.api_keys' })
    await expect(denied).rejects.toMatchObject({ code: '42501' })
    await expect(denied).rejects.toBeInstanceOf(DbError)
    const answers = await Promise.all(Array.from({ length: 20 }, () => db.query('select current_user::text as who')))
    expect(new Set(answers.map(([row]) => row?.['who']))).toEqual(new Set(['postgres']))
  })

  it('rolls back what the caller of runAs does not accept', async () => {
    const insert = { text: 'insert into notes values (1, $1) returning id', values: ['a'] }
    expect(await db.runAs(ANON, insert, (rows) => rows.length === 2)).toEqual([{ id: 1 }])
    expect(await db.query('select * from notes')).toEqual([])
    await db.runAs(ANON, insert, (rows) => rows.length === 1)
    expect(await db.query('select * from notes')).toEqual([{ id: 1, body: 'a' }])
  })

  it('rolls back a transaction that throws', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query(`insert into notes values (9, 'x')`)
      await tx.query('insert into notes values (9, $1)', ['y'])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
    expect(await db.query('select 1 from notes where id = 9')).toEqual([])
  })

  it('does not commit after an error that the work swallowed', async () => {
    const careless = db.transaction(async (tx) => {
      await tx.query(`insert into notes values (8, 'x')`)
      await tx.query('select 1 / 0').catch(() => [])
    })
    await expect(careless).rejects.toThrow('a statement had failed')
    expect(await db.query('select 1 from notes where id = 8')).toEqual([])
  })

  it('rethrows the error of the work, even if it sounds like a lost connection', async () => {
    const own = Object.assign(new Error('account closed'), { code: 'EXPIRED' })
    await expect(db.transaction(() => Promise.reject(own))).rejects.toBe(own)
  })

  it('runs a script inside a transaction, all of it or nothing', async () => {
    const broken = db.transaction((tx) => tx.script(`insert into notes values (5, 'x'); select 1 / 0`))
    await expect(broken).rejects.toMatchObject({ code: '22012' })
    expect(await db.query('select 1 from notes where id = 5')).toEqual([])
  })

  it('reports a database without writes as unavailable, but not for a request that needs only reads', async () => {
    const refused = db.transaction(async (tx) => {
      await tx.query('set transaction read only')
      await tx.query(`insert into notes values (6, 'x')`)
    })
    await expect(refused).rejects.toMatchObject({ name: 'DbUnavailable', reason: 'read-only' })
  })

  it('refuses writes in a read-only call', async () => {
    const write = db.runAs({ ...ANON, readOnly: true }, { text: `insert into notes values (3, 'x')` })
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })

  it('reads a table that changed after its plan was prepared', async () => {
    await db.script('create table public.changing (a int); insert into changing values (1)')
    const read = () => db.query('select * from changing')
    expect(await read()).toEqual([{ a: 1 }])
    expect(await read()).toEqual([{ a: 1 }])
    await db.script(`alter table changing add column b text default 'new'`)
    const answers = await Promise.all([read(), read(), read()])
    expect(answers).toEqual([[{ a: 1, b: 'new' }], [{ a: 1, b: 'new' }], [{ a: 1, b: 'new' }]])
  })

  it('keeps single statements out of an open transaction', async () => {
    let outside: ReturnType<Db['query']> | undefined
    await db.transaction(async (tx) => {
      await tx.query(`insert into changing values (2, 'inside')`)
      outside = db.query('select 1 from changing where a = 2')
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.query('delete from changing where a = 2')
    })
    expect(await outside).toEqual([])
  })

  it('gives the connection back when a value cannot be written', async () => {
    const endless: Record<string, unknown> = {}
    endless['self'] = endless
    const tries = Array.from({ length: 12 }, () =>
      db.query('select $1::jsonb', [endless]).catch((error: Error) => error),
    )
    expect((await Promise.all(tries)).every((error) => error instanceof TypeError)).toBe(true)
    await expect(db.runAs(ANON, { text: 'select $1::jsonb', values: [endless] })).rejects.toThrow(TypeError)
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('delivers notifications', async () => {
    const { promise: heard, resolve } = Promise.withResolvers<string>()
    await db.listen('news', resolve)
    await db.query(`select pg_notify('news', $1)`, ['hello'])
    expect(await heard).toBe('hello')
  })
})
