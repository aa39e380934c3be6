import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { png } from './test/sample-files.ts'
import { startStorageServer, type StorageTestServer } from './test/storage-test-server.ts'

/** Uploads of a page that does not check; the bytes decide, whatever the file is called. */
describe('a picture of a traveller', () => {
  let server: StorageTestServer
  beforeAll(async () => {
    server = await startStorageServer()
  })
  afterAll(() => server.stop())

  const html = new Blob(['<html><script>alert(1)</script></html>'], { type: 'image/png' })
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], { type: 'image/webp' })
  it.each([
    [
      'of 50 MB',
      () => new Blob([png(), new Uint8Array(50_000_000)], { type: 'image/png' }),
      413,
      /maximum allowed size/,
    ],
    ['that is a page', () => html, 415, /not supported/],
    ['that is a drawing with a script in it', () => svg, 415, /not supported/],
    ['with nothing in it', () => new Blob([], { type: 'image/png' }), 415, /is empty/],
    ['that says it is a film', () => new Blob([png()], { type: 'video/mp4' }), 415, /not supported/],
  ])('%s is refused with a message, and nothing of it is stored', async (_, file, status, words) => {
    const { id, client } = await server.traveller()
    const { error } = await client.storage.from('avatars').upload(`${id}/me.png`, file())
    expect(error?.message).toMatch(words)
    expect(Number((error as { statusCode?: string } | null)?.statusCode)).toBe(status)
    expect((await client.storage.from('avatars').list(id)).data).toEqual([])
    expect(await server.countFiles()).toBe(0)
  })

  it('may only be stored in one’s own folder', async () => {
    const [ann, bob] = [await server.traveller(), await server.traveller()]
    const { error } = await bob.client.storage
      .from('avatars')
      .upload(`${ann.id}/me.png`, new Blob([png()], { type: 'image/png' }))
    expect(error).not.toBeNull()
    expect(await server.countFiles()).toBe(0)
  })
})
