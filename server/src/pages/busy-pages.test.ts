import type { RenderedPage } from '@app/contracts/page-rendering'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createPages } from './pages.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'

const PAGE: RenderedPage = { kind: 'page', status: 200, head: '', body: 'drawn', state: '{}', isEager: false }
let server: TestServer
let served: Served
const asked: string[] = []
const signals: AbortSignal[] = []
/** Of everyone who asked for a page: aborted when they have left. */
const visitors: AbortSignal[] = []
let finish: () => void = () => {}

beforeAll(async () => {
  server = await startTestServer()
  const { platform } = server.product
  const source = {
    render: ({ url, signal }: { url: string; signal?: AbortSignal }) => {
      asked.push(new URL(url).pathname)
      if (signal) signals.push(signal)
      if (!url.endsWith('/slow')) return Promise.resolve(PAGE)
      return new Promise<RenderedPage>((resolve) => (finish = () => resolve(PAGE)))
    },
    site: async () => ({ name: '', feedTitle: '', feedDescription: '', pages: [] }),
    template: async () => ({ html: '<!--body-->', inlineScripts: [], stylesFor: () => '' }),
    asset: () => undefined,
  }
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
  const watched: RenderQueue = {
    draw(gone, work) {
      visitors.push(gone)
      return queue.draw(gone, work)
    },
  }
  const app = createPages(platform, source, watched)
  served = await serveSurfaces(platform, [{ prefix: '', app, maxBodyBytes: 0 }])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

it('while pages are drawn, health is answered, the overflow is sent away and who left is forgotten', async () => {
  const slow = fetch(`${served.url}/slow`)
  await expect.poll(() => asked).toEqual(['/slow'])
  const visitor = new AbortController()
  const left = fetch(`${served.url}/left`, { signal: visitor.signal }).catch(() => 'left')
  await expect.poll(() => visitors.length).toBe(2)
  expect((await fetch(`${served.url}/more`)).status).toBe(503)
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200)
  visitor.abort()
  expect(await left).toBe('left')
  await expect.poll(() => visitors[1]?.aborted).toBe(true)
  finish()
  expect(await (await slow).text()).toContain('drawn')
  expect((await fetch(`${served.url}/after`)).status).toBe(200)
  expect(asked).toEqual(['/slow', '/after'])
})

it('a drawing learns that its visitor has left', async () => {
  const visitor = new AbortController()
  signals.length = 0
  const left = fetch(`${served.url}/slow`, { signal: visitor.signal }).catch(() => 'left')
  await expect.poll(() => signals.length).toBe(1)
  visitor.abort()
  await left
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  expect((await fetch(`${served.url}/after`)).status).toBe(200)
})
