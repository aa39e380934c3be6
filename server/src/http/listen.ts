import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export type Listening = {
  readonly port: number
  /** From now on requests reach the product; before that they are told to come back in a moment. */
  serve(product: { readonly handle: RequestListener; readonly upgrade: Upgrade }): void
  /** Takes no new connection, lets running requests end, and cuts what is left after `drainMs`. */
  close(drainMs: number): Promise<void>
}

const REQUEST_TIMEOUT_MS = 120_000
const HEADERS_TIMEOUT_MS = 20_000

/** Opens the port at once, so that a port in use is known before the database is started. */
export async function listen(host: string, port: number): Promise<Listening> {
  let handle: RequestListener = answerStarting
  let upgrade: Upgrade = (_, socket) => socket.destroy()
  const options = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, keepAliveTimeout: 65_000 }
  const server = createServer(options, (request, response) => handle(request, response))
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head))
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    serve(product) {
      handle = product.handle
      upgrade = product.upgrade
    },
    async close(drainMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearTimeout(timer)
    },
  }
}

const answerStarting: RequestListener = (_, response) => {
  response.writeHead(503, {
    'retry-after': '1',
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end('Sojourn is starting. Please try again in a moment.\n')
}
