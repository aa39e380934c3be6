import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MIN_BYTES = 1_024
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript))/i
// Quality 4 is about as fast as gzip and smaller; the default of 11 would cost tenths of a second per page.
const brotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const zip = promisify(gzip)

/** Text above a kilobyte goes out compressed, unless it already is or asks to be left alone (`no-transform`). */
export async function compressed(response: Response, acceptEncoding: string): Promise<Response> {
  const { headers } = response
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
  if (headers.get('cache-control')?.includes('no-transform')) return response
  headers.append('vary', 'Accept-Encoding')
  const encoding = acceptEncoding.includes('br') ? 'br' : acceptEncoding.includes('gzip') ? 'gzip' : null
  if (!encoding) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength < MIN_BYTES) return new Response(bytes, { status: response.status, headers })
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  const packed = encoding === 'br' ? await brotli(bytes, BROTLI) : await zip(bytes)
  return new Response(packed, { status: response.status, headers })
}
