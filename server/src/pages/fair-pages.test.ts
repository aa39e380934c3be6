import type { RenderedPage } from '@app/contracts/page-rendering'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createFindRedirect } from '../site-checks/redirects.ts'
import { createPages } from './pages.ts'

const PAGE: RenderedPage = { kind: 'page', status: 200, head: '', body: 'rendered', state: '{}', isEager: false }
const [CROWD, VISITOR] = ['203.0.113.1', '203.0.113.2']

let server: TestServer
let served: Served
let rendered: string[]
let finish: (() => void)[]

/** Pages under /slow stay unfinished until `finish` is called. */
const source = {
  render: ({ url }: { url: string }) => {
    const { pathname, search } = new URL(url)
    rendered.push(pathname + search)
    if (pathname === '/moved') return Promise.resolve({ kind: 'redirect', status: 301, location: '/about' } as const)
    if (pathname.startsWith('/old')) return Promise.resolve({ ...PAGE, status: 404 })
    if (!pathname.startsWith('/slow')) return Promise.resolve(PAGE)
    return new Promise<RenderedPage>((resolve) => finish.push(() => resolve(PAGE)))
  },
  parameters: async () => ['billing'],
  site: async () => ({ name: '', feedTitle: '', feedDescription: '', pages: [] }),
  template: async () => ({ html: '<!--body-->', inlineScripts: [] }),
  asset: () => undefined,
  buildId: 'test',
}

beforeAll(async () => {
  server = await startTestServer({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
})
beforeEach(async () => {
  ;[rendered, finish] = [[], []]
  const { platform } = server.product
  served = await serveSurfaces(platform, [
    {
      prefix: '',
      app: createPages({ ...platform, findRedirect: createFindRedirect(platform) }, source),
      maxBodyBytes: 0,
    },
  ])
})
afterEach(() => served.stop())
afterAll(() => server.stop())

const get = (path: string, address: string, more: RequestInit = {}) =>
  fetch(`${served.url}${path}`, { ...more, headers: { 'x-forwarded-for': address } })

it('serves other addresses while one address asks for ninety pages', async () => {
  const control = new AbortController()
  const refused: number[] = []
  const crowd = Array.from({ length: 90 }, async (_, nth) => {
    const answer = await get(`/slow/${nth}`, CROWD, { signal: control.signal }).catch(() => null)
    if (answer) refused.push(answer.status)
  })
  await expect.poll(() => refused.length).toBe(90 - 64 - 4)
  expect(new Set(refused)).toEqual(new Set([429]))
  const again = await get('/about', CROWD)
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '3'])
  for (const path of ['/about', '/pricing']) expect((await get(path, VISITOR)).status, path).toBe(200)
  control.abort()
  await Promise.all(crowd)
})

it('renders one page for all values of parameters that it does not read', async () => {
  const answers = await Promise.all(Array.from({ length: 90 }, (_, nth) => get(`/features?r=${nth}`, CROWD)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 90 }, () => 200))
  expect(rendered).toEqual(['/features'])
  expect(await (await get('/features?utm_source=mail', VISITOR)).text()).toContain('rendered')
  expect(rendered).toEqual(['/features'])
})

it('renders a page anew for a parameter that it reads, and leaves the others out', async () => {
  await get('/plans?r=1&billing=yearly&r=2', VISITOR)
  await get('/plans?billing=monthly', VISITOR)
  expect(rendered).toEqual(['/plans?billing=yearly', '/plans?billing=monthly'])
})

it('keeps every parameter on a redirect', async () => {
  const answer = await get('/moved?utm_source=mail&billing=yearly', VISITOR, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/about?utm_source=mail'])
  // A browser also compares the opener policy of a redirect.
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

it('continues rendering a page for the second visitor when the first has left', async () => {
  const visitor = new AbortController()
  const left = get('/slow', VISITOR, { signal: visitor.signal }).catch(() => 'left')
  await expect.poll(() => rendered).toEqual(['/slow'])
  const stayed = get('/slow?r=1', VISITOR)
  await expect.poll(() => finish.length).toBe(1)
  visitor.abort()
  expect(await left).toBe('left')
  finish[0]?.()
  expect((await stayed).status).toBe(200)
  expect(rendered).toEqual(['/slow'])
})

it('sends visitors of an address that moved to the next one, and never those of a page that exists', async () => {
  await server.db.query(
    `insert into public.redirects (from_path, to_path, status) values ('/old', '/new?a=1', 301), ('/old-b', '/new', 302),
       ('/about', '/new', 301)`,
  )
  const moved = async (path: string) => {
    const answer = await get(path, VISITOR, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await moved('/old')).toEqual([301, '/new?a=1'])
  expect(await moved('/old/?x=1')).toEqual([301, '/new?a=1'])
  expect(await moved('/old-b')).toEqual([302, '/new'])
  expect(await moved('/old-c')).toEqual([404, null])
  expect(await moved('/about')).toEqual([200, null])
})
