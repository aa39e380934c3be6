/**
 * Rows and files stay consistent: after any failure there is no row without its file, and every orphaned file is
 * deleted in time.
 */
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import type { StorageApiError } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { sweepOrphanFiles } from './sweep-orphan-files.ts'
import { startStorageServer, type StorageTestServer } from './test/storage-test-server.ts'

let server: StorageTestServer
beforeAll(async () => {
  server = await startStorageServer()
  await server.serviceClient().storage.createBucket('files')
})
afterEach(async () => {
  await server.serviceClient().storage.emptyBucket('files')
  if ((await server.countFiles()) > 0) throw new Error('An empty bucket left files behind')
})
afterAll(() => server.stop())

const files = () => server.serviceClient().storage.from('files')
const countRows = async (): Promise<number> =>
  (await server.db.query<{ n: number }>('select count(*)::int as n from storage.objects'))[0]?.n ?? 0
const statusOf = (error: unknown): string | undefined => (error as StorageApiError | null)?.statusCode

describe('an upload', () => {
  it('refused by the database in the end leaves no file', async () => {
    await server.db.script(`
      create function public.refuse() returns trigger language plpgsql as
        $$ begin if new.metadata ? 'eTag' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse before insert on storage.objects for each row execute function public.refuse()`)
    const { error } = await files().upload('late-refusal', 'x')
    await server.db.script('drop trigger refuse on storage.objects; drop function public.refuse')
    expect(statusOf(error)).toBe('400')
    expect([await countRows(), await server.countFiles()]).toEqual([0, 0])
  })

  it('that breaks off leaves neither row nor file', async () => {
    const { host, port } = new URL(server.url)
    const head = [
      'POST /storage/v1/object/files/broken HTTP/1.1',
      `host: ${host}`,
      `authorization: Bearer ${server.product.platform.apiKeys.service}`,
      'content-type: text/plain',
      'content-length: 1000000',
    ]
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(100_000)}`)
    await wait(150)
    socket.destroy()
    await expect.poll(() => server.countFiles()).toBe(0)
    await expect.poll(() => server.db.query('select 1 from server.unclaimed_files')).toEqual([])
    expect(await countRows()).toBe(0)
  })

  it('repeated to one key at once leaves one row with its own file', async () => {
    const bodies = Array.from({ length: 12 }, (_, i) => `version ${i} `.repeat(1000))
    const uploads = await Promise.all(bodies.map((body) => files().upload('contested', body, { upsert: true })))
    expect(uploads.map(({ error }) => error)).toEqual(bodies.map(() => null))
    const stored = (await (await files().download('contested')).data?.text()) ?? ''
    const { data } = await files().info('contested')
    expect(data?.etag).toBe(`"${createHash('md5').update(stored).digest('hex')}"`)
    expect([await countRows(), await server.countFiles()]).toEqual([1, 1])
  })
})

describe('sweepOrphanFiles', () => {
  it('deletes files that a crash left behind, and only those', async () => {
    await files().upload('kept', 'x')
    const { files: store } = server.product.platform
    const crashed = '00000000-0000-4000-8000-000000000001'
    const running = '00000000-0000-4000-8000-000000000002'
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('orphan')
    }
    for (const version of [crashed, running]) await store.put(version, bytes())
    await server.db.query(
      `insert into server.unclaimed_files values ($1, now() - interval '1 s'), ($2, now() + interval '1 day')`,
      [crashed, running],
    )
    expect(await sweepOrphanFiles(server.product.platform)).toBe(1)
    expect([await store.exists(crashed), await store.exists(running)]).toEqual([false, true])
    expect((await files().download('kept')).error).toBeNull()
    await server.db.query('update server.unclaimed_files set due_at = now()')
    await sweepOrphanFiles(server.product.platform)
  })

  it('never deletes a file that a row refers to', async () => {
    await files().upload('claimed', 'x')
    await server.db.query('insert into server.unclaimed_files select version, now() from storage.objects')
    expect(await sweepOrphanFiles(server.product.platform)).toBe(0)
    expect((await files().download('claimed')).error).toBeNull()
    await server.db.query('delete from server.unclaimed_files')
  })

  it('also finds the files of rows that were deleted by SQL', async () => {
    await files().upload('by-sql', 'x')
    await server.db.query('delete from storage.objects')
    expect(await sweepOrphanFiles(server.product.platform)).toBe(1)
  })
})
