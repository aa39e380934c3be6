import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, subscribe } from '../../../test/realtime-clients.ts'
import { createTraveller, startRealtimeServer, tokenFor, type RealtimeServer } from '../../../test/realtime-server.ts'

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>
type Filter = { event?: string; schema?: string; table?: string; filter?: string; select?: string[] }
type System = { readonly extension: string; readonly status: string; readonly message: string }

const TABLES = `
  create table public.notes (
    id bigint primary key generated always as identity, owner uuid, body text, rank int, tags text[] default '{a,b}',
    extra jsonb default '{"deep": [1]}', done boolean default false, price numeric default 1.5,
    at timestamptz default '2026-05-01 10:00:00+00', secret text default 'classified'
  );
  alter table public.notes enable row level security;
  create policy own on public.notes for all to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
  revoke select on public.notes from authenticated;
  grant select (id, owner, body, rank, tags, extra, done, price, at) on public.notes to authenticated;
  create table public.prices (code text, currency text, amount int, primary key (code, currency));
  alter table public.prices replica identity full;
  create table public.unpublished (id int primary key);
  create table public.keyless (id int);
  -- Named like what the statements around them use.
  create table public.letters (r text, k text, t text, n int, primary key (r, k));
  alter table public.letters replica identity full;
  alter publication supabase_realtime add table public.notes, public.prices, public.letters;
`

let server: RealtimeServer
let ann: { id: string; token: string }
let ben: { id: string; token: string }
beforeAll(async () => {
  server = await startRealtimeServer()
  await server.db.script(TABLES)
  ;[ann, ben] = await Promise.all([createTraveller(server), createTraveller(server)])
})
afterAll(() => server.stop())

let open: SupabaseClient[] = []
afterEach(() => {
  for (const client of open) void client.realtime.disconnect()
  open = []
})

let channels = 0
async function follow(token: string | undefined, ...filters: Filter[]) {
  const changes = createInbox<Change>()
  const system = createInbox<System>()
  const client = server.client(token)
  open.push(client)
  if (token !== undefined) await client.realtime.setAuth()
  const channel = client.channel(`changes-${++channels}`, { config: { broadcast: { ack: true } } })
  for (const filter of filters)
    channel.on('postgres_changes' as never, { schema: 'public', ...filter } as never, changes.add as never)
  channel.on('system', {}, system.add)
  await subscribe(channel)
  return { changes, system, client, channel }
}

const write = (sql: string, ...values: (string | number)[]) => server.db.query<{ id: number }>(sql, values)
const addNote = async (owner: string, body: string, rank = 0) =>
  (await write('insert into notes (owner, body, rank) values ($1, $2, $3) returning id', owner, body, rank))[0]?.id ?? 0
const bodyOf = (change: Change) => (change.new as { body?: string }).body

describe('postgres_changes', () => {
  it('reports rows whose columns have the names of our own aliases', async () => {
    const { changes } = await follow(ann.token, { event: '*', table: 'letters' })
    await write(`insert into letters values ('a', 'b', 'c', 1)`)
    expect((await changes.until(({ eventType }) => eventType === 'INSERT')).new).toEqual({
      r: 'a',
      k: 'b',
      t: 'c',
      n: 1,
    })
    await write(`delete from letters where r = 'a'`)
    expect((await changes.until(({ eventType }) => eventType === 'DELETE')).old).toEqual({
      r: 'a',
      k: 'b',
      t: 'c',
      n: 1,
    })
  })

  it('reports when it is subscribed', async () => {
    const { system } = await follow(ann.token, { event: '*', table: 'notes' })
    expect(await system.until(({ extension }) => extension === 'postgres_changes')).toMatchObject({
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
    })
  })

  it('delivers inserts, updates and deletes with typed values and without columns the role may not read', async () => {
    const { changes } = await follow(ann.token, { event: '*', table: 'notes' })
    const id = await addNote(ann.id, 'first')
    const insert = await changes.until((change) => change.eventType === 'INSERT')
    expect(insert).toMatchObject({ schema: 'public', table: 'notes', errors: null, old: {} })
    expect(insert.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(insert.new).toEqual({
      id,
      owner: ann.id,
      body: 'first',
      rank: 0,
      tags: ['a', 'b'],
      extra: { deep: [1] },
      done: false,
      price: 1.5,
      at: '2026-05-01T10:00:00+00:00',
    })
    await write('update notes set done = true where id = $1', id)
    const update = await changes.until((change) => change.eventType === 'UPDATE')
    expect(update).toMatchObject({ new: { id, done: true }, old: { id } })
    await write('delete from notes where id = $1', id)
    const deletion = await changes.until((change) => change.eventType === 'DELETE')
    expect(deletion).toMatchObject({ new: {}, old: { id } })
    expect(Object.keys(deletion.old)).toEqual(['id'])
  })

  it('never reports rows of another traveller, not even their deletion', async () => {
    const [annSees, benSees, nobodySees] = [
      await follow(ann.token, { event: '*', table: 'notes' }),
      await follow(ben.token, { event: '*', table: 'notes' }),
      await follow(undefined, { event: '*', schema: 'public' }),
    ]
    const secret = await addNote(ben.id, 'of ben')
    await write('update notes set rank = 9 where id = $1', secret)
    await write('delete from notes where id = $1', secret)
    await addNote(ann.id, 'marker')
    await write(`insert into prices values ('marker', 'EUR', 1)`)
    await annSees.changes.until((change) => bodyOf(change) === 'marker')
    await nobodySees.changes.until((change) => change.table === 'prices')
    await benSees.changes.until((change) => change.eventType === 'DELETE')
    expect(annSees.changes.all.map(bodyOf)).toEqual(['marker'])
    expect(nobodySees.changes.all.map((change) => change.table)).toEqual(['prices'])
  })

  it('follows a row whose owner changes', async () => {
    const { changes } = await follow(ann.token, { event: 'UPDATE', table: 'notes' })
    const id = await addNote(ben.id, 'given away')
    await write('update notes set owner = $1 where id = $2', ann.id, id)
    expect(await changes.until((change) => bodyOf(change) === 'given away')).toMatchObject({
      new: { id, owner: ann.id },
    })
  })

  it('reports the changes of a transaction once it is committed, and none of one rolled back', async () => {
    const { changes } = await follow(ann.token, { event: '*', table: 'notes' })
    await server.db
      .transaction(async (tx) => {
        await tx.query(`insert into notes (owner, body) values ($1, 'never')`, [ann.id])
        throw new Error('rolled back')
      })
      .catch(() => {})
    await server.db.transaction(async (tx) => {
      await tx.query(`insert into notes (owner, body) values ($1, 'a'), ($1, 'b')`, [ann.id])
      await tx.query(`update notes set rank = rank + 1 where owner = $1 and body = 'a'`, [ann.id])
      await tx.query(`update notes set rank = rank + 1 where owner = $1 and body = 'a'`, [ann.id])
      await tx.query(`insert into notes (owner, body) values ($1, 'end')`, [ann.id])
    })
    await changes.until((change) => bodyOf(change) === 'end')
    expect(changes.all.map((change) => `${change.eventType} ${bodyOf(change)}`)).toEqual([
      'INSERT a',
      'INSERT b',
      'UPDATE a',
      'UPDATE a',
      'INSERT end',
    ])
  })

  it.each([
    ['rank=eq.5', [5]],
    ['rank=neq.5', [1, 9]],
    ['rank=lt.5', [1]],
    ['rank=lte.5', [1, 5]],
    ['rank=gt.5', [9]],
    ['rank=gte.5', [5, 9]],
    ['rank=in.(1,9)', [1, 9]],
    ['rank=not.in.(1,9)', [5]],
    ['rank=gt.1,rank=lt.9', [5]],
    ['body=like.row-%', [1, 5, 9]],
    ['body=ilike.ROW-9', [9]],
    ['body=match.[15]$', [1, 5]],
    ['body=not.imatch.ROW-[15]$', [9]],
    ['body=eq."row-5"', [5]],
    ['done=is.false', [1, 5, 9]],
    ['secondary=eq.1', null],
    ['secret=eq.classified', null],
    ['rank=eq.abc', null],
    ['rank=is.true', null],
  ] as const)('filters %s', async (filter, ranks) => {
    const { changes, system } = await follow(ann.token, { event: 'INSERT', table: 'notes', filter })
    const { status } = await system.until(({ extension }) => extension === 'postgres_changes')
    expect(status).toBe(ranks ? 'ok' : 'error')
    if (!ranks) return
    const all = await follow(ann.token, { event: 'INSERT', table: 'notes' })
    for (const rank of [1, 5, 9]) await addNote(ann.id, `row-${rank}`, rank)
    await all.changes.until((change) => bodyOf(change) === 'row-9')
    await changes.until((change) => (change.new as { rank?: number }).rank === ranks.at(-1))
    expect(changes.all.map((change) => (change.new as { rank?: number }).rank)).toEqual(ranks)
  })

  it('filters deletes by the deleted row', async () => {
    const { changes } = await follow(ann.token, { event: 'DELETE', table: 'notes', filter: 'body=eq.wanted' })
    const [other, wanted] = [await addNote(ann.id, 'other'), await addNote(ann.id, 'wanted')]
    await write('delete from notes where id in ($1, $2)', other, wanted)
    expect(await changes.until(() => true)).toMatchObject({ old: { id: wanted } })
  })

  it('sends the chosen columns and the key', async () => {
    const { changes } = await follow(ann.token, { event: 'INSERT', table: 'notes', select: ['body'] })
    const id = await addNote(ann.id, 'narrow')
    expect((await changes.until((change) => bodyOf(change) === 'narrow')).new).toEqual({ id, body: 'narrow' })
  })

  it('keeps several filters of one channel apart', async () => {
    const { changes, channel } = await follow(
      ann.token,
      { event: 'INSERT', table: 'notes', filter: 'rank=eq.1' },
      { event: 'DELETE', table: 'notes' },
    )
    const id = await addNote(ann.id, 'kept apart', 2)
    await addNote(ann.id, 'hit', 1)
    await write('delete from notes where id = $1', id)
    await changes.until((change) => change.eventType === 'DELETE')
    expect(changes.all.map((change) => change.eventType)).toEqual(['INSERT', 'DELETE'])
    await channel.unsubscribe()
  })

  it('sends the whole former row when the table is set up for it and has no row level security', async () => {
    const { changes } = await follow(undefined, { event: '*', table: 'prices' })
    await write(`insert into prices values ('tea', 'GBP', 3)`)
    await changes.until((change) => change.eventType === 'INSERT')
    await write(`update prices set amount = 4 where code = 'tea'`)
    await changes.until((change) => change.eventType === 'UPDATE')
    await write(`delete from prices where code = 'tea'`)
    const deletion = await changes.until((change) => change.eventType === 'DELETE')
    expect(deletion.old).toEqual({ code: 'tea', currency: 'GBP', amount: 4 })
    expect(changes.all[1]).toMatchObject({ new: { amount: 4 }, old: { amount: 3 } })
  })

  it.each([
    ['a table that is not published', { table: 'unpublished' }],
    ['a table without a primary key', { table: 'keyless' }],
    ['a table that does not exist', { table: 'nothing' }],
    ['a filter that is none', { table: 'notes', filter: 'rank' }],
    ['a column that may not be read', { table: 'notes', select: ['secret'] }],
    ['a name full of tricks', { table: `notes'; drop table notes; --` }],
  ])('refuses %s with a system message, and the channel stays', async (_, filter) => {
    const { system, channel } = await follow(ann.token, { event: '*', ...filter })
    expect(await system.until(({ extension }) => extension === 'postgres_changes')).toMatchObject({ status: 'error' })
    expect(channel.state).toBe('joined')
  })

  it('picks up a table that is published while the server runs', async () => {
    await server.db.script(
      'create table public.late (id int primary key); alter publication supabase_realtime add table late',
    )
    const { changes } = await follow(undefined, { event: '*', table: 'late' })
    await write('insert into late values (1)')
    expect(await changes.until(() => true)).toMatchObject({ new: { id: 1 } })
  })

  it('sends rows that do not fit into a notification', async () => {
    const { changes } = await follow(ann.token, { event: '*', table: 'notes' })
    const id = await addNote(ann.id, 'x'.repeat(30_000))
    await changes.until((change) => change.eventType === 'INSERT')
    await write('delete from notes where id = $1', id)
    await changes.until((change) => change.eventType === 'DELETE')
    expect(bodyOf(changes.all[0] as Change)).toHaveLength(30_000)
  })

  it('keeps order and loses nothing in a burst of a thousand', async () => {
    const readers = await Promise.all(
      [ann, ann, ben].map(({ token }) => follow(token, { event: 'INSERT', table: 'notes' })),
    )
    await write(`insert into notes (owner, body, rank) select $1, 'burst', n from generate_series(1, 1000) n`, ann.id)
    await write(`insert into notes (owner, body) values ($1, 'marker')`, ben.id)
    await readers[2]?.changes.until((change) => bodyOf(change) === 'marker')
    for (const { changes } of readers.slice(0, 2)) {
      await changes.until((change) => (change.new as { rank: number }).rank === 1000)
      expect(changes.all.map((change) => (change.new as { rank: number }).rank)).toEqual(
        Array.from({ length: 1000 }, (_, i) => i + 1),
      )
    }
    expect(readers[2]?.changes.all.map(bodyOf)).toEqual(['marker'])
  })

  it('reads as the new caller once the token has changed', async () => {
    const { changes, client, channel } = await follow(
      undefined,
      { event: 'INSERT', table: 'prices' },
      { event: 'INSERT', table: 'notes' },
    )
    await addNote(ann.id, 'before')
    await client.realtime.setAuth(await tokenFor(server, ann.id))
    // Answered after the token, because messages of one channel are handled in order.
    await channel.send({ type: 'broadcast', event: 'barrier', payload: {} })
    await addNote(ann.id, 'after')
    await changes.until((change) => bodyOf(change) === 'after')
    expect(changes.all.map(bodyOf)).toEqual(['after'])
  })
})
