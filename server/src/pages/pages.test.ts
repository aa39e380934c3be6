import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import type { PageToRender, RenderedPage, Site } from '@app/contracts/page-rendering'
import { describe, expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { QueueRefused } from '../limits/fair-queue.ts'
import { createLog } from '../logging/log.ts'
import { createTemplate } from './document-template.ts'
import type { PageSource } from './page-source.ts'
import { createPages } from './pages.ts'

const INDEX_HTML = [
  '<html lang="en"><head><script>theme()</script><!--head-->',
  '<script type="module" crossorigin src="/assets/entry-1.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/app-1.css"></head>',
  '<body><div id="root"><!--body--></div><!--state--></body></html>',
].join('')
const FONTS = ['assets/fraunces-latin-AbC_1-2x.woff2', 'assets/fraunces-latin-ext-opsz-normal-AbC_1-2x.woff2']

const SITE: Site = {
  name: 'Sojourn',
  feedTitle: 'The log',
  feedDescription: 'Pieces',
  pages: [
    { path: '/' },
    { path: '/flight-compensation', changedOn: '2026-11-15' },
    { path: '/blog/a', post: { title: 'Salt & <sea>', summary: 'On “it”', publishedOn: '2026-11-12' } },
  ],
}

function createSource(page: Partial<Extract<RenderedPage, { kind: 'page' }>> | RenderedPage = {}) {
  const asked: PageToRender<AbortSignal>[] = []
  const source: PageSource = {
    render: async (toRender) => {
      asked.push(toRender)
      return {
        kind: 'page',
        status: 200,
        head: '<title>T</title>',
        body: '<p>$& hello</p>',
        state: '{}',
        isEager: false,
        ...page,
      } as RenderedPage
    },
    site: async () => SITE,
    parameters: async () => 'all',
    template: async () => createTemplate(INDEX_HTML, FONTS),
    asset: (path) => (path === '/assets/entry-1.js' ? ASSET : undefined),
  }
  return { source, asked }
}

const ASSET = {
  bytes: new TextEncoder().encode('go()'),
  packed: new Uint8Array(brotliCompressSync('go()')),
  contentType: 'text/javascript',
  etag: '"a"',
  isImmutable: true,
}

const PUBLIC = parseSettings({ FEEDS: 'off', PUBLIC_URL: 'https://sojourn.example' })
const HOSTED = parseSettings({
  FEEDS: 'off',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'hosted public',
  SUPABASE_SERVICE_KEY: 'hosted secret',
  DATABASE_URL: 'postgres://localhost/hosted',
})
const KEYS = { anon: 'public', service: 'secret' }
const pagesOf = (source: PageSource, settings = PUBLIC) =>
  createPages({ settings, log: createLog('silent'), apiKeys: KEYS }, source)
const get = (path: string, headers: Record<string, string> = {}, page?: Parameters<typeof createSource>[0]) =>
  pagesOf(createSource(page).source).request(path, { headers })

describe('createPages', () => {
  it.each([
    ['with feeds', { FEEDS: 'on' }, true],
    ['without', { FEEDS: 'off' }, undefined],
  ])('tells the page whether feeds are read: %s', async (_, settings, readsFeeds) => {
    const { source, asked } = createSource()
    await pagesOf(source, parseSettings({ ...settings, PUBLIC_URL: 'https://sojourn.example' })).request('/')
    expect(asked[0]?.config.readsFeeds).toBe(readsFeeds)
  })

  it('fills head, body and state into the document, links the stylesheet and preloads the first font', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('<title>T</title>')
    expect(html).toContain('<div id="root"><p>$& hello</p></div>')
    expect(html).toContain('<script type="application/json" id="page">{}</script>')
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/app-1.css">')
    expect(html.match(/<link rel="preload" href="[^"]*"/g)).toEqual([
      '<link rel="preload" href="/assets/fraunces-latin-AbC_1-2x.woff2"',
    ])
  })

  it.each([
    ['too-often', 429, '60'],
    ['unreachable', 503, '5'],
  ] as const)(
    'marks %s in the page, and by the status for clients that do not read it',
    async (answer, status, retryAfter) => {
      const { source, asked } = createSource()
      const render: PageSource['render'] = async (page) => {
        await page.checkPlan?.({ plan: '9:00 Louvre', city: '', start: '', passport: '' })
        return source.render(page)
      }
      const addresses: string[] = []
      const pages = createPages(
        {
          settings: PUBLIC,
          log: createLog('silent'),
          apiKeys: KEYS,
          planCheck: { askFor: (address) => async () => (addresses.push(address), answer), prepare() {} },
        },
        { ...source, render },
      )
      for (const method of ['POST', 'GET']) {
        const env = { outgoing: { addressKey: 'an address' } }
        const response = await pages.request('/itinerary/check?example=1', { method }, env)
        expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
        expect(await response.text()).toContain('<p>$& hello</p>')
      }
      expect(asked).toHaveLength(2)
      expect(addresses).toEqual(['an address', 'an address'])
    },
  )

  it('renders a page for another surface, which has only the request', async () => {
    const { source } = createSource()
    const planCheck = { askFor: () => async () => 'unreachable' as const, prepare() {} }
    const deps = { settings: PUBLIC, log: createLog('silent'), apiKeys: KEYS, planCheck }
    const pages = createPages(deps, source)
    for (const path of ['/auth/v1/verify', '/itinerary/shared/a-token'])
      expect((await pages.fetch(new Request(`http://localhost${path}`))).status).toBe(200)
  })

  it('passes a form without script to the one page that accepts it, and marks the answer as uncacheable', async () => {
    const { source, asked } = createSource()
    const pages = pagesOf(source)
    const post = (path: string, body: RequestInit['body']) =>
      pages.request(path, { method: 'POST', body: body ?? null })
    const answer = await post('/itinerary/check', new URLSearchParams({ plan: '9:00 Louvre' }))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await post('/itinerary/check', '{"plan":1}')
    expect(asked.map(({ form }) => form)).toEqual(['plan=9%3A00+Louvre', ''])
    expect((await post('/about', new URLSearchParams({ plan: 'x' }))).status).toBe(404)
  })

  it('marks pages that need their script', async () => {
    expect(await (await get('/')).text()).not.toContain('data-eager')
    expect(await (await get('/', {}, { isEager: true })).text()).toContain('id="page" data-eager>')
  })

  it.each([
    ['a phone that says so', { 'sec-ch-ua-mobile': '?1' }, 'mobile'],
    ['a desktop that says so', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'iPhone' }, 'desktop'],
    ['an iPhone', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' }, 'mobile'],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'desktop'],
    ['nobody in particular', {}, 'desktop'],
  ] as const)('guesses the layout of %s', async (_, headers, layout) => {
    const { source, asked } = createSource()
    const page = await pagesOf(source).request('/', { headers })
    expect(asked[0]?.config.layout).toBe(layout)
    expect((await page.text()).includes('<html data-tabbed lang="en">')).toBe(layout === 'mobile')
  })

  it('allows exactly its own inline scripts, and no inline styles', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy.match(/script-src 'self' 'sha256-[^']+';/)).not.toBeNull()
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  it('gives the page the public key and never the secret one', async () => {
    const { source, asked } = createSource()
    await pagesOf(source).request('/x?y=1', { headers: { 'accept-language': 'pt-BR,en;q=0.5' } })
    expect(asked).toEqual([
      {
        signal: expect.any(AbortSignal),
        url: 'https://sojourn.example/x?y=1',
        config: {
          origin: 'https://sojourn.example',
          supabaseUrl: null,
          supabaseKey: 'public',
          booking: { host: 'www.expedia.com', isPaid: false },
          locale: 'pt-BR',
          layout: 'desktop',
        },
      },
    ])
  })

  it.each([
    ['the public address', PUBLIC, '127.0.0.1:3000', 'wss://sojourn.example'],
    ['the address it was opened at', parseSettings({ FEEDS: 'off' }), '127.0.0.1:3000', 'ws://127.0.0.1:3000'],
    ['no address a stranger names', parseSettings({ FEEDS: 'off' }), 'evil.example', 'ws://localhost:3000'],
    ['the hosted project', HOSTED, '127.0.0.1:3000', 'wss://project.supabase.co https://project.supabase.co'],
  ])('lets the page connect to itself and to %s', async (_, settings, host, allowed) => {
    const answer = await pagesOf(createSource().source, settings).request('/', { headers: { host } })
    expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${allowed};`)
  })

  it('connects the page to the hosted project when there is one', async () => {
    const { source, asked } = createSource()
    await pagesOf(source, HOSTED).request('/')
    const backend = { supabaseUrl: 'https://project.supabase.co', supabaseKey: 'hosted public' }
    expect(asked[0]?.config).toMatchObject(backend)
  })

  it.each([
    ['no language', undefined, 'en'],
    ['nonsense', '*;q=1, ??', 'en'],
    ['a language nobody speaks', 'xx-QQ, de', 'de'],
  ])('formats numbers the English way for %s, or in the requested locale', async (_, language, locale) => {
    const { source, asked } = createSource()
    await pagesOf(source).request('/', { headers: language ? { 'accept-language': language } : {} })
    expect(asked[0]?.config.locale).toBe(locale)
  })

  it('answers 304 while it has not changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': `W/${etag}` })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/', { 'if-none-match': etag }, { status: 404 })).status).toBe(404)
  })

  it('caches built files for ever, and answers HEAD without a body', async () => {
    const file = await get('/assets/entry-1.js')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const head = await pagesOf(createSource().source).request('/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('serves the compressed file of the build to clients that accept it', async () => {
    const packed = await get('/assets/entry-1.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    expect(brotliDecompressSync(new Uint8Array(await packed.arrayBuffer())).toString()).toBe('go()')
    const plain = await get('/assets/entry-1.js', { 'accept-encoding': 'gzip' })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'go()'])
  })

  it('passes redirects and statuses on', async () => {
    const moved = await get('/help', {}, { kind: 'redirect', status: 302, location: '/help-center' })
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/help-center'])
    expect((await get('/nowhere', {}, { status: 404 })).status).toBe(404)
  })

  it('leaves a page that cannot be rendered to the browser', async () => {
    const { source } = createSource()
    const answer = await pagesOf({ ...source, render: () => Promise.reject(new Error('drawn wrong')) }).request('/')
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('"supabaseKey":"public"')
    expect(html).not.toContain('drawn wrong')
  })

  it('asks to retry when too many pages are requested, and still serves files', async () => {
    const { source, asked } = createSource()
    const full = { draw: () => Promise.reject(new QueueRefused('all')) }
    const app = createPages({ settings: PUBLIC, log: createLog('silent'), apiKeys: KEYS }, source, full)
    const answer = await app.request('/')
    expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([503, '3', []])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('try again')
    expect((await app.request('/assets/entry-1.js')).status).toBe(200)
  })

  it('renders nothing for a visitor who has left, and does not log that as an error', async () => {
    const { source, asked } = createSource()
    const lines: string[] = []
    const log = createLog('debug', { write: (line) => void lines.push(line) })
    const app = createPages({ settings: PUBLIC, log, apiKeys: KEYS }, source)
    const visitor = new AbortController()
    const answer = app.request('/', { signal: visitor.signal })
    visitor.abort()
    expect((await answer).status).toBe(499)
    expect([asked, lines]).toEqual([[], []])
  })

  it.each([
    '/auth?email=a',
    '/AUTH',
    '/%61uth/',
    '/auth/v1/verify?token=x',
    '/email-verify',
    '/claim-discount/secret',
    '/squad/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    '/itinerary/shared/secret',
    '/admin',
    '/admin/blog',
    '/Admin-Login',
    '/profile',
    '/dashboard',
    '/dashboard-admin',
    '/settings',
    '/notifications',
    '/redirect?to=/x',
  ])('forbids caching %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('private, no-store')
    const moved = await get(path, {}, { kind: 'redirect', status: 302, location: '/' })
    expect(moved.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(['/', '/authors', '/blog/settings', '/profiles'])('allows caching %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('public, no-cache')
  })

  it('answers 404 for a missing built file instead of rendering a page', async () => {
    const gone = await get('/assets/entry-0.js')
    expect([gone.status, await gone.text()]).toEqual([404, 'Not found'])
  })

  it('gives the service worker a shell that knows its backend and its build id', async () => {
    const { source, asked } = createSource()
    const answer = await pagesOf({ ...source, buildId: 'b7' }).request('/shell')
    const html = await answer.text()
    expect([answer.status, asked]).toEqual([200, []])
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('"supabaseKey":"public"')
    expect(answer.headers.get('x-build')).toBe('b7')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect((await get('/')).headers.has('x-build')).toBe(false)
  })

  it('renders pages that are the same for everyone once per layout and language', async () => {
    const { source, asked } = createSource()
    const pages = pagesOf({ ...source, buildId: 'b7' })
    const phone = { 'user-agent': 'Android Mobile' }
    const german = { 'accept-language': 'de' }
    for (const headers of [{}, {}, phone, phone, german, german]) {
      const answer = await pages.request('/pricing', { headers })
      expect([answer.status, answer.headers.get('x-build')]).toEqual([200, 'b7'])
      expect((await answer.text()).includes('data-tabbed')).toBe(headers === phone)
    }
    expect(asked.map(({ config }) => `${config.layout} ${config.locale}`)).toHaveLength(3)
  })

  it.each(['/profile', '/assistant?q=visa', '/itinerary/shared/token', '/blog?page=2'])(
    'renders %s for every request',
    async (path) => {
      const { source, asked } = createSource()
      const pages = pagesOf({ ...source, buildId: 'b7' })
      for (let time = 0; time < 2; time += 1) await pages.request(path)
      expect(asked).toHaveLength(2)
    },
  )

  it.each([
    ['is not there', { status: 404 }],
    ['met an error', { problems: [{ id: '1', error: new Error('broken') }] }],
  ])('caches no page that %s, and no answer to a form', async (_, page) => {
    const { source, asked } = createSource(page)
    const pages = pagesOf({ ...source, buildId: 'b7' })
    for (let time = 0; time < 2; time += 1) await pages.request('/itinerary/check')
    await pages.request('/itinerary/check', { method: 'POST' })
    expect(asked).toHaveLength(3)
    const good = createSource()
    const checks = pagesOf({ ...good.source, buildId: 'b7' })
    await checks.request('/itinerary/check')
    await checks.request('/itinerary/check', { method: 'POST' })
    expect(good.asked.map(({ form }) => form)).toEqual([undefined, ''])
  })

  it('allows the service worker to fetch from here, and nothing else', async () => {
    const { source } = createSource()
    const worker = { bytes: new TextEncoder().encode('go()'), contentType: 'text/javascript', etag: '"w"' }
    const asset = (path: string) => (path === '/sw.js' ? { ...worker, isImmutable: false } : undefined)
    const answer = await pagesOf({ ...source, asset }).request('/sw.js')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  })

  it('lists its pages for search engines', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://sojourn.example/sitemap.xml')
    const sitemap = await (await get('/sitemap.xml')).text()
    expect(sitemap).toContain('<loc>https://sojourn.example/flight-compensation</loc><lastmod>2026-11-15</lastmod>')
    expect(sitemap).toContain('<url><loc>https://sojourn.example/</loc></url>')
  })

  it('serves a feed of the posts, and of nothing else', async () => {
    const answer = await get('/feed.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml')
    const feed = await answer.text()
    expect(feed).toContain('<title>Sojourn: The log</title>')
    expect(feed).toContain('<title>Salt &amp; &lt;sea&gt;</title>')
    expect(feed).toContain('<guid>https://sojourn.example/blog/a</guid>')
    expect(feed).toContain('<pubDate>Thu, 12 Nov 2026 00:00:00 GMT</pubDate>')
    expect(feed.match(/<item>/g)).toHaveLength(1)
  })
})
