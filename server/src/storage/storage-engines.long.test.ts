/** The same steps through the official client on the embedded engine and with files on S3. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { png } from './test/sample-files.ts'
import { startStorageServer } from './test/storage-test-server.ts'

let s3: S3rver
let folder: string
let endpoint: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-s3-'))
  const configureBuckets = [{ name: 'sojourn', configs: [] }]
  s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets })
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const s3Settings = () => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'sojourn',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})

it.each([
  ['PGlite and disk', () => ({ engine: 'pglite' as const })],
  ['Postgres and S3', () => ({ engine: 'postgres' as const, settings: s3Settings() })],
])('uploads, serves, lists, moves, copies and removes on %s', async (_, options) => {
  const server = await startStorageServer(options())
  const [ann, bob] = [await server.traveller(), await server.traveller()]
  const avatars = ann.client.storage.from('avatars')
  const image = { contentType: 'image/png' }
  const path = `${ann.id}/me.png`

  expect((await avatars.upload(path, png(), image)).error).toBeNull()
  expect((await avatars.upload(path, png(2, 2), { ...image, upsert: true })).error).toBeNull()
  expect((await bob.client.storage.from('avatars').upload(`${ann.id}/x.png`, png(), image)).error).not.toBeNull()
  const served = await server.get(`/object/public/avatars/${path}`, { range: 'bytes=1-3' })
  expect([served.status, await served.text()]).toEqual([206, 'PNG'])
  expect((await avatars.move(path, `${ann.id}/moved.png`)).error).toBeNull()
  expect((await avatars.copy(`${ann.id}/moved.png`, `${ann.id}/copy.png`)).error).toBeNull()
  expect((await avatars.list(ann.id)).data?.map(({ name }) => name)).toEqual(['copy.png', 'moved.png'])
  const { data } = await avatars.createSignedUrl(`${ann.id}/copy.png`, 60)
  expect((await (await fetch(data?.signedUrl ?? '')).arrayBuffer()).byteLength).toBe(png().length)
  expect((await avatars.remove([`${ann.id}/copy.png`, `${ann.id}/moved.png`])).data).toHaveLength(2)
  expect((await server.db.query('select 1 from server.unclaimed_files')).length).toBe(0)
  await server.stop()
})
