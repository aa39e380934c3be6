import { createServer, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

import { endSocket } from './end-socket.ts'
import { GuardedResponse } from './guarded-response.ts'
import { rawRefusal } from './raw-refusal.ts'

export type Handle = (request: IncomingMessage, response: GuardedResponse) => void
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export type Listening = {
  readonly port: number
  /** From now on requests reach the product; before that they are told to come back in a moment. */
  serve(product: { readonly handle: Handle; readonly upgrade: Upgrade }): void
  /** Takes no new connection, lets running requests end, and cuts what is left after `drainMs`. */
  close(drainMs: number): Promise<void>
}

const OPTIONS = {
  ServerResponse: GuardedResponse,
  // A filter with a long list of ids travels in the address.
  maxHeaderSize: 65_536,
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  // Node looks for requests that are too slow only every half minute, which would make the two limits above longer.
  connectionsCheckingInterval: 5_000,
  // Longer than the minute that load balancers keep a connection for.
  keepAliveTimeout: 65_000,
  // Some clients offer HTTP/2 with every plain request: that is an offer, and the request is answered as it is.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
}

/** Opens the port at once, so that a port in use is known before the database is started. */
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
      // A connection that has had its answer stays open for the next request; there will be none.
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
