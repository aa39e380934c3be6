/** `/render/image` with the official client: the answers are real images, decoded with sharp. */
import { randomUUID } from 'node:crypto'

import type { StorageApiError } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { png, SVG } from './test/sample-files.ts'
import { startStorageServer, type StorageTestServer, type Traveller } from './test/storage-test-server.ts'

let server: StorageTestServer
let ann: Traveller
let bob: Traveller
beforeAll(async () => {
  server = await startStorageServer()
  ;[ann, bob] = [await server.traveller(), await server.traveller()]
  await server.serviceClient().storage.createBucket('pictures', { public: true })
  await server.serviceClient().storage.createBucket('private', { public: false })
  for (const [name, bytes] of [
    ['wide.jpg', await photo('jpeg')],
    ['wide.png', await photo('png')],
    ['wide.webp', await photo('webp')],
    ['wide.avif', await photo('avif')],
    [
      'turned.jpg',
      await sharp(await photo('jpeg'))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    ],
    ['moving.gif', await animation()],
    ['words.txt', Buffer.from('words')],
    ['drawing.svg', SVG],
    ['broken.png', png(40, 30)],
    ['bomb.png', png(20_000, 20_000)],
  ] as const) {
    expect((await pictures().upload(name, bytes)).error).toBeNull()
    expect((await server.serviceClient().storage.from('private').upload(name, bytes)).error).toBeNull()
  }
})
afterAll(() => server.stop())

const pictures = () => server.serviceClient().storage.from('pictures')
const statusOf = (error: unknown): string | undefined => (error as StorageApiError | null)?.statusCode

/** Left half red, right half blue, 400 by 200. */
async function photo(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const right = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: right, left: 200, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue', 'lime'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

const bytesOf = async (blob: Blob | null): Promise<Uint8Array> =>
  Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
type Seen = { readonly format: string; readonly width: number; readonly height: number }
const seen = async (blob: Blob | null): Promise<Seen> => {
  const { format, width, pageHeight, height } = await sharp(await bytesOf(blob), { animated: true }).metadata()
  return { format: format === 'heif' ? 'avif' : format, width, height: pageHeight ?? height }
}
const render = (query: string, headers: Record<string, string> = {}, name = 'wide.jpg'): Promise<Response> =>
  server.get(`/render/image/public/pictures/${name}?${query}`, headers)

describe('an image', () => {
  it.each([
    ['one side', { width: 100 }, { width: 100, height: 50 }],
    ['the other side', { height: 100 }, { width: 200, height: 100 }],
    ['cover, which crops and is the default', { width: 100, height: 100 }, { width: 100, height: 100 }],
    ['cover', { width: 50, height: 100, resize: 'cover' }, { width: 50, height: 100 }],
    ['contain, which keeps all of it', { width: 100, height: 100, resize: 'contain' }, { width: 100, height: 50 }],
    ['fill, which stretches', { width: 100, height: 100, resize: 'fill' }, { width: 100, height: 100 }],
    ['more than it has, which it is not blown up to', { width: 2000 }, { width: 400, height: 200 }],
    ['only a quality', { quality: 20 }, { width: 400, height: 200 }],
  ] as const)('is resized to %s', async (_, transform, size) => {
    const { data, error } = await pictures().download('wide.jpg', { transform })
    expect(error).toBeNull()
    expect(await seen(data)).toEqual({ format: 'jpeg', ...size })
    expect(data?.type).toBe('image/jpeg')
  })

  it.each(['jpg', 'png', 'webp', 'avif'])('of type %s keeps its format for a client that names none', async (type) => {
    const transform = { width: 40, height: 40, format: 'origin' } as const
    const { data } = await pictures().download(`wide.${type}`, { transform })
    expect(await seen(data)).toEqual({ format: type === 'jpg' ? 'jpeg' : type, width: 40, height: 40 })
  })

  it('is cropped around its middle, and stretched on request', async () => {
    const colourAt = async (query: string, left: number): Promise<string> => {
      const bytes = Buffer.from(await (await render(query, {}, 'wide.png')).arrayBuffer())
      const pixel = await sharp(bytes).extract({ left, top: 50, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
      return [...pixel].join(',')
    }
    expect(await colourAt('width=100&height=100', 10)).toBe('255,0,0')
    expect(await colourAt('width=100&height=100', 90)).toBe('0,0,255')
    expect(await colourAt('width=100&height=100&resize=fill', 40)).toBe('255,0,0')
  })

  it('becomes WebP for a browser that accepts it, unless the original format is requested', async () => {
    const accept = 'image/avif,image/webp,image/*;q=0.8'
    const modern = await render('width=100', { accept })
    expect([modern.headers.get('content-type'), modern.headers.get('vary')]).toEqual(['image/webp', 'Accept'])
    expect(await seen(await modern.blob())).toMatchObject({ format: 'webp', width: 100 })
    expect((await render('width=100&format=origin', { accept })).headers.get('content-type')).toBe('image/jpeg')
    expect((await render('width=100&format=avif')).headers.get('content-type')).toBe('image/avif')
  })

  it('is rotated as its EXIF data says, and loses that data', async () => {
    const { data } = await pictures().download('turned.jpg', { transform: { width: 100 } })
    expect(await seen(data)).toMatchObject({ width: 100, height: 200 })
    const { orientation, exif } = await sharp(await bytesOf(data)).metadata()
    expect([orientation, exif]).toEqual([undefined, undefined])
  })

  it('keeps its animation', async () => {
    const { data } = await pictures().download('moving.gif', { transform: { width: 30 } })
    expect(await sharp(await bytesOf(data), { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      pages: 3,
      width: 30,
    })
  })

  it('has its own ETag for each size, and is not rendered again for a browser that has it', async () => {
    const [small, large] = [await render('width=10'), await render('width=20')]
    const tag = small.headers.get('etag') ?? ''
    expect(tag).toMatch(/^".+"$/)
    expect(large.headers.get('etag')).not.toBe(tag)
    expect((await render('width=10', { 'if-none-match': tag })).status).toBe(304)
    expect((await render('width=20', { 'if-none-match': tag })).status).toBe(200)
    expect(small.headers.get('x-transformations')).toBe('width:10,resizing_type:fill')
    expect(small.headers.get('x-content-type-options')).toBe('nosniff')
    expect(small.headers.get('content-security-policy')).toContain('sandbox')
    expect(small.headers.get('content-length')).toBe(String((await small.arrayBuffer()).byteLength))
  })

  it('changes in every size when it is replaced', async () => {
    const name = `${randomUUID()}.png`
    await pictures().upload(name, await photo('png'))
    const first = await render('width=10', {}, name)
    await pictures().update(
      name,
      await sharp(await photo('png'))
        .rotate(90)
        .toBuffer(),
    )
    const second = await render('width=10', {}, name)
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
    expect(await seen(await second.blob())).toMatchObject({ width: 10, height: 20 })
  })

  it('can be downloaded under a name', async () => {
    const { data } = pictures().getPublicUrl('wide.jpg', { transform: { width: 10 }, download: 'small.jpg' })
    expect((await fetch(data.publicUrl)).headers.get('content-disposition')).toContain('small.jpg')
    expect((await fetch(data.publicUrl, { method: 'HEAD' })).status).toBe(200)
  })
})

describe('what cannot be transformed', () => {
  it.each(['words.txt', 'drawing.svg', 'broken.png', 'bomb.png'])(
    'is refused, not sent untransformed: %s',
    async (name) => {
      const response = await render('width=10', {}, name)
      expect([response.status, await response.json()]).toEqual([
        400,
        { statusCode: '400', error: 'InvalidRequest', code: 'InvalidRequest', message: expect.any(String) },
      ])
    },
  )

  it.each([
    'width=abc',
    'width=-1',
    'width=1.5',
    'height=1e9999',
    'quality=19',
    'quality=101',
    'resize=crop',
    'format=exe',
    'gravity=no',
  ])('is refused with the name of the wrong parameter: %s', async (query) => {
    const response = await render(query)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).toContain(query.split('=')[0])
  })

  it("is refused for an object that is missing, or not the caller's", async () => {
    expect((await render('width=10', {}, 'nothing.jpg')).status).toBe(404)
    expect((await server.get('/render/image/public/private/wide.jpg?width=10')).status).toBe(404)
    const theirs = bob.client.storage.from('private')
    expect(statusOf((await theirs.download('wide.jpg', { transform: { width: 10 } })).error)).toBe('404')
  })
})

describe('a signed link with a transformation', () => {
  const sign = async (): Promise<URL> => {
    const { data } = await server
      .serviceClient()
      .storage.from('private')
      .createSignedUrl('wide.jpg', 60, { transform: { width: 100, height: 100, resize: 'contain' } })
    return new URL(data?.signedUrl ?? '')
  }

  it('gives the signed transformation and no other', async () => {
    const url = await sign()
    expect(url.pathname).toBe('/storage/v1/render/image/sign/private/wide.jpg')
    expect(await seen(await (await fetch(url)).blob())).toMatchObject({ width: 100, height: 50 })
    url.searchParams.set('width', '400')
    expect(await seen(await (await fetch(url)).blob())).toMatchObject({ width: 100, height: 50 })
    const original = new URL(url.href.replace('render/image/sign', 'object/sign'))
    expect((await fetch(original)).status).toBe(400)
  })

  it('is refused for invalid parameters', async () => {
    const { service } = server.product.platform.apiKeys
    const response = await fetch(`${server.url}/storage/v1/object/sign/private/wide.jpg`, {
      method: 'POST',
      headers: { apikey: service },
      body: JSON.stringify({ expiresIn: 60, transform: { width: 'wide' } }),
    })
    expect(response.status).toBe(400)
  })
})

it('returns a small avatar to everyone', async () => {
  const path = `${ann.id}/me.png`
  const image = { contentType: 'image/png' }
  expect((await ann.client.storage.from('avatars').upload(path, await photo('png'), image)).error).toBeNull()
  const { data } = server
    .anonClient()
    .storage.from('avatars')
    .getPublicUrl(path, { transform: { width: 32, height: 32 } })
  expect(await seen(await (await fetch(data.publicUrl)).blob())).toEqual({ format: 'png', width: 32, height: 32 })
})
