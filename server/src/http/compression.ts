import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { createBoundedCache } from '../bounded-cache.ts'
import { headerOf, type HeaderList } from './header-list.ts'

export type Encoding = 'br' | 'gzip'

const MIN_BYTES = 1_024
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript))/i
const COMPLETE = new Set([200, 400, 404])
// Quality 4 is about as fast as gzip and smaller; the default of 11 would cost tenths of a second per page.
const brotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const zip = promisify(gzip)

/** The same files and pages are requested again and again; their ETag shows that they have not changed. */
const remember = createBoundedCache<string, Promise<Buffer>>(500)

export function preferredEncoding(acceptEncoding: string): Encoding | null {
  return acceptEncoding.includes('br') ? 'br' : acceptEncoding.includes('gzip') ? 'gzip' : null
}

/** Text may be compressed, unless it already is or asks to be left alone (`no-transform`). */
export function isCompressible(status: number, headers: HeaderList): boolean {
  if (!COMPLETE.has(status) || !COMPRESSIBLE.test(headerOf(headers, 'content-type'))) return false
  return headerOf(headers, 'content-encoding') === '' && !headerOf(headers, 'cache-control').includes('no-transform')
}

/** Below a kilobyte compression does not pay. */
export function isWorthIt(body: string | Uint8Array): boolean {
  return body.length >= MIN_BYTES
}

export function pack(body: string | Uint8Array, encoding: Encoding, headers: HeaderList): Promise<Buffer> {
  const isShared = headerOf(headers, 'cache-control').includes('public') && headerOf(headers, 'etag') !== ''
  const key = isShared ? `${encoding}${headerOf(headers, 'etag')}` : null
  const make = (): Promise<Buffer> => (encoding === 'br' ? brotli(body, BROTLI) : zip(body))
  return key === null ? make() : remember(key, make)
}
