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

/** Sends what is given as it stands, and answers with the request that Node has made of its head. */
async function send(text: string): Promise<IncomingMessage> {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const incoming = once(server, 'request')
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  return ((await incoming) as [IncomingMessage])[0]
}

const HEAD = 'POST / HTTP/1.1\r\nhost: here\r\n'

it('puts the pieces of a body together', async () => {
  const reading = readBody(await send(`${HEAD}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`), 6)
  socket.write('3\r\ndef\r\n0\r\n\r\n')
  expect((await reading).toString()).toBe('abcdef')
})

it('reads what is not there as nothing', async () => {
  expect((await readBody(await send(`${HEAD}\r\n`), 10)).length).toBe(0)
})

it('refuses by its length what has not come yet', async () => {
  await expect(readBody(await send(`${HEAD}content-length: 11\r\n\r\n`), 10)).rejects.toMatchObject({
    code: 'body_too_large',
  })
})

it('refuses what passes the limit without having told its length', async () => {
  const reading = readBody(await send(`${HEAD}transfer-encoding: chunked\r\n\r\n6\r\nabcdef\r\n`), 5)
  await expect(reading).rejects.toMatchObject({ code: 'body_too_large' })
})

it('says so when the sender leaves in the middle', async () => {
  const reading = readBody(await send(`${HEAD}content-length: 6\r\n\r\nabc`), 10)
  socket.destroy()
  await expect(reading).rejects.toMatchObject({ code: 'body_incomplete' })
})

it('has the whole body of a sender who leaves before anybody asks for it', async () => {
  const incoming = await send(`${HEAD}content-length: 6\r\n\r\nabcdef`)
  const reading = readBody(incoming, 10)
  socket.destroy()
  await once(incoming, 'close')
  expect((await reading).toString()).toBe('abcdef')
})
