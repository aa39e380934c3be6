/** One reader whose rows take long to read must not hold up the events of others. */
import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createInbox, openWire, subscribe } from '../../test/realtime-clients.ts'
import { createTraveller, startRealtimeServer, type RealtimeServer } from '../../test/realtime-server.ts'

type Change = RealtimePostgresChangesPayload<{ id: number }>
type System = { readonly status: string; readonly message: string }

/** A caller named in `slow_reader` waits for a lock before they may see a row. */
const TABLES = `
  create table public.slow_reader (id uuid);
  create function public.may_read() returns boolean language plpgsql security definer as $$
  begin
    if auth.uid() in (select id from public.slow_reader) then perform pg_advisory_xact_lock_shared(43); end if;
    return true;
  end $$;
  create table public.events (id int primary key, body text default '');
  alter table public.events enable row level security;
  create policy readable on public.events for select using ((select public.may_read()));
  grant select on public.events to anon, authenticated;
  create table public.pages (id int primary key, body text);
  grant select on public.pages to anon, authenticated;
  alter publication supabase_realtime add table public.events, public.pages;
`

let server: RealtimeServer
const open: SupabaseClient[] = []
beforeAll(async () => {
  server = await startRealtimeServer()
  await server.db.script(TABLES)
})
afterAll(async () => {
  for (const client of open) void client.realtime.disconnect()
  await server.stop()
})

async function follow(token: string | undefined, table: string, filter?: string) {
  const changes = createInbox<Change>()
  const system = createInbox<System>()
  const client = server.client(token)
  open.push(client)
  if (token !== undefined) await client.realtime.setAuth()
  const channel = client.channel(`${table}-${open.length}`)
  const wanted = { event: 'INSERT', schema: 'public', table, ...(filter && { filter }) }
  channel.on('postgres_changes' as never, wanted as never, changes.add as never)
  channel.on('system', {}, system.add)
  await subscribe(channel)
  return { system, next: (id: number) => changes.until((change) => (change.new as { id?: number }).id === id) }
}

const add = (table: string, id: number, body = '') =>
  server.db.query(`insert into public.${table} (id, body) values ($1, $2)`, [id, body])

it('delivers the next change while another reader still waits for the one before', async () => {
  const [ann, ben] = await Promise.all([createTraveller(server), createTraveller(server)])
  await server.db.query('insert into public.slow_reader values ($1)', [ben.id])
  const [quick] = await Promise.all([follow(ann.token, 'events'), follow(ben.token, 'events')])
  await server.db.transaction(async (tx) => {
    const waits = () =>
      tx.query("select waitstart::text from pg_locks where locktype = 'advisory' and objid = 43 and not granted")
    await tx.query('select pg_advisory_xact_lock(43)')
    await add('events', 1)
    await quick.next(1)
    await expect.poll(waits).toHaveLength(1)
    const before = await waits()
    await add('events', 2)
    await quick.next(2)
    expect(await waits()).toEqual(before)
  })
})

it('ends a subscription whose filter takes too long, and keeps the others of that table', async () => {
  const [ann, ben] = await Promise.all([createTraveller(server), createTraveller(server)])
  await server.db.query('insert into public.slow_reader values ($1)', [ben.id])
  const plain = await follow(ann.token, 'events')
  const good = await follow(ann.token, 'events', 'body=match.^short')
  const slow = await follow(ben.token, 'events', 'body=match.^short')
  await server.db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(43)')
    await add('events', 3, 'short')
    expect(await slow.system.until(({ status }) => status === 'error')).toMatchObject({
      message: 'The subscription was ended because its filter takes too long',
    })
    await Promise.all([plain.next(3), good.next(3)])
  })
})

it('refuses at join a filter that Postgres would refuse at the first change', async () => {
  const wire = await openWire(server.socket())
  const join = async (ref: string, filter: string): Promise<unknown> => {
    const changes = [{ event: 'INSERT', schema: 'public', table: 'pages', filter }]
    const config = { postgres_changes: changes, postgres_changes_options: { wait: true } }
    wire.say(ref, ref, `realtime:${ref}`, 'phx_join', { config })
    return (await wire.reply(ref))[4]
  }
  const refusedBecause = (reason: RegExp) => ({
    status: 'error',
    response: { reason: expect.stringMatching(reason) as string },
  })
  expect(await join('1', 'body=match.((a{1,200}){1,200}b)')).toMatchObject(refusedBecause(/counted repetitions/))
  expect(await join('2', 'body=imatch."([[:alpha:]]{1,250}){1,40}q"')).toMatchObject(refusedBecause(/counted/))
  expect(await join('3', 'body=match.[[:nonsense:]]')).toMatchObject(refusedBecause(/invalid character class/))
  expect(await join('4', 'body=match.^a')).toMatchObject({ status: 'ok' })
  wire.raw.close()
})
