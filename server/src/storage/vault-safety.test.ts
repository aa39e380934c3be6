/** The document vault over real HTTP, as an attacker with an account of their own would meet it. */
import { randomBytes, randomUUID } from 'node:crypto'

import type { StorageApiError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { type Account, signedInAccount } from '../auth/auth-test-kit.ts'
import { HTML, PDF, png } from './test/sample-files.ts'

let server: TestServer
let ann: Account
let bob: Account
beforeAll(async () => {
  server = await startTestServer({ settings: { STORAGE_QUOTA_MB: '30' } })
  ;[ann, bob] = [await signedInAccount(server), await signedInAccount(server)]
  for (const who of [ann, bob]) expect((await who.client.from('vaults').insert(vault())).error).toBeNull()
})
afterAll(() => server.stop())

const text = (bytes: number) => randomBytes(bytes).toString('base64url')
const vault = () => ({
  passphrase_salt: text(16),
  passphrase_iterations: 600_000,
  passphrase_key: text(60),
  recovery_salt: text(16),
  recovery_key: text(60),
})
const row = (id: string = randomUUID()) => ({ id, wrapped_key: text(60), details: text(300) })
const bucket = (who: Account) => who.client.storage.from('documents')
const SEALED = { contentType: 'application/octet-stream' }
const statusOf = (error: unknown): string | undefined => (error as StorageApiError | null)?.statusCode

/** A row and its bytes, as a browser sends them. */
async function keep(who: Account, bytes = randomBytes(500)) {
  const file = row()
  expect((await who.client.from('vault_files').insert(file)).error).toBeNull()
  const path = `${who.id}/${file.id}`
  const { error } = await bucket(who).upload(path, bytes, SEALED)
  return { ...file, path, bytes, error }
}

describe('a document of another account', () => {
  it('cannot be read, listed, linked, copied, moved, overwritten or deleted', async () => {
    const { path, bytes, id } = await keep(ann)
    const theirs = bucket(bob)
    expect((await theirs.download(path)).error).not.toBeNull()
    expect((await theirs.list(ann.id)).data).toEqual([])
    expect((await theirs.createSignedUrl(path, 60)).error).not.toBeNull()
    expect((await theirs.copy(path, `${bob.id}/${id}`)).error).not.toBeNull()
    expect((await theirs.move(path, `${bob.id}/${id}`)).error).not.toBeNull()
    expect((await theirs.upload(path, randomBytes(10), { ...SEALED, upsert: true })).error).not.toBeNull()
    expect((await theirs.createSignedUploadUrl(path)).error).not.toBeNull()
    expect((await theirs.remove([path])).data).toEqual([])
    expect((await server.anonClient().storage.from('documents').download(path)).error).not.toBeNull()
    const here = await fetch(`${server.url}/storage/v1/object/public/documents/${path}`)
    expect(here.status).toBeGreaterThanOrEqual(400)
    const mine = await bucket(ann).download(path)
    expect(Buffer.from((await mine.data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes)
  })

  it('has a row that nobody else sees, changes, deletes or adds to', async () => {
    const { id } = await keep(ann)
    const { client } = bob
    expect((await client.from('vault_files').select('id').eq('user_id', ann.id)).data).toEqual([])
    expect((await client.from('vaults').select('user_id').eq('user_id', ann.id)).data).toEqual([])
    await client.from('vault_files').update({ details: 'x' }).eq('id', id)
    await client.from('vault_files').delete().eq('id', id)
    await client.from('vaults').update(vault()).eq('user_id', ann.id)
    await client.from('vaults').delete().eq('user_id', ann.id)
    expect((await client.from('vault_files').insert({ ...row(), user_id: ann.id })).error?.code).toBe('42501')
    expect((await client.from('vault_files').upsert({ ...row(id), user_id: bob.id })).error).not.toBeNull()
    expect((await ann.client.from('vault_files').select('details').eq('id', id)).data).toHaveLength(1)
    expect((await ann.client.from('vaults').select('revision')).data).toEqual([{ revision: 1 }])
  })
})

describe('the bucket', () => {
  it.each([
    ['a PDF that is not encrypted', PDF, 'application/pdf'],
    ['a picture', png(), 'image/png'],
    ['a page', HTML, 'text/html'],
  ])('refuses %s', async (_, bytes, contentType) => {
    const file = row()
    await ann.client.from('vault_files').insert(file)
    expect(statusOf((await bucket(ann).upload(`${ann.id}/${file.id}`, bytes, { contentType })).error)).toBe('415')
  })

  it('gives a script back as a download that no browser runs', async () => {
    const { path } = await keep(ann, Buffer.from(HTML))
    const { data } = await bucket(ann).createSignedUrl(path, 60)
    const answer = await fetch(data?.signedUrl ?? '')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    ['without a row', (id: string) => `${id}/${randomUUID()}`],
    ['in the root', () => randomUUID()],
    ['in a folder of the own folder', (id: string) => `${id}/x/${randomUUID()}`],
    ['with a parent in its path', (id: string) => `${id}/../${bob.id}/${randomUUID()}`],
    ['with an encoded parent', (id: string) => `${id}/%2e%2e/${bob.id}/${randomUUID()}`],
    ['with a name in capitals', (id: string) => `${id.toUpperCase()}/${randomUUID()}`],
  ])('refuses a file %s', async (_, path) => {
    expect((await bucket(ann).upload(path(ann.id), randomBytes(10), SEALED)).error).not.toBeNull()
  })

  it('refuses a file of more than ten megabytes, and ten files of nine', async () => {
    const large = await keep(ann, randomBytes(10_485_761))
    expect(statusOf(large.error)).toBe('413')
    const { error } = await keep(bob, randomBytes(10_000_028))
    expect(error).toBeNull()
    const more = [await keep(bob, randomBytes(9_500_000)), await keep(bob, randomBytes(9_500_000))]
    expect(more.map((file) => statusOf(file.error))).toEqual([undefined, undefined])
    expect(statusOf((await keep(bob, randomBytes(9_500_000))).error)).toBe('413')
  })

  it('takes the same file twice as one, because an answer may be lost', async () => {
    const { path, bytes } = await keep(ann)
    for (const again of [bytes, bytes])
      expect((await bucket(ann).upload(path, again, { ...SEALED, upsert: true })).error).toBeNull()
    expect((await bucket(ann).remove([path])).data).toHaveLength(1)
    expect((await bucket(ann).remove([path])).data).toEqual([])
  })
})

describe('a vault', () => {
  it.each([
    ['fewer iterations', { passphrase_iterations: 1000 }],
    ['no salt', { passphrase_salt: '' }],
    ['a key in clear', { passphrase_key: 'my passphrase is quiet harbour' }],
    ['a recovery key that is too short', { recovery_key: text(32) }],
  ])('is not stored with %s', async (_, change) => {
    const eve = await signedInAccount(server)
    expect((await eve.client.from('vaults').insert({ ...vault(), ...change })).error?.code).toBe('23514')
  })

  it('exists once, whoever makes it first', async () => {
    expect((await ann.client.from('vaults').insert(vault())).error?.code).toBe('23505')
  })

  it('is not changed from an old copy', async () => {
    const eve = await signedInAccount(server)
    await eve.client.from('vaults').insert(vault())
    const change = () => eve.client.from('vaults').update(vault()).eq('revision', 1).select('revision')
    expect((await change()).data).toEqual([{ revision: 2 }])
    expect((await change()).data).toEqual([])
  })

  it('ends after its files', async () => {
    const eve = await signedInAccount(server)
    await eve.client.from('vaults').insert(vault())
    const { path } = await keep(eve)
    const end = () => eve.client.from('vaults').delete().eq('user_id', eve.id).select('revision')
    expect((await end()).error?.code).toBe('23503')
    await bucket(eve).remove([path])
    await eve.client.from('vault_files').delete().eq('user_id', eve.id)
    expect((await end()).data).toHaveLength(1)
  })

  it('holds a hundred documents and not one more, also when they come at once', async () => {
    const eve = await signedInAccount(server)
    await eve.client.from('vaults').insert(vault())
    const many = (count: number) => Array.from({ length: count }, () => row())
    expect((await eve.client.from('vault_files').insert(many(98))).error).toBeNull()
    const rush = await Promise.all(Array.from({ length: 6 }, () => eve.client.from('vault_files').insert(row())))
    expect(rush.filter(({ error }) => error === null)).toHaveLength(2)
    expect((await eve.client.from('vault_files').insert(many(1))).error?.code).toBe('54000')
    expect((await eve.client.from('vault_files').select('id')).data).toHaveLength(100)
  })

  it('needs no vault of its own kind: a file without one is refused', async () => {
    const eve = await signedInAccount(server)
    expect((await eve.client.from('vault_files').insert(row())).error?.code).toBe('23503')
  })
})
