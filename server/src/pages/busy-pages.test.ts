import type { RenderedPage } from '@app/contracts/page-rendering'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createSharedLimits } from '../limits/shared-limits.ts'
import { createPages } from './pages.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'

const PAGE: RenderedPage = { kind: 'page', status: 200, head: '', body: 'drawn', state: '{}', isEager: false }
let server: TestServer
let served: Served
const asked: string[] = []
const signals: AbortSignal[] = []
/** One signal per requested page; it aborts when the visitor has left. */
const visitors: AbortSignal[] = []
let finish: () => void = () => {}

beforeAll(async () => {
  server = await startTestServer({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  const { platform } = server.product
  const source = {
    render: ({ url, signal }: { url: string; signal?: AbortSignal }) => {
      asked.push(new URL(url).pathname)
      if (signal) signals.push(signal)
      if (!url.endsWith('/slow')) return Promise.resolve(PAGE)
      return new Promise<RenderedPage>((resolve) => (finish = () => resolve(PAGE)))
    },
    parameters: async () => 'all' as const,
    site: async () => ({ name: '', feedTitle: '', feedDescription: '', pages: [] }),
    template: async () => ({ html: '<!--body-->', inlineScripts: [] }),
    asset: () => undefined,
  }
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
  const watched: RenderQueue = {
    draw(address, gone, work) {
      visitors.push(gone)
      return queue.draw(address, gone, work)
    },
  }
  const app = createPages(platform, source, watched)
  served = await serveSurfaces(platform, [{ prefix: '', app, maxBodyBytes: 0 }])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

it('while pages render, health is answered, excess requests are refused and visitors who left are dropped', async () => {
  const slow = fetch(`${served.url}/slow`)
  await expect.poll(() => asked).toEqual(['/slow'])
  const visitor = new AbortController()
  const left = fetch(`${served.url}/left`, { signal: visitor.signal }).catch(() => 'left')
  await expect.poll(() => visitors.length).toBe(2)
  expect((await fetch(`${served.url}/more`)).status).toBe(429)
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200)
  visitor.abort()
  expect(await left).toBe('left')
  await expect.poll(() => visitors[1]?.aborted).toBe(true)
  finish()
  expect(await (await slow).text()).toContain('drawn')
  expect((await fetch(`${served.url}/after`)).status).toBe(200)
  expect(asked).toEqual(['/slow', '/after'])
})

it('rendering is cancelled when its visitor has left', async () => {
  const visitor = new AbortController()
  signals.length = 0
  const left = fetch(`${served.url}/slow`, { signal: visitor.signal }).catch(() => 'left')
  await expect.poll(() => signals.length).toBe(1)
  visitor.abort()
  await left
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  expect((await fetch(`${served.url}/after`)).status).toBe(200)
})

it('a page that takes too long falls back to the browser, and clients without a browser get a retry answer', async () => {
  const { platform } = server.product
  const source = {
    render: () => new Promise<RenderedPage>(() => {}),
    parameters: async () => 'all' as const,
    site: async () => ({ name: '', feedTitle: '', feedDescription: '', pages: [] }),
    template: async () => ({ html: '<!--state-->', inlineScripts: [] }),
    asset: () => undefined,
  }
  const app = createPages(platform, source, createRenderQueue({ withinMs: 1 }))
  const late = await serveSurfaces(platform, [{ prefix: '', app, maxBodyBytes: 0 }])
  try {
    const answer = await fetch(`${late.url}/places`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('data-eager')
  } finally {
    await late.stop()
  }
})

it('shared trips render one at a time per address, few wait, and one address opens only so many a minute', async () => {
  const { platform } = server.product
  const ends: (() => void)[] = []
  const source = {
    render: () => new Promise<RenderedPage>((resolve) => ends.push(() => resolve(PAGE))),
    parameters: async () => 'all' as const,
    site: async () => ({ name: '', feedTitle: '', feedDescription: '', pages: [] }),
    template: async () => ({ html: '<!--body-->', inlineScripts: [] }),
    asset: () => undefined,
  }
  const counted = { ...platform, limits: createSharedLimits(platform.db) }
  const app = createPages(counted, source, createRenderQueue())
  const shared = await serveSurfaces(platform, [{ prefix: '', app, maxBodyBytes: 0 }])
  const open = (address = '203.0.113.1') =>
    fetch(`${shared.url}/Itinerary/shared/token`, { headers: { 'x-forwarded-for': address } })
  try {
    const opened = Array.from({ length: 12 }, () => open())
    let answered = 0
    for (const each of opened) void each.then(() => (answered += 1))
    await expect.poll(() => answered).toBe(3)
    expect(ends).toHaveLength(1)
    const refused = await Promise.race(opened)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3'])
    const other = open('203.0.113.2')
    await expect.poll(() => ends.length).toBe(2)
    ends.pop()?.()
    expect((await other).status).toBe(200)
    let isOver = false
    const all = Promise.all(opened).finally(() => (isOver = true))
    await expect
      .poll(() => {
        ends.shift()?.()
        return isOver
      })
      .toBe(true)
    expect((await all).map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      ...Array.from({ length: 3 }, () => 429),
    ])
    const statuses: number[] = []
    for (let asked = 12; asked < 31; asked += 1) {
      const answer = open()
      await expect.poll(() => ends.length > 0 || asked === 30).toBe(true)
      ends.shift()?.()
      statuses.push((await answer).status)
    }
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await shared.stop()
  }
})
