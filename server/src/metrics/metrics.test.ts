import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { mayRead } from './with-metrics.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe('/metrics', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: { METRICS_TOKEN: 'a-long-token-of-the-operator' } })
  })
  afterAll(() => server.stop())
  const get = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers })

  it('counts answers by surface and class of status, without paths', async () => {
    await fetch(`${server.url}/auth/v1/health`)
    await fetch(`${server.url}/rest/v1/saved_items?user_id=eq.secret`)
    const answer = await get()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    const text = await answer.text()
    expect(text).toMatch(/sojourn_http_requests_total\{surface="auth",method="GET",status="2xx"\} 1/)
    expect(text).toMatch(/sojourn_http_requests_total\{surface="rest",method="GET",status="4xx"\} 1/)
    expect(text).toContain('sojourn_database_up 1')
    expect(text).not.toContain('secret')
  })

  it('does not exist for a visitor behind a proxy, and does with the token', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.7' }
    expect((await get(visitor)).status).toBe(404)
    expect((await get({ ...visitor, authorization: 'Bearer a-wrong-token' })).status).toBe(404)
    expect((await get({ ...visitor, authorization: 'Bearer a-long-token-of-the-operator' })).status).toBe(200)
  })

  it('has every series that the dashboard and the alerts read', async () => {
    const text = await (await get()).text()
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const used = `${read('deploy/grafana-dashboard.json')}${read('deploy/alerts.yaml')}`.match(/sojourn_\w+/g) ?? []
    expect(used.length).toBeGreaterThan(8)
    expect([...new Set(used)].filter((name) => !known.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([])
  })
})

it('names each alert in the runbook', () => {
  const alerts = [...read('deploy/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')
  const sections = [...read('docs/runbooks/alerts.md').matchAll(/^## (\w+)/gm)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(4)
  expect(sections).toEqual(alerts)
})

it.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['203.0.113.7', {}, false],
  ['127.0.0.1', { via: '1.1 proxy' }, false],
  ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, false],
])('from %s with %o: %s', (remoteAddress, headers, isAllowed) =>
  expect(mayRead({ headers, socket: { remoteAddress } as IncomingMessage['socket'] })).toBe(isAllowed),
)
