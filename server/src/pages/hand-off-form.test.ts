import type { PageToRender } from '@app/contracts/page-rendering'
import { expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { createLog } from '../logging/log.ts'
import { createTemplate } from './document-template.ts'
import type { PageSource } from './page-source.ts'
import { createPages } from './pages.ts'

const DEPS = {
  settings: parseSettings({ PUBLIC_URL: 'https://sojourn.example' }),
  log: createLog('silent'),
  apiKeys: { anon: 'public', service: 'secret' },
}
const indexHtml =
  '<html lang="en"><head><!--head--><link rel="stylesheet" crossorigin ' +
  'href="/assets/app-1.css"></head><body><div id="root"><!--body--></div><!--state--></body></html>'

function createSource() {
  const asked: PageToRender<AbortSignal>[] = []
  const source: PageSource = {
    render: async (page) => {
      asked.push(page)
      return { kind: 'page', status: 200, head: '', body: '', state: '{}', isEager: false }
    },
    site: async () => ({ name: '', feedTitle: '', feedDescription: '', pages: [] }),
    template: async () => createTemplate(indexHtml, []),
    asset: () => undefined,
    parameters: async () => 'all',
  }
  return { source, asked }
}

it('accepts a search only from a form on one of our pages', async () => {
  const { source, asked } = createSource()
  const visitors: unknown[] = []
  const handOff = (visitor: object) => (visitors.push(visitor), async () => ({ kind: 'failed' as const }))
  const pages = createPages({ ...DEPS, handOff }, source)
  const outgoing = { clientAddress: '203.0.113.9', addressKey: '203.0.113.9' }
  const post = (headers: Record<string, string>) =>
    pages.request('/hand-off/hotel?destination=Lisbon', { method: 'POST', headers }, { outgoing })
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { referer: 'https://evil.example/' }]) {
    const sent = await post(headers)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/hand-off/hotel?destination=Lisbon'])
  }
  expect([asked, visitors]).toEqual([[], []])
  const own = await post({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(own.headers.get('referrer-policy')).toBe('no-referrer')
  expect(asked).toMatchObject([{ form: '', handOff: expect.any(Function) as unknown }])
  expect(visitors).toEqual([outgoing])
})

it('allows form submissions to another site only on the hand-off page', async () => {
  const pages = createPages(DEPS, createSource().source)
  const policy = async (path: string) => (await pages.request(path)).headers.get('content-security-policy')
  expect(await policy('/hand-off/hotel?destination=Lisbon')).toContain("form-action 'self' https:;")
  expect(await policy('/flights')).toContain("form-action 'self';")
})
