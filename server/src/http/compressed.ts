import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MIN_BYTES = 1_024
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript))/i
const COMPLETE = new Set([200, 400, 404])
// Quality 4 is about as fast as gzip and smaller; the default of 11 would cost tenths of a second per page.
const brotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const zip = promisify(gzip)

/** Files of the build come again and again, and their tag says that they have not changed. */
const remembered = new Map<string, Uint8Array<ArrayBuffer>>()
const MAX_REMEMBERED = 500

/** Text above a kilobyte goes out compressed, unless it already is or asks to be left alone (`no-transform`). */
export async function compressed(response: Response, acceptEncoding: string): Promise<Response> {
  const { headers, status } = response
  if (!COMPLETE.has(status) || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return response
  const cacheControl = headers.get('cache-control') ?? ''
  if (headers.has('content-encoding') || cacheControl.includes('no-transform')) return response
  headers.append('vary', 'Accept-Encoding')
  const encoding = acceptEncoding.includes('br') ? 'br' : acceptEncoding.includes('gzip') ? 'gzip' : null
  if (!encoding) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength < MIN_BYTES) return new Response(bytes, { status, headers })
  const etag = headers.get('etag')
  const packed = await pack(bytes, encoding, cacheControl.includes('public') ? etag : null)
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  // Other bytes than the tag was made of, though the same content: that is what the weak form says.
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  return new Response(packed, { status, headers })
}

async function pack(bytes: Uint8Array, encoding: 'br' | 'gzip', etag: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const key = etag === null ? null : `${encoding}${etag}`
  const known = key === null ? undefined : remembered.get(key)
  if (known) return known
  const packed = new Uint8Array(encoding === 'br' ? await brotli(bytes, BROTLI) : await zip(bytes))
  if (key !== null && remembered.size < MAX_REMEMBERED) remembered.set(key, packed)
  return packed
}
