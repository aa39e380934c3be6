import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Db } from '../database/db.ts'
import type { GuardedResponse } from '../http/guarded-response.ts'

export type Metrics = {
  readonly contentType: string
  observe(response: GuardedResponse, seconds: number): void
  text(): Promise<string>
}

/** From a cached answer to a page of the planner on a busy machine. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const DATABASE_PATIENCE_MS = 1000

/** What Prometheus reads. Labels never hold an address, an id or a path: each combination is a series for ever. */
export function createMetrics(db: Db): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'sojourn_' })
  const registers = [registry]
  const requests = new Counter({
    name: 'sojourn_http_requests_total',
    help: 'Answers by surface, method and class of status',
    labelNames: ['surface', 'method', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'sojourn_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['surface'],
    buckets: SECONDS,
    registers,
  })
  // Read when Prometheus asks, so that they cost nothing in between.
  new Gauge({
    name: 'sojourn_database_up',
    help: 'Whether the database answered within a second',
    registers,
    collect: async function () {
      this.set((await ask(db, 'select 1 as count')) === null ? 0 : 1)
    },
  })
  new Gauge({
    name: 'sojourn_push_queue_length',
    help: 'Notifications that wait to be pushed',
    registers,
    collect: async function () {
      const count = await ask(db, 'select count(*)::int as count from private.push_queue')
      if (count !== null) this.set(count)
    },
  })
  return {
    contentType: registry.contentType,
    observe(response, seconds) {
      const surface = surfaceOf(response.path)
      const status = `${Math.floor(response.statusCode / 100)}xx`
      requests.inc({ surface, method: methodOf(response.req.method), status })
      // A socket or an event stream lasts as long as its page: its duration says nothing about us.
      if (!isStream(response)) duration.observe({ surface }, seconds)
    },
    text: () => registry.metrics(),
  }
}

const SURFACES = /^\/(auth|rest|storage|realtime|functions)\/v1(?:\/|$)|^\/(maps|assets)\//
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function surfaceOf(path: string): string {
  const [, api, files] = SURFACES.exec(path) ?? []
  return api ?? files ?? 'pages'
}

function methodOf(method = ''): string {
  return METHODS.has(method) ? method : 'other'
}

function isStream(response: GuardedResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
}

async function ask(db: Db, sql: string): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DATABASE_PATIENCE_MS)
  })
  const asked = db.query<{ count: number }>(sql).then(
    ([row]) => row?.count ?? 0,
    () => null,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
