import { defaultHeaders } from '../default-headers.ts'

/** An answer for a socket without a response object: for input that is not HTTP, and for refused upgrades. */
export function rawRefusal(status: number, reason: string, body = ''): string {
  const headers = {
    ...defaultHeaders(false).pages,
    ...(body && { 'content-type': 'application/json' }),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`
}
