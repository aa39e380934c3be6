/** Checks 11, 34, 41 and 42 of the security list: hostile files, other people's folders, links, headers. */
import { request as httpRequest } from 'node:http'

import type { StorageApiError } from '@supabase/supabase-js'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { EPUB, gif, GPX, HTML, jpeg, MARKDOWN, PDF, png, SVG, ZIP } from './test/sample-files.ts'
import { startStorageServer, type StorageTestServer, type Traveller } from './test/storage-test-server.ts'

let server: StorageTestServer
let ann: Traveller
let bob: Traveller
let time = Date.now()
beforeAll(async () => {
  server = await startStorageServer({ now: () => time })
  ;[ann, bob] = [await server.traveller(), await server.traveller()]
  await server.serviceClient().storage.createBucket('open', { public: true })
  await papers(ann).upload(`${ann.id}/passport.pdf`, PDF, { contentType: 'application/pdf' })
})
afterAll(() => server.stop())

const papers = (who: Traveller) => who.client.storage.from('papers')
const avatars = (who: Traveller) => who.client.storage.from('avatars')
const open = () => server.serviceClient().storage.from('open')
const statusOf = (error: unknown): string | undefined => (error as StorageApiError | null)?.statusCode
type Init = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }
const send = (method: string, path: string, init: Init = {}, who = ann): Promise<Response> =>
  fetch(`${server.url}/storage/v1${path}`, {
    method,
    ...init,
    headers: { authorization: `Bearer ${who.token}`, ...init.headers },
  })

describe('hostile files', () => {
  it.each([
    ['a script called PNG', HTML, 'image/png', '415'],
    ['an SVG with a script', SVG, 'image/svg+xml', '415'],
    ['an SVG called PNG', SVG, 'image/png', '415'],
    ['a GIF called PNG', gif(), 'image/png', '415'],
    ['an archive called JPEG', ZIP, 'image/jpeg', '415'],
    ['a type that is none', png(), 'image', '415'],
    ['a picture of 60,000 by 60,000', png(60_000, 60_000), 'image/png', '415'],
    ['three megabytes', Buffer.concat([png(), Buffer.alloc(3_000_000)]), 'image/png', '413'],
  ])('are refused and leave nothing: %s', async (_, bytes, contentType, status) => {
    const before = await server.countFiles()
    const { error } = await avatars(ann).upload(`${ann.id}/bad`, bytes, { contentType })
    expect(statusOf(error)).toBe(status)
    const asForm = await avatars(ann).upload(`${ann.id}/bad`, new Blob([bytes], { type: contentType }))
    expect(statusOf(asForm.error)).toBe(status)
    expect((await avatars(ann).list(ann.id)).data).toEqual([])
    expect(await server.countFiles()).toBe(before)
  })

  it('are refused as soon as they exceed the limit, when no length was declared', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(sent === 65_536 ? Buffer.concat([png(), Buffer.alloc(65_536)]) : Buffer.alloc(65_536))
        if (sent > 200_000_000) controller.close()
      },
    })
    const headers = { 'content-type': 'image/png' }
    const init = { body: endless, duplex: 'half', headers } as Init
    const answer = await send('POST', `/object/avatars/${ann.id}/endless`, init).then(
      (response) => response.status,
      () => 'connection closed',
    )
    expect([413, 'connection closed']).toContain(answer)
    expect(sent).toBeLessThan(50_000_000)
  })

  it('of a gigabyte are refused by their declared length alone', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'image/png', 'content-length': 2 ** 30 }
      const url = `${server.url}/storage/v1/object/avatars/${ann.id}/huge`
      const sent = httpRequest(url, { method: 'POST', headers }, (response) => resolve(response.statusCode))
      sent.on('error', reject)
      sent.write(png())
    })
    expect(status).toBe(413)
  })

  it.each([
    ['text/html', HTML],
    ['image/svg+xml', SVG],
    ['application/xhtml+xml', HTML],
    ['text/xml', SVG],
    ['application/javascript', Buffer.from('alert(1)')],
    ['application/octet-stream', HTML],
  ])('of type %s are never displayed inline', async (contentType, bytes) => {
    await open().upload('active', bytes, { contentType, upsert: true })
    const { headers } = await server.get('/object/public/open/active')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-type')).not.toMatch(/html|javascript/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ZIP],
    ['application/epub+zip', EPUB],
    ['application/gpx+xml', GPX],
    ['text/markdown', MARKDOWN],
    ['application/octet-stream', HTML],
  ])('are distinguished from harmless ones: %s comes back unchanged, as a download', async (contentType, bytes) => {
    await server.serviceClient().storage.createBucket('paperwork', { public: true })
    await server.serviceClient().storage.updateBucket('paperwork', { public: true, allowedMimeTypes: [contentType] })
    const paperwork = server.serviceClient().storage.from('paperwork')
    for (const body of [bytes, new Blob([bytes], { type: contentType })])
      expect((await paperwork.upload('file', body, { contentType, upsert: true })).error).toBeNull()
    const served = await server.get('/object/public/paperwork/file')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
    expect(served.headers.get('content-type')).toBe(contentType)
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('cannot inject a header through their metadata', async () => {
    const form = new FormData()
    form.append('cacheControl', '60\r\nset-cookie: a=b')
    form.append('', new Blob(['x']), 'x')
    await open().upload('described', form as never)
    const { headers: served } = await server.get('/object/public/open/described')
    expect([served.get('cache-control'), served.get('set-cookie')]).toEqual(['no-cache', null])
  })

  it('cannot inject one through a copy, nor through a row from elsewhere', async () => {
    await open().upload('plain', Buffer.from('x'), { contentType: 'text/plain', upsert: true })
    const cacheControl = 'max-age=1\r\nset-cookie: a=b'
    const copy = { bucketId: 'open', sourceKey: 'plain', destinationKey: 'copied', copyMetadata: false }
    const authorization = `Bearer ${server.product.platform.apiKeys.service}`
    const body = JSON.stringify({ ...copy, metadata: { cacheControl } })
    expect((await send('POST', '/object/copy', { body, headers: { authorization } })).status).toBe(200)
    const stored = await server.db.query<{ text: string }>(
      `select metadata ->> 'cacheControl' as text from storage.objects where name = 'copied'`,
    )
    expect(stored).toEqual([{ text: 'no-cache' }])
    await server.db.query(
      `update storage.objects set metadata = jsonb_set(metadata, '{cacheControl}', to_jsonb($1::text)) where name = 'plain'`,
      [cacheControl],
    )
    for (const name of ['copied', 'plain']) {
      const { status, headers } = await server.get(`/object/public/open/${name}`)
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    }
  })
})

describe("other people's files", () => {
  it('cannot be read, listed, replaced, moved, copied, linked or removed', async () => {
    const path = `${ann.id}/passport.pdf`
    const theirs = papers(bob)
    const pdf = { contentType: 'application/pdf' }
    expect(statusOf((await theirs.info(path)).error)).toBe('404')
    expect(statusOf((await theirs.download(path)).error)).toBe('404')
    expect((await theirs.exists(path)).data).toBe(false)
    expect((await theirs.list(ann.id)).data).toEqual([])
    expect((await theirs.list('')).data).toEqual([])
    expect((await theirs.listV2()).data).toMatchObject({ objects: [], folders: [] })
    expect(statusOf((await theirs.upload(`${ann.id}/new.pdf`, PDF, pdf)).error)).toBe('403')
    expect(statusOf((await theirs.upload(path, PDF, { ...pdf, upsert: true })).error)).toBe('403')
    expect(statusOf((await theirs.update(path, PDF, pdf)).error)).toBe('403')
    expect(statusOf((await theirs.move(path, `${bob.id}/stolen.pdf`)).error)).toBe('404')
    expect(statusOf((await theirs.copy(path, `${bob.id}/stolen.pdf`)).error)).toBe('404')
    expect(statusOf((await theirs.createSignedUrl(path, 60)).error)).toBe('404')
    expect((await theirs.createSignedUrls([path], 60)).data?.[0]?.signedUrl).toBeFalsy()
    expect((await theirs.remove([path])).data).toEqual([])
    expect((await papers(ann).download(path)).error).toBeNull()
  })

  it('can be read but not created, replaced or removed in a public bucket', async () => {
    const [own, theirs] = [ann, bob].map(({ client }) => client.storage.from('avatars'))
    const [path, image] = [`${ann.id}/face.png`, { contentType: 'image/png' }]
    expect((await own?.upload(path, png(), image))?.error).toBeNull()
    for (const [name, upsert] of [
      [path, true],
      [`${ann.id}/other.png`, false],
      ['face.png', false],
    ] as const)
      expect(statusOf((await theirs?.upload(name, png(), { ...image, upsert }))?.error)).toBe('403')
    expect((await theirs?.remove([path]))?.data).toEqual([])
    expect((await server.get(`/object/public/avatars/${path}`)).status).toBe(200)
  })

  it('are refused before a byte of the form is read', async () => {
    const answered = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${bob.token}`, 'content-type': 'multipart/form-data; boundary=b' }
      const url = `${server.url}/storage/v1/object/papers/${ann.id}/slow.pdf`
      const sent = httpRequest(url, { method: 'POST', headers }, (response) => resolve(response.statusCode))
      sent.on('error', reject)
      // The request never ends, so a server that reads the whole form would wait for ever.
      sent.write('--b\r\n')
    })
    expect(answered).toBe(403)
  })

  it("cannot be moved into another traveller's folder", async () => {
    await papers(ann).upload(`${ann.id}/gift.pdf`, PDF, { contentType: 'application/pdf' })
    expect(statusOf((await papers(ann).move(`${ann.id}/gift.pdf`, `${bob.id}/gift.pdf`)).error)).toBe('403')
  })

  it.each([
    ['without a key', {}],
    ['with the public key', { anon: true }],
    ['with a key of nobody', { authorization: 'Bearer sb_secret_guess' }],
  ])('stay private %s', async (_, { anon, ...given }: { anon?: boolean; authorization?: string }) => {
    const key = server.product.platform.apiKeys.anon
    const headers = anon ? { apikey: key, authorization: `Bearer ${key}` } : { authorization: '', ...given }
    const upload = await send('POST', `/object/papers/${ann.id}/anon.pdf`, {
      body: PDF,
      headers: { 'content-type': 'application/pdf', ...headers },
    })
    expect([401, 403]).toContain(upload.status)
    expect(await upload.json()).toMatchObject({ statusCode: String(upload.status), error: 'Unauthorized' })
    const [direct, open_] = await Promise.all([
      send('GET', `/object/papers/${ann.id}/passport.pdf`, { headers }),
      send('GET', `/object/public/papers/${ann.id}/passport.pdf`, { headers }),
    ])
    expect([direct.status, open_.status]).toEqual([404, 404])
  })

  it('lets only editors write to the blog', async () => {
    const image = { contentType: 'image/png' }
    const path = 'cover.png'
    expect(statusOf((await ann.client.storage.from('blog-images').upload(path, png(), image)).error)).toBe('403')
    await server.db.query(`insert into auth.users (id, email) values ($1, 'ann@example.com')`, [ann.id])
    await server.db.query(`insert into public.user_roles (user_id, role) values ($1, 'content_editor')`, [ann.id])
    expect((await ann.client.storage.from('blog-images').upload(path, png(), image)).error).toBeNull()
    expect((await server.get(`/object/public/blog-images/${path}`)).status).toBe(200)
  })
})

describe('links', () => {
  const link = async (lifetimeSeconds: number): Promise<URL> => {
    const { data } = await papers(ann).createSignedUrl(`${ann.id}/passport.pdf`, lifetimeSeconds)
    return new URL(data?.signedUrl ?? '')
  }

  it('stop working when they expire', async () => {
    const url = await link(30)
    expect((await fetch(url)).headers.get('cache-control')).toMatch(/^private, max-age=(?:30|29)$/)
    time += 31_000
    const late = await fetch(url)
    expect([late.status, await late.json()]).toEqual([
      403,
      expect.objectContaining({
        statusCode: '403',
        error: 'InvalidJWT',
        message: '"exp" claim timestamp check failed',
      }),
    ])
  })

  it('are not accepted as access tokens, and access tokens not as links', async () => {
    const token = (await link(60)).searchParams.get('token') ?? ''
    const asSession = await send('GET', '/bucket', { headers: { authorization: `Bearer ${token}` } })
    expect(asSession.status).toBe(401)
    const path = `/object/sign/papers/${ann.id}/passport.pdf`
    expect((await server.get(`${path}?token=${ann.token}`)).status).toBe(400)
  })

  it('cannot be forged, nor used for another object', async () => {
    const path = `papers/${ann.id}/passport.pdf`
    const token = (await link(60)).searchParams.get('token') ?? ''
    const claims = decodeJwt(token)
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('guess'.repeat(8)))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    for (const wrong of [forged, unsigned, '', 'x', 'a.b.c'])
      expect((await server.get(`/object/sign/${path}?token=${wrong}`)).status).toBe(400)
    const asUpload = await send('PUT', `/object/upload/sign/${path}?token=${token}`, { body: PDF })
    expect(asUpload.status).toBe(400)
    const { data } = await papers(ann).createSignedUploadUrl(`${ann.id}/new.pdf`)
    expect((await server.get(`/object/sign/papers/${ann.id}/new.pdf?token=${data?.token}`)).status).toBe(400)
  })
})

describe('bad input', () => {
  const json = (body: string): Init => ({ body, headers: { 'content-type': 'application/json' } })
  it.each([
    ['malformed JSON', 'POST', '/object/list/papers', json('{')],
    ['JSON that is no object', 'POST', '/object/list/papers', json('[]')],
    ['a negative limit', 'POST', '/object/list/papers', json('{"limit":-1}')],
    ['an unknown sort column', 'POST', '/object/list/papers', json('{"sortBy":{"column":"owner; drop"}}')],
    ['a NUL in a prefix', 'POST', '/object/list/papers', json('{"prefix":"a\\u0000"}')],
    ['a cursor of one’s own', 'POST', '/object/list-v2/papers', json('{"cursor":"eyJ4IjoxfQ"}')],
    ['no paths', 'DELETE', '/object/papers', json('{"prefixes":[]}')],
    ['a link that never expires', 'POST', '/object/sign/papers/x', json('{"expiresIn":0}')],
    ['a link for ever', 'POST', '/object/sign/papers/x', json('{"expiresIn":1e300}')],
    ['a walk to the parent', 'POST', '/object/papers/%2e%2e%2f%2e%2e%2fetc%2fpasswd', { body: 'x' }],
    ['a NUL in a key', 'POST', '/object/papers/a%01b', { body: 'x' }],
    ['an unknown bucket sort', 'GET', '/bucket?sortColumn=secret', {}],
  ] as const)('is refused with 400: %s', async (_, method, path, init) => {
    const response = await send(method, path, init as Init)
    expect([response.status, await response.json()]).toEqual([
      400,
      { statusCode: '400', error: expect.any(String), message: expect.any(String), code: expect.any(String) },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['without a file', { body: new FormData() }],
    ['without a boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
  ])('is refused with 400: a form %s', async (_, init: Init) => {
    const response = await send('POST', `/object/papers/${ann.id}/form`, init)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'InvalidRequest' }])
  })

  it.each([
    ['no object', '[1]'],
    ['half a character', '{"a":"\\ud800"}'],
    ['half a character in a name', '{"\\udfff":1}'],
    ['very deep', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['very long', JSON.stringify({ a: 'x'.repeat(40_000) })],
  ])('is refused when the metadata of a file is %s', async (_, notes) => {
    const form = new FormData()
    form.append('metadata', notes)
    form.append('', new Blob([png()], { type: 'image/png' }), 'x')
    const headers = { 'x-metadata': Buffer.from(notes).toString('base64'), 'content-type': 'image/png' }
    const path = `/object/papers/${ann.id}/noted`
    const answers = await Promise.all([
      send('POST', path, { body: form }),
      send('POST', path, { body: png(), headers }),
      send('POST', '/object/copy', {
        body: JSON.stringify({
          bucketId: 'papers',
          sourceKey: `${ann.id}/passport.pdf`,
          destinationKey: `${ann.id}/noted`,
          copyMetadata: false,
        }),
        headers: { 'x-metadata': headers['x-metadata'] },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await papers(ann).exists(`${ann.id}/noted`)).data).toBe(false)
  })

  it('changes no prototype through bodies or metadata', async () => {
    const hostile = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prefix":""}'
    await send('POST', '/object/list/papers', json(hostile))
    const headers = { 'x-metadata': Buffer.from(hostile).toString('base64'), 'content-type': 'image/jpeg' }
    const stored = await send('POST', `/object/papers/${ann.id}/notes`, { body: jpeg(), headers })
    expect(stored.status).toBe(200)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
