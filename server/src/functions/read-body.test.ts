import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { readBody } from './read-body.ts'

let server: Server
let socket: Socket
afterEach(() => {
  socket.destroy()
  server.close()
})

/** Sends the given text unchanged, and returns the request that Node parsed from its head. */
async function send(text: string): Promise<IncomingMessage> {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const incoming = once(server, 'request')
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  return ((await incoming) as [IncomingMessage])[0]
}

const HEAD = 'POST / HTTP/1.1\r\nhost: here\r\n'

it('joins the chunks of a body', async () => {
  const reading = readBody(await send(`${HEAD}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`), 6)
  socket.write('3\r\ndef\r\n0\r\n\r\n')
  expect((await reading).toString()).toBe('abcdef')
})

it('reads a missing body as empty', async () => {
  expect((await readBody(await send(`${HEAD}\r\n`), 10)).length).toBe(0)
})

it('refuses a body by its declared length before it arrives', async () => {
  await expect(readBody(await send(`${HEAD}content-length: 11\r\n\r\n`), 10)).rejects.toMatchObject({
    code: 'body_too_large',
  })
})

it('refuses a chunked body that passes the limit', async () => {
  const reading = readBody(await send(`${HEAD}transfer-encoding: chunked\r\n\r\n6\r\nabcdef\r\n`), 5)
  await expect(reading).rejects.toMatchObject({ code: 'body_too_large' })
})

it('reports a sender who leaves in the middle', async () => {
  const reading = readBody(await send(`${HEAD}content-length: 6\r\n\r\nabc`), 10)
  socket.destroy()
  await expect(reading).rejects.toMatchObject({ code: 'body_incomplete' })
})

it('keeps the whole body of a sender who leaves before it is read', async () => {
  const incoming = await send(`${HEAD}content-length: 6\r\n\r\nabcdef`)
  const reading = readBody(incoming, 10)
  socket.destroy()
  await once(incoming, 'close')
  expect((await reading).toString()).toBe('abcdef')
})
