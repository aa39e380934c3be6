import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { FAULT_KINDS, StaffSiteResponse } from '@app/contracts/staff-site'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { addTravellers, askAs, callAs } from '../../test/travellers.ts'
import { crawlSite, type Crawl } from './crawl-site.ts'
import { createOpenPage } from './open-page.ts'
import { runSiteCheck } from './run-site-check.ts'

type Seed = {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly ms?: number
}

const DATA = '{"@context":"https://schema.org","@type":"WebPage"}'
/** A page without a fault; each seeded page takes one thing away. */
const page = (path: string, changes: Readonly<Record<string, string>> = {}) => {
  const parts = {
    title: `<title>Page ${path}</title>`,
    description: `<meta name="description" content="About ${path}">`,
    canonical: `<link rel="canonical" href="http://site.test${path}">`,
    data: `<script type="application/ld+json">${DATA}</script>`,
    robots: '',
    body: '<h1>One</h1>',
    ...changes,
  }
  const { body, ...head } = parts
  return `<html><head>${Object.values(head).join('')}</head><body>${body}<svg><title>Drawing</title></svg></body></html>`
}

const LINKS =
  '<h1>One</h1><a href="/gone">x</a><a href="/moved">y</a><a href="https://else.example/">z</a><a href="mailto:a@b.c">m</a>'
const SEEDS: Readonly<Record<string, Seed>> = {
  '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /secret\n' },
  '/': { body: page('/', { body: `<h1>One</h1><a href="/links">a</a><a href="/secret/x">s</a>` }) },
  '/good': { body: page('/good', { body: '<h1>One</h1><img src="/a.png" alt="">' }) },
  '/bad-status': { status: 500, body: 'no' },
  '/links': { body: page('/links', { body: LINKS }) },
  '/moved': { status: 301, headers: { location: '/good' } },
  '/no-title': { body: page('/no-title', { title: '' }) },
  '/long-title': { body: page('/long-title', { title: `<title>${'Very '.repeat(20)}</title>` }) },
  '/same-a': {
    body: page('/same-a', { title: '<title>Same</title>', description: '<meta name="description" content="Same">' }),
  },
  '/same-b': {
    body: page('/same-b', { title: '<title>Same</title>', description: '<meta name="description" content="Same">' }),
  },
  '/no-description': { body: page('/no-description', { description: '' }) },
  '/long-description': {
    body: page('/long-description', { description: `<meta name="description" content="${'long '.repeat(40)}">` }),
  },
  '/no-canonical': { body: page('/no-canonical', { canonical: '' }) },
  '/other-canonical': {
    body: page('/other-canonical', { canonical: '<link rel="canonical" href="https://else.example/other-canonical">' }),
  },
  '/no-data': { body: page('/no-data', { data: '' }) },
  '/broken-data': { body: page('/broken-data', { data: '<script type="application/ld+json">{"@type":</script>' }) },
  '/no-heading': { body: page('/no-heading', { body: '' }) },
  '/several-headings': { body: page('/several-headings', { body: '<h1>One</h1><h1>Two</h1>' }) },
  '/no-alt': { body: page('/no-alt', { body: '<h1>One</h1><img src="/map.png">' }) },
  '/not-indexed': { body: page('/not-indexed', { robots: '<meta name="robots" content="noindex">' }) },
  '/too-large': { body: page('/too-large', { body: `<h1>One</h1>${'x'.repeat(600_000)}` }) },
  '/slow': { body: page('/slow'), ms: 3_200 },
  '/secret/x': { status: 500 },
}
const LISTED = Object.keys(SEEDS).filter((path) => !/^\/(?:robots|moved|secret|links)/.test(path))
const SITEMAP = `<urlset>${[...LISTED, 'https://else.example/far'].map((path) => `<url><loc>${path.startsWith('/') ? `http://site.test${path}` : path}</loc></url>`).join('')}</urlset>`

/** Serves the seeded pages; `mended` serves a page without a fault in their place. */
function serveSeeds(mended: ReadonlySet<string>, asked: string[]): Promise<Server> {
  const site = createServer((request, answer) => {
    const path = request.url ?? ''
    asked.push(`${request.headers.host}${path}`)
    const seed =
      path === '/sitemap.xml' ? { headers: { 'content-type': 'application/xml' }, body: SITEMAP } : SEEDS[path]
    const {
      status = 200,
      headers = {},
      body = '',
      ms = 0,
    }: Seed = mended.has(path) ? { body: page(path) } : (seed ?? { status: 404 })
    const own = body.replaceAll('http://site.test', `http://${request.headers.host}`)
    setTimeout(() => answer.writeHead(status, { 'content-type': 'text/html', ...headers }).end(own), ms)
  })
  return new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(site)))
}

const mended = new Set<string>()
const asked: string[] = []
let site: Server
let port: number
beforeAll(async () => {
  site = await serveSeeds(mended, asked)
  port = (site.address() as AddressInfo).port
})
afterAll(() => void site.close())
const crawl = (pages = 100, signal = AbortSignal.timeout(60_000)) =>
  crawlSite({
    open: createOpenPage({ port, publicUrl: 'http://site.test' }),
    publicUrl: 'http://site.test',
    bounds: { pages, ms: 60_000 },
    signal,
  })

describe('a crawl of a site with a fault of every kind', () => {
  let found: Crawl
  beforeAll(async () => {
    found = await crawl()
  })

  it('finds each, and nothing on the page without one', () => {
    const kinds = found.faults.map(({ path, kind }) => `${path} ${kind}`).toSorted()
    expect(kinds).toEqual(
      [
        '/bad-status bad-status',
        '/broken-data broken-structured-data',
        '/links broken-link',
        '/links redirected-link',
        '/long-description long-description',
        '/long-title long-title',
        '/no-alt no-alt',
        '/no-canonical no-canonical',
        '/no-data no-structured-data',
        '/no-description no-description',
        '/no-heading no-heading',
        '/no-title no-title',
        '/not-indexed not-indexed',
        '/other-canonical other-canonical',
        '/same-a same-description',
        '/same-a same-title',
        '/same-b same-description',
        '/same-b same-title',
        '/several-headings several-headings',
        '/slow slow',
        '/too-large too-large',
      ].toSorted(),
    )
    expect(new Set(found.faults.map(({ kind }) => kind))).toEqual(new Set(FAULT_KINDS))
  })

  it('names the link, the picture and the size', () => {
    const detailOf = (kind: string) => found.faults.find((fault) => fault.kind === kind)?.detail
    expect(detailOf('broken-link')).toBe('/gone (404)')
    expect(detailOf('redirected-link')).toBe('/moved → /good')
    expect(detailOf('no-alt')).toBe('/map.png')
    expect(detailOf('too-large')).toMatch(/^\d{3} kB$/)
  })

  it('asks this server only, by its public name, and leaves out what robots may not read', () => {
    expect(asked.every((address) => address.startsWith('site.test/'))).toBe(true)
    expect(asked).not.toContain('site.test/secret/x')
    expect(asked).not.toContain('site.test/far')
  })

  it('ends at its bound and says how many addresses are left', async () => {
    const { pages, unseen } = await crawl(3)
    expect(pages).toBe(3)
    expect(unseen).toBeGreaterThan(10)
  })
})

const PEOPLE = {
  owner: '51111111-1111-4111-8111-111111111110',
  marketing: '51111111-1111-4111-8111-111111111111',
  content_editor: '51111111-1111-4111-8111-111111111112',
  support: '51111111-1111-4111-8111-111111111113',
  nobody: '51111111-1111-4111-8111-111111111114',
} as const
type Person = keyof typeof PEOPLE

describe('checks and redirects in the office', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    for (const [name, id] of Object.entries(PEOPLE)) {
      await addTravellers(server.db, { [id]: `${name}@site.example` })
      if (name !== 'nobody')
        await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, name])
    }
    // The tests run the checks themselves, on the seeded pages.
    await server.db.query('alter table public.site_checks disable trigger announce_site_check')
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    mended.clear()
    for (const table of ['site_checks', 'site_findings', 'redirects'])
      await server.db.query(`delete from public.${table}`)
  })
  const call = (as: Person | null, wish: object) => callAs(server, as && PEOPLE[as], 'staff-site', wish)
  const ask = async (wish: object, as: Person = 'marketing') =>
    StaffSiteResponse.parse(await (await call(as, wish)).json())
  const check = async () => {
    await ask({ action: 'check' })
    const { platform } = server.product
    const settings = { ...platform.settings, publicUrl: `http://127.0.0.1:${port}` }
    await runSiteCheck({ ...platform, settings }, AbortSignal.timeout(60_000), { pages: 4, ms: 60_000 })
    return ask({ action: 'overview' })
  }

  it('keep a finding open, set aside or mended, with the history of the checks', async () => {
    // Four pages: home, good, bad-status, no-title.
    const statesOf = ({ findings }: StaffSiteResponse) =>
      Object.fromEntries(findings.map(({ kind, state }) => [kind, state]))
    const first = await check()
    expect(statesOf(first)).toEqual({ 'bad-status': 'open', 'no-title': 'open' })
    expect(first.checks).toMatchObject([{ state: 'done', pages: 4, opened: 2, mended: 0 }])
    const aside = first.findings.find(({ kind }) => kind === 'no-title')?.id
    await ask({ action: 'set-aside', id: aside, isIgnored: true })
    mended.add('/bad-status')
    const second = await check()
    expect(statesOf(second)).toEqual({ 'bad-status': 'mended', 'no-title': 'ignored' })
    expect(second.checks).toMatchObject([{ mended: 1, opened: 0 }, { mended: 0 }])
    mended.clear()
    expect(statesOf(await check())).toEqual({ 'bad-status': 'open', 'no-title': 'ignored' })
  })

  it('run one at a time, and one whose server died is given up', async () => {
    await ask({ action: 'check' })
    expect((await call('owner', { action: 'check' })).status).toBe(409)
    await server.db.query(`update public.site_checks set state = 'running', alive_at = now() - interval '5 minutes'`)
    await runSiteCheck(server.product.platform, AbortSignal.timeout(1_000), { pages: 1, ms: 1_000 })
    const { checks } = await ask({ action: 'overview' })
    expect(checks).toMatchObject([{ state: 'failed', problem: 'The server stopped' }])
    await ask({ action: 'check' })
  })

  it.each([
    ['another site', '/a', '//evil.example'],
    ['another site in full', '/a', 'https://evil.example/'],
    ['a backslash', '/a', '/\\evil.example'],
    ['a header', '/a', '/b\r\nset-cookie: x=1'],
    ['the first page', '/', '/b'],
    ['a question', '/a?x=1', '/b'],
  ])('refuse a redirect to or from %s', async (_, from, to) => {
    expect((await call('owner', { action: 'save-redirect', from, to, status: 301 })).status).toBe(400)
    const direct = await askAs(server, PEOPLE.owner, '/rest/v1/redirects', {
      method: 'POST',
      body: JSON.stringify({ from_path: from, to_path: to, status: 301 }),
    })
    expect(direct.status).toBeGreaterThanOrEqual(400)
  })

  it('refuse a loop, of one step or of several', async () => {
    const save = (from: string, to: string) => call('marketing', { action: 'save-redirect', from, to, status: 301 })
    expect((await save('/a', '/a')).status).toBe(409)
    expect((await save('/a', '/b')).status).toBe(200)
    expect((await save('/b', '/c#x')).status).toBe(200)
    const loop = await save('/c', '/a?y=1')
    expect([loop.status, await loop.json()]).toEqual([
      409,
      { error: { code: 'mail_not_saved', message: 'Not saved: this redirect leads back to itself.' } },
    ])
    expect((await ask({ action: 'delete-redirect', from: '/b' })).redirects).toEqual([
      { from: '/a', to: '/b', status: 301 },
    ])
  })

  it.each([
    ['support', 403],
    ['nobody', 403],
    [null, 401],
  ] as const)('%s is refused with %s', async (as, status) => {
    for (const wish of [
      { action: 'overview' },
      { action: 'check' },
      { action: 'save-redirect', from: '/a', to: '/b', status: 301 },
    ])
      expect((await call(as, wish)).status).toBe(status)
  })

  it('are audited', async () => {
    await ask({ action: 'save-redirect', from: '/x', to: '/y', status: 302 }, 'content_editor')
    const rows = await server.db.query(
      `select action, subject_id, details, actor_id from public.audit_log where subject_type = 'redirect' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      { action: 'redirect.created', subject_id: '/x', details: { to: '/y' }, actor_id: PEOPLE.content_editor },
    ])
  })
})
