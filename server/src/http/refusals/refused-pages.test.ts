import { connect } from 'node:net'

import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { AppEnv } from '../app-env.ts'

let server: TestServer
let served: Served
beforeAll(async () => {
  server = await startTestServer()
  const pages = new Hono<AppEnv>()
  // As the pages do: an undecodable URL would be printed to the console.
  pages.get('*', (c) => c.html(`<h1>Off the chart</h1>${decodeURIComponent(new URL(c.req.url).pathname)}`, 404))
  const files = new Hono<AppEnv>()
  files.use(async (c, next) => {
    await next()
    c.header('x-part', 'files')
  })
  files.get('/:file', (c) => (c.req.param('file') === 'here' ? c.text('a file') : c.notFound()))
  served = await serveSurfaces(server.product.platform, [
    { prefix: '/files', app: files, maxBodyBytes: 0 },
    { prefix: '/rest/v1', app: files, maxBodyBytes: 0 },
    { prefix: '', app: pages, maxBodyBytes: 1_000 },
  ])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

/** fetch would normalise the address first. */
function ask(path: string, accept: string, method = 'GET'): Promise<string> {
  const { hostname, port } = new URL(served.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
}

const ADDRESSES = ['/places/..%2f..%2fetc', '/.env', '/a/.git/config', '/%zz', '/%00', '/places/%ff', '/x.map']

it.each(ADDRESSES)('a browser that opens %s gets the "not found" page', async (path) => {
  const answer = await ask(path, 'text/html,application/xhtml+xml,*/*;q=0.8')
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toContain('<h1>Off the chart</h1>')
})

it.each(ADDRESSES)('a client that requests %s without accepting HTML gets a few bytes', async (path) => {
  expect(await ask(path, '*/*')).toMatch(/^HTTP\/1\.1 40[04] [\s\S]*content-type: application\/json/)
})

it('an unknown address of the API is answered by the API', async () => {
  expect(await ask('/rest/v1/%zz', 'text/html')).toMatch(/^HTTP\/1\.1 400 [\s\S]*content-type: application\/json/)
  expect(await ask('/.env', 'text/html', 'POST')).toMatch(/^HTTP\/1\.1 404 [\s\S]*content-type: application\/json/)
})

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const JSON_404 = /^HTTP\/1\.1 404 [\s\S]*content-type: application\/json/

it('a browser gets the page "not found" for unknown addresses of other parts', async () => {
  const answer = await ask('/files/gone', BROWSER)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toContain('<h1>Off the chart</h1>')
  // Under the policy of that part the page could not even load its styles.
  expect(answer).not.toContain('x-part')
  expect(await ask('/files/here', BROWSER)).toContain('a file')
})

it('programs, forms and the API get JSON', async () => {
  expect(await ask('/files/gone', '*/*')).toMatch(JSON_404)
  expect(await ask('/files/gone', BROWSER, 'POST')).toMatch(JSON_404)
  expect(await ask('/rest/v1/gone', BROWSER)).toMatch(JSON_404)
})

it('an address that is too long gets the "not found" page, and keeps its status', async () => {
  for (const path of [`/${'a'.repeat(33_000)}`, `/places?q=${'a'.repeat(33_000)}`]) {
    const answer = await ask(path, BROWSER)
    expect(answer).toMatch(/^HTTP\/1\.1 414 /)
    expect(answer).toContain('<h1>Off the chart</h1>')
    expect(answer.length).toBeLessThan(5_000)
    expect(await ask(path, '*/*')).toMatch(/^HTTP\/1\.1 414 [\s\S]*content-type: application\/json/)
  }
})
