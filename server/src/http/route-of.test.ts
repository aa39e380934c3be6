import { Hono } from 'hono'
import { expect, it } from 'vitest'

import type { AppEnv } from './app-env.ts'
import { createRouteOf } from './route-of.ts'

const routeOf = createRouteOf([
  { prefix: '/functions/v1', app: { answer: () => new Response() }, maxBodyBytes: 7, isCompressed: true },
  { prefix: '/auth/v1', app: new Hono<AppEnv>(), maxBodyBytes: 5 },
  { prefix: '', app: new Hono<AppEnv>(), maxBodyBytes: 1_000_000, isCompressed: true },
])

it.each([
  ['/functions/v1/a', { path: '/functions/v1/a', isApi: true, maxBodyBytes: 7, isCompressed: true, isUnrouted: true }],
  ['/functions/v1/a?b=/auth/v1', { path: '/functions/v1/a', isUnrouted: true }],
  ['/functions/v1', { isUnrouted: true }],
  ['/%66unctions/v1/a', { path: '/functions/v1/a', isUnrouted: true }],
  ['/functions/v1x', { isApi: false, isUnrouted: false, maxBodyBytes: 1_000_000 }],
  ['/auth/v1/token', { isApi: true, isUnrouted: false, maxBodyBytes: 5, isCompressed: false }],
  ['/rome', { path: '/rome', isApi: false, refusal: null, maxBodyBytes: 1_000_000, isCompressed: true }],
  ['/healthz', { path: '/healthz', isApi: false, refusal: null, isCompressed: false }],
  ['/readyz?now', { path: '/readyz', isCompressed: false }],
])('%s follows the rules of its part, the first time and again', (target, expected) => {
  expect(routeOf(target)).toMatchObject(expected)
  expect(routeOf(target)).toMatchObject(expected)
})

it.each([
  ['/.env', 'route_not_found'],
  ['/a%zz', 'malformed_path'],
  ['nowhere', 'malformed_path'],
])('%s is refused each time', (target, code) => {
  expect(routeOf(target).refusal).toMatchObject({ code })
  expect(routeOf(target).refusal).toMatchObject({ code })
})

it('drops entries instead of growing', () => {
  for (let n = 0; n < 2_500; n += 1) expect(routeOf(`/page-${n}`).path).toBe(`/page-${n}`)
  expect(routeOf(`/${'long'.repeat(100)}`)).toMatchObject({ refusal: null, isApi: false })
})
