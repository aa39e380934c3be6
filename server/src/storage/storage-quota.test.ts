/** An account cannot exceed its quota by any operation. */
import { readFile } from 'node:fs/promises'

import type { StorageApiError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ENGINES } from '../../test/test-server.ts'
import { startStorageServer, type StorageTestServer, type Traveller } from './test/storage-test-server.ts'

const QUOTA = 1_000_000
/** The overhead that counts per object. */
const EACH = 1_000
const BOOTSTRAP = new URL('../../../database/bootstrap/20-storage.sql', import.meta.url)
const NOT_ENOUGH = { statusCode: '413', message: expect.stringMatching(/no room left/) }

let server: StorageTestServer

async function start(engine: 'postgres' | 'pglite'): Promise<void> {
  server = await startStorageServer({ engine, settings: { STORAGE_QUOTA_MB: '1' } })
  await server.serviceClient().storage.createBucket('shared')
  await server.db.script('create policy shared on storage.objects to authenticated using (true) with check (true)')
}

const files = ({ client }: Traveller) => client.storage.from('shared')
const bytes = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(65)

async function keptBy({ id }: Traveller): Promise<number> {
  const text = `select coalesce(sum((metadata ->> 'size')::int + ${EACH}), 0)::int as n from storage.objects where owner_id = $1`
  return (await server.db.query<{ n: number }>(text, [id]))[0]?.n ?? 0
}

/** Accounts whose total is not the sum of their rows. */
function disagreements(): Promise<readonly unknown[]> {
  return server.db.query(`select owner_id, total.bytes, kept.bytes from server.account_bytes total
    full join (select owner_id, sum((metadata ->> 'size')::int + ${EACH}) as bytes from storage.objects
      where owner_id is not null group by owner_id) as kept using (owner_id)
    where coalesce(total.bytes, 0) <> coalesce(kept.bytes, 0)`)
}

async function send(
  url: string,
  method: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Readonly<Record<string, string>>,
) {
  const response = await fetch(url, {
    method,
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  return { status: response.status, json: (await response.json()) as unknown }
}

describe.each(ENGINES)('on %s', (engine) => {
  beforeAll(() => start(engine))
  afterAll(() => server.stop())

  it('uploads at the same time fill an account to the last byte and not beyond', async () => {
    const ann = await server.traveller()
    const before = await server.countFiles()
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, i) => files(ann).upload(`${ann.id}/${i}`, bytes(QUOTA / 5 - EACH))),
    )
    const refused = sent.flatMap(({ error }) => (error ? [error] : []))
    expect(refused).toHaveLength(7)
    for (const error of refused) expect(error).toMatchObject(NOT_ENOUGH)
    expect(await keptBy(ann)).toBe(QUOTA)
    expect((await server.countFiles()) - before).toBe(5)
    expect(await server.db.query('select 1 from server.unclaimed_files')).toEqual([])
  })
})

describe('an account with a quota', () => {
  beforeAll(() => start('postgres'))
  afterAll(() => server.stop())

  it('is refused with the message of the storage API', async () => {
    const ann = await server.traveller()
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'text/plain' }
    const url = `${server.url}/storage/v1/object/shared/${ann.id}/large`
    const { status, json } = await send(url, 'POST', bytes(QUOTA + 1), headers)
    expect([status, json]).toEqual([
      413,
      { statusCode: '413', error: 'Payload too large', code: 'QuotaExceeded', message: expect.any(String) },
    ])
  })

  it('is stopped when the size was not declared', async () => {
    const ann = await server.traveller()
    const before = await server.countFiles()
    await files(ann).upload(`${ann.id}/first`, bytes(QUOTA - 2 * EACH - 10))
    const stream = new Blob([bytes(11)]).stream()
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'text/plain' }
    const { status } = await send(`${server.url}/storage/v1/object/shared/${ann.id}/second`, 'POST', stream, headers)
    expect([status, await keptBy(ann), (await server.countFiles()) - before]).toEqual([413, QUOTA - EACH - 10, 1])
  })

  it('regains the size of deleted files, and pays only the difference for replacements', async () => {
    const ann = await server.traveller()
    const [path, other] = [`${ann.id}/a`, `${ann.id}/b`]
    expect((await files(ann).upload(path, bytes(QUOTA - EACH))).error).toBeNull()
    expect((await files(ann).upload(other, bytes(1))).error).toMatchObject(NOT_ENOUGH)
    expect((await files(ann).upload(path, bytes(QUOTA - EACH), { upsert: true })).error).toBeNull()
    expect((await files(ann).upload(path, bytes(QUOTA - 2 * EACH - 1), { upsert: true })).error).toBeNull()
    expect((await files(ann).upload(other, bytes(1))).error).toBeNull()
    expect((await files(ann).upload(other, bytes(2), { upsert: true })).error).toMatchObject(NOT_ENOUGH)
    await files(ann).remove([path])
    expect((await files(ann).upload(path, bytes(QUOTA - 2 * EACH - 1))).error).toBeNull()
    expect(await keptBy(ann)).toBe(QUOTA)
  })

  it('pays for copies and for files it takes over, but not for renaming', async () => {
    const [ann, ben] = [await server.traveller(), await server.traveller()]
    await files(ann).upload(`${ann.id}/a`, bytes(QUOTA - EACH))
    await files(ben).upload(`${ben.id}/b`, bytes(10))
    const before = await server.countFiles()
    expect((await files(ann).copy(`${ann.id}/a`, `${ann.id}/copy`)).error).toMatchObject(NOT_ENOUGH)
    expect((await files(ann).copy(`${ben.id}/b`, `${ann.id}/copy`)).error).toMatchObject(NOT_ENOUGH)
    expect((await files(ann).move(`${ben.id}/b`, `${ann.id}/b`)).error).toMatchObject(NOT_ENOUGH)
    expect((await files(ann).upload(`${ben.id}/b`, bytes(1), { upsert: true })).error).toMatchObject(NOT_ENOUGH)
    expect((await files(ann).move(`${ann.id}/a`, `${ann.id}/renamed`)).error).toBeNull()
    expect([await keptBy(ann), await keptBy(ben), await server.countFiles()]).toEqual([QUOTA, 10 + EACH, before])
  })

  it('pays for uploads through a link it signed', async () => {
    const ann = await server.traveller()
    await files(ann).upload(`${ann.id}/a`, bytes(QUOTA - 2 * EACH - 1))
    const { data } = await files(ann).createSignedUploadUrl(`${ann.id}/linked`)
    const upload = server.anonClient().storage.from('shared')
    const sent = await upload.uploadToSignedUrl(`${ann.id}/linked`, data?.token ?? '', new Blob([bytes(2)]))
    expect(sent.error as StorageApiError | null).toMatchObject(NOT_ENOUGH)
    const fits = await upload.uploadToSignedUrl(`${ann.id}/linked`, data?.token ?? '', new Blob([bytes(1)]))
    expect([fits.error, await keptBy(ann)]).toEqual([null, QUOTA])
  })

  it('does not limit the secret key, nor changes by SQL', async () => {
    const service = server.serviceClient().storage.from('shared')
    for (const name of ['x', 'y']) expect((await service.upload(name, bytes(QUOTA - EACH))).error).toBeNull()
    const ann = await server.traveller()
    await server.db.query(`update storage.objects set owner_id = $1 where name in ('x', 'y')`, [ann.id])
    expect(await keptBy(ann)).toBe(2 * QUOTA)
    expect((await files(ann).upload(`${ann.id}/a`, bytes(1))).error).toMatchObject(NOT_ENOUGH)
    expect((await files(ann).upload(`${ann.id}/empty`, bytes(0))).error).toMatchObject(NOT_ENOUGH)
    expect((await files(ann).upload('x', bytes(10), { upsert: true })).error).toBeNull()
  })

  it('pays for metadata, and for empty files', async () => {
    const ann = await server.traveller()
    const total = async () =>
      (await server.db.query('select bytes::int as n from server.account_bytes where owner_id = $1', [ann.id]))[0]?.[
        'n'
      ]
    await files(ann).upload(`${ann.id}/empty`, bytes(0))
    expect(await total()).toBe(EACH)
    const note = 'é'.repeat(500)
    await files(ann).upload(`${ann.id}/noted`, bytes(7), { metadata: { note } })
    expect(await total()).toBe(2 * EACH + 7 + Buffer.byteLength(`{"note": "${note}"}`))
    await files(ann).remove([`${ann.id}/noted`])
    await files(ann).upload(`${ann.id}/full`, bytes(QUOTA - 2 * EACH - 20))
    const sent = await files(ann).upload(`${ann.id}/empty`, bytes(0), { metadata: { note }, upsert: true })
    expect([sent.error, await total()]).toEqual([expect.objectContaining(NOT_ENOUGH), QUOTA - 20])
    await server.serviceClient().storage.emptyBucket('shared')
  })

  it('has a total that matches its rows, also for rows from before totals were stored', async () => {
    const ann = await server.traveller()
    await files(ann).upload(`${ann.id}/a`, bytes(10))
    expect(await disagreements()).toEqual([])
    await server.db.script(`drop table server.account_bytes;
      drop trigger count_inserted_bytes on storage.objects; drop trigger count_updated_bytes on storage.objects;
      drop trigger count_deleted_bytes on storage.objects`)
    await server.db.query(`update storage.objects set metadata = '{"size": 30}' where name = $1`, [`${ann.id}/a`])
    await server.db.script(await readFile(BOOTSTRAP, 'utf8'))
    expect(await disagreements()).toEqual([])
    // As an earlier rule may have counted them.
    await server.db.query('update server.account_bytes set bytes = bytes / 2')
    await server.db.query(`insert into server.account_bytes values ('nobody', 5)`)
    await server.db.script(await readFile(BOOTSTRAP, 'utf8'))
    expect(await disagreements()).toEqual([])
    await server.serviceClient().storage.emptyBucket('shared')
    expect(await disagreements()).toEqual([])
    expect(await server.db.query('select 1 from server.account_bytes where bytes <> 0')).toEqual([])
  })
})
