/** Clients that never close their side of a connection whose request was refused. */
import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { endSocket } from './end-socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
afterEach(() => void vi.useRealTimers())

const upgrade = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

/** The answer, once the server has sent its FIN; our own side stays open. */
function sayAndStay(text: string): Promise<{ readonly answer: string; readonly socket: Socket }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
    socket.on('end', () => resolve({ answer, socket })).on('error', reject)
  })
}

/** A closed connection answers with a reset; a half-open one accepts every write. */
async function untilReset(socket: Socket): Promise<string> {
  const reset = new Promise<string>((resolve) => {
    socket.removeAllListeners('error').on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
  })
  const writing = setInterval(() => socket.write('x'), 10)
  return reset.finally(() => clearInterval(writing))
}

it.each([
  ['no HTTP at all', () => 'hello\r\n\r\n', 400],
  ['a header that is too long', () => `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`, 400],
  ['an upgrade at another address', () => upgrade('/nowhere'), 404],
  ['an upgrade without a key', () => upgrade('/realtime/v1/websocket?vsn=2.0.0'), 401],
  ['an upgrade of an unknown version', () => upgrade('/realtime/v1/websocket?vsn=9.0.0'), 400],
  [
    'an upgrade with a key but without a handshake',
    () =>
      upgrade(`/realtime/v1/websocket?vsn=2.0.0&apikey=${server.product.platform.apiKeys.anon}`).replace(
        /Sec-.*\r\n/g,
        '',
      ),
    400,
  ],
])('closes the connection after refusing %s', async (_, text, status) => {
  const { answer, socket } = await sayAndStay(text())
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(await untilReset(socket)).toMatch(/^(?:EPIPE|ECONNRESET)$/)
})

it('destroys a connection whose answer is never read', () => {
  vi.useFakeTimers()
  // A peer that reads nothing: the last write never ends.
  const socket = new Duplex({ read() {}, write() {} })
  endSocket(socket, 'refused')
  vi.advanceTimersByTime(4_900)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(200)
  expect(socket.destroyed).toBe(true)
})
