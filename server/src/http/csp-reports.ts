import { Hono } from 'hono'
import { z } from 'zod'

import type { Platform } from '../platform.ts'
import type { AppEnv } from './app-env.ts'

const LIMIT = { name: 'csp-reports', points: 20, seconds: 60, counted: 'here' } as const
const MAX_BYTES = 20_000

const Report = z.object({
  'csp-report': z.object({
    'document-uri': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

/**
 * POST /csp-report: what browsers refused to load or run on our pages. Anyone can write here, so only little of it is
 * logged.
 */
export function createCspReports({ log, limits }: Pick<Platform, 'log' | 'limits'>): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    const { isAllowed } = await limits.consume(LIMIT, c.env.outgoing.addressKey)
    const isSmall = Number(c.req.header('content-length') ?? Infinity) <= MAX_BYTES
    if (isAllowed && isSmall) {
      const report = Report.safeParse(await c.req.json().catch(() => null))
      if (report.success) log.warn({ report: shorten(report.data['csp-report']) }, 'a page broke its content policy')
    }
    return c.body(null, 204)
  })
}

/** Addresses may carry tokens behind ? and #. */
function shorten(report: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const entries = Object.entries(report).map(([name, value = '']) => [name, value.split(/[?#]/)[0]?.slice(0, 200)])
  return Object.fromEntries(entries) as Record<string, string>
}
