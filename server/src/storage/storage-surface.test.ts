import type { StorageApiError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { PDF, png } from './test/sample-files.ts'
import { startStorageServer, type StorageTestServer, type Traveller } from './test/storage-test-server.ts'

let server: StorageTestServer
let ann: Traveller
let bob: Traveller
beforeAll(async () => {
  server = await startStorageServer()
  ;[ann, bob] = [await server.traveller(), await server.traveller()]
  await server.serviceClient().storage.createBucket('scratch')
})
afterAll(() => server.stop())

const scratch = () => server.serviceClient().storage.from('scratch')
const statusOf = (error: unknown): string | undefined => (error as StorageApiError | null)?.statusCode
const textOf = async (blob: Blob | null): Promise<string | undefined> => blob?.text()

describe('upload and download', () => {
  it('accepts a Blob as a form and returns it with its type and metadata', async () => {
    const papers = ann.client.storage.from('papers')
    const blob = new Blob([PDF], { type: 'application/pdf' })
    const options = { cacheControl: '60', metadata: { trip: 'Lisbon', __proto__: { isAdmin: true } } }
    const { data, error } = await papers.upload(`${ann.id}/visa 1.pdf`, blob, options)
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: `${ann.id}/visa 1.pdf`, fullPath: `papers/${ann.id}/visa 1.pdf` })

    const info = await papers.info(`${ann.id}/visa 1.pdf`)
    expect(info.data).toMatchObject({
      id: data?.id,
      size: PDF.length,
      contentType: 'application/pdf',
      cacheControl: 'max-age=60',
      metadata: { trip: 'Lisbon' },
    })
    const file = await papers.download(`${ann.id}/visa 1.pdf`)
    expect(file.data?.type).toBe('application/pdf')
    expect(await textOf(file.data)).toBe(PDF.toString())
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('accepts a bare body with its headers', async () => {
    const { error } = await scratch().upload('bare.txt', Buffer.from('plain'), {
      contentType: 'text/plain',
      metadata: { a: 1 },
    })
    expect(error).toBeNull()
    expect((await scratch().info('bare.txt')).data).toMatchObject({ metadata: { a: 1 }, contentType: 'text/plain' })
  })

  it('streams a body of unknown length', async () => {
    const stream = new Blob(['x'.repeat(300_000)]).stream()
    expect((await scratch().upload('streamed', stream, { duplex: 'half' })).error).toBeNull()
    expect((await scratch().download('streamed')).data?.size).toBe(300_000)
  })

  it('refuses a second upload to the same key, and replaces it with upsert', async () => {
    await scratch().upload('twice.txt', 'one')
    expect(statusOf((await scratch().upload('twice.txt', 'two')).error)).toBe('409')
    expect(await textOf((await scratch().download('twice.txt')).data)).toBe('one')
    expect((await scratch().upload('twice.txt', 'two', { upsert: true })).error).toBeNull()
    expect(await textOf((await scratch().download('twice.txt')).data)).toBe('two')
    expect((await scratch().update('twice.txt', 'three')).error).toBeNull()
    expect(await textOf((await scratch().download('twice.txt')).data)).toBe('three')
  })

  it('serves a public object to anyone, and answers ranges and conditions', async () => {
    const path = `${ann.id}/me.png`
    await ann.client.storage.from('avatars').upload(path, png(), { contentType: 'image/png' })
    const url = `/object/public/avatars/${path}`
    const whole = await server.get(url)
    expect(whole.status).toBe(200)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(png())
    const etag = whole.headers.get('etag') ?? ''

    const part = await server.get(url, { range: 'bytes=1-3' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${png().length}`,
    ])
    expect((await server.get(url, { range: 'bytes=9999-' })).status).toBe(416)
    expect((await server.get(url, { 'if-none-match': etag })).status).toBe(304)
    expect((await server.get(url, { 'if-modified-since': whole.headers.get('last-modified') ?? '' })).status).toBe(304)
    expect((await server.get(url, { range: 'bytes=1-3', 'if-range': '"another"' })).status).toBe(200)
    const named = await server.get(`${url}?download=caf%C3%A9.png`)
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename=caf%C3%A9.png; filename*=UTF-8''caf%C3%A9.png`,
    )
    const head = await fetch(`${server.url}/storage/v1${url}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(png().length)])
  })

  it('says whether an object exists', async () => {
    await scratch().upload('there', 'x')
    expect((await scratch().exists('there')).data).toBe(true)
    expect((await scratch().exists('not-there')).data).toBe(false)
  })
})

describe('links', () => {
  it('opens a private file with a signed link, and no other file', async () => {
    const path = `${ann.id}/link.pdf`
    await ann.client.storage.from('papers').upload(path, PDF, { contentType: 'application/pdf' })
    const { data } = await ann.client.storage.from('papers').createSignedUrl(path, 60)
    const signed = new URL(data?.signedUrl ?? '')
    expect(await (await fetch(signed)).text()).toBe(PDF.toString())
    const other = signed.href.replace('link.pdf', 'visa.pdf')
    expect((await fetch(other)).status).toBe(400)
  })

  it('signs many at once and reports those it could not', async () => {
    await scratch().upload('many-1', 'x')
    const { data } = await scratch().createSignedUrls(['many-1', 'many-2'], 60)
    expect(data?.map(({ error }) => error === null)).toEqual([true, false])
  })

  it('lets a signed upload happen once', async () => {
    const papers = ann.client.storage.from('papers')
    const path = `${ann.id}/later.pdf`
    const { data } = await papers.createSignedUploadUrl(path)
    const anyone = server.anonClient().storage.from('papers')
    const options = { contentType: 'application/pdf' }
    expect((await anyone.uploadToSignedUrl(path, data?.token ?? '', PDF, options)).error).toBeNull()
    expect((await papers.info(path)).data).toMatchObject({ size: PDF.length })
    const again = await anyone.uploadToSignedUrl(path, data?.token ?? '', PDF, options)
    expect(statusOf(again.error)).toBe('409')
  })

  it("gives no upload link for another traveller's folder", async () => {
    const { error } = await bob.client.storage.from('papers').createSignedUploadUrl(`${ann.id}/x.pdf`)
    expect(statusOf(error)).toBe('403')
  })
})

describe('list, move, copy, remove', () => {
  beforeAll(async () => {
    for (const key of ['list/b.txt', 'list/A.txt', 'list/sub/c.txt', 'list/sub/d.txt', 'list/a_1.txt', 'list/ab1.txt'])
      await scratch().upload(key, 'x')
  })

  it('lists one level, folders among files, in either order', async () => {
    const names = async (options: object) => (await scratch().list('list', options)).data?.map(({ name }) => name)
    expect(await names({})).toEqual(['A.txt', 'a_1.txt', 'ab1.txt', 'b.txt', 'sub'])
    expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'sub',
      'b.txt',
      'ab1.txt',
      'a_1.txt',
      'A.txt',
    ])
    expect(await names({ limit: 2, offset: 1 })).toEqual(['a_1.txt', 'ab1.txt'])
    expect(await names({ sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
      'sub',
      'b.txt',
      'A.txt',
      'a_1.txt',
      'ab1.txt',
    ])
    expect(await names({ search: 'A' })).toEqual(['A.txt', 'a_1.txt', 'ab1.txt'])
    // An underscore is a literal character, not a wildcard.
    expect(await names({ search: 'a_' })).toEqual(['a_1.txt'])
    expect(await names({ search: 'sub/' })).toEqual(['sub/c.txt', 'sub/d.txt'])
  })

  it.each([
    ['name', 'asc'],
    ['name', 'desc'],
    ['created_at', 'asc'],
    ['updated_at', 'desc'],
  ] as const)('pages through everything once, by %s %s', async (column, order) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = { prefix: 'list/', with_delimiter: true, limit: 2, sortBy: { column, order } }
      const { data } = await scratch().listV2({ ...page, ...(cursor ? { cursor } : {}) })
      seen.push(...(data?.folders ?? []).map(({ name }) => name), ...(data?.objects ?? []).map(({ name }) => name))
      cursor = data?.nextCursor
    } while (cursor)
    expect(seen.toSorted()).toEqual(['list/A.txt', 'list/a_1.txt', 'list/ab1.txt', 'list/b.txt', 'list/sub/'])
  })

  it('moves without touching the file, also to another bucket', async () => {
    await scratch().upload('from.txt', 'cargo')
    const files = await server.countFiles()
    expect((await scratch().move('from.txt', 'to/here.txt')).error).toBeNull()
    expect(await server.countFiles()).toBe(files)
    expect(await textOf((await scratch().download('to/here.txt')).data)).toBe('cargo')
    expect((await scratch().exists('from.txt')).data).toBe(false)
    const taken = await scratch().move('to/here.txt', 'list/b.txt')
    expect(statusOf(taken.error)).toBe('409')
    expect(statusOf((await scratch().move('nowhere', 'x')).error)).toBe('404')
  })

  it('copies with or without its metadata', async () => {
    await scratch().upload('original', 'words', { metadata: { a: 1 } })
    const { data } = await scratch().copy('original', 'copy')
    expect(data?.path).toBe('scratch/copy')
    await scratch().remove(['original'])
    expect(await textOf((await scratch().download('copy')).data)).toBe('words')
    expect((await scratch().info('copy')).data).toMatchObject({ metadata: { a: 1 } })
  })

  it('checks files from another bucket as strictly as an upload', async () => {
    await scratch().upload('page', '<script>alert(1)</script>', { contentType: 'image/png' })
    const byCopy = await scratch().copy('page', 'x/page.png', { destinationBucket: 'avatars' })
    const byMove = await scratch().move('page', 'x/page.png', { destinationBucket: 'avatars' })
    expect([statusOf(byCopy.error), statusOf(byMove.error)]).toEqual(['415', '415'])
  })

  it('removes many and returns those that existed', async () => {
    await scratch().upload('gone-1', 'x')
    const before = await server.countFiles()
    const { data } = await scratch().remove(['gone-1', 'never-was'])
    expect(data?.map(({ name }) => name)).toEqual(['gone-1'])
    expect(await server.countFiles()).toBe(before - 1)
  })
})

describe('buckets', () => {
  const storage = () => server.serviceClient().storage

  it('are created, changed, emptied and deleted with the service key', async () => {
    expect((await storage().createBucket('crud', { public: false, fileSizeLimit: '20kb' })).error).toBeNull()
    expect(statusOf((await storage().createBucket('crud')).error)).toBe('409')
    await storage().updateBucket('crud', { public: true })
    expect((await storage().getBucket('crud')).data).toMatchObject({ public: true, file_size_limit: 20_000 })
    await storage().from('crud').upload('a', 'x')
    expect(statusOf((await storage().deleteBucket('crud')).error)).toBe('409')
    expect((await storage().emptyBucket('crud')).error).toBeNull()
    expect((await storage().deleteBucket('crud')).error).toBeNull()
    expect(statusOf((await storage().getBucket('crud')).error)).toBe('404')
  })

  it('cannot be created, changed, seen or deleted by a traveller', async () => {
    const { storage: own } = ann.client
    expect(statusOf((await own.createBucket('mine')).error)).toBe('403')
    expect((await own.listBuckets()).data).toEqual([])
    expect(statusOf((await own.updateBucket('papers', { public: true })).error)).toBe('404')
    expect(statusOf((await own.emptyBucket('papers')).error)).toBe('404')
    expect(statusOf((await own.deleteBucket('papers')).error)).toBe('404')
  })

  it.each([['a/b'], [' spaced'], ['x'.repeat(101)], ['tab\t']])('refuse the name %j', async (name) => {
    expect(statusOf((await storage().createBucket(name)).error)).toBe('400')
  })
})
