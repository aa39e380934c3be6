import { createServer, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

import { GuardedResponse } from './guarded-response.ts'
import { endSocket } from './refusals/end-socket.ts'
import { rawRefusal } from './refusals/raw-refusal.ts'

export type Handle = (request: IncomingMessage, response: GuardedResponse) => void
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export type Listening = {
  readonly port: number
  /** From now on requests reach the product; until then the answer asks them to retry. */
  serve(product: { readonly handle: Handle; readonly upgrade: Upgrade }): void
  /** Accepts no new connection, lets running requests end, and closes the rest after `drainMs`. */
  close(drainMs: number): Promise<void>
}

const OPTIONS = {
  ServerResponse: GuardedResponse,
  // A filter with a long list of ids is part of the URL.
  maxHeaderSize: 65_536,
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  // By default Node checks for slow requests only every half minute, which would lengthen the two limits above.
  connectionsCheckingInterval: 5_000,
  // Longer than the minute that load balancers keep an idle connection.
  keepAliveTimeout: 65_000,
  // Some clients offer HTTP/2 with every plain request; the offer is ignored and the request answered over HTTP/1.1.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
}

/** Opens the port at once, so that a port in use is reported before the database starts. */
export async function listen(host: string, port: number): Promise<Listening> {
  let handle: Handle = answerStarting
  let upgrade: Upgrade = (_, socket) => socket.destroy()
  const server = createServer(OPTIONS, (request, response) => handle(request, response))
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head))
  server.on('clientError', (_, socket) => {
    if (socket.writable) endSocket(socket, rawRefusal(400, 'Bad Request'))
    else socket.destroy()
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
      // Keep-alive connections stay open for a next request, which is no longer accepted.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const timer = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearInterval(idle)
      clearTimeout(timer)
    },
  }
}

const answerStarting: Handle = (_, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
  response.end('Sojourn is starting. Please try again in a moment.\n')
}
