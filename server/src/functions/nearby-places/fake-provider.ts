/** For tests: a server on the loopback that speaks a provider's protocol. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }
type Answered = { readonly status: number; readonly body: string }
type Answer = (asked: Asked) => Answered

export async function startFakeProvider(first: Answer) {
  const asked: Asked[] = []
  const fake = { asked, answer: first, url: '', stop: async () => undefined as void }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body }
      asked.push(one)
      const { status, body: text } = fake.answer(one)
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.stop = () => new Promise((resolve) => server.close(() => resolve()))
  return fake
}
