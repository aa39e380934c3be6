import type { PageConfig } from '@app/contracts/page-rendering'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createRoutes } from '../app/routes.tsx'
import { findPageParameters, renderPage } from '../entry-server.tsx'

/** Values that let a page read all of its parameters instead of stopping at the first. */
const QUERY = new URLSearchParams({
  probe: '1',
  from: 'LIS',
  to: 'JFK',
  depart: '2027-03-01',
  checkin: '2027-03-01',
  amount: '1',
  passport: 'PT',
})
const CONFIG: PageConfig = {
  supabaseUrl: null,
  supabaseKey: 'public',
  origin: 'https://sojourn.example',
  locale: 'en',
  layout: 'desktop',
}
/** Private pages keep their whole query; the server does not filter it. */
const PRIVATE =
  /^(?:auth|email-|claim-discount|squad|itinerary\/shared|admin|.*dashboard|profile|settings|notif|redirect|trial|support-admin)/

const paths = (createRoutes()[0]?.children?.[0]?.children ?? [])
  .map(({ path = '' }) => path)
  .filter((path) => path !== '*' && !path.startsWith('dev/') && !PRIVATE.test(path))

/** Read by the router itself, and by no page. */
const OF_THE_ROUTER = 'index'
const read = new Set<string>()

beforeEach(() => {
  read.clear()
  for (const method of ['get', 'has', 'getAll'] as const) {
    const original = URLSearchParams.prototype[method] as (this: URLSearchParams, name: string) => never
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (this: URLSearchParams, name: string) {
      if (name !== OF_THE_ROUTER && this.toString().includes('probe=1')) read.add(name)
      return original.call(this, name)
    } as never)
  }
})
afterEach(() => vi.restoreAllMocks())

it.each(paths)('/%s lists every parameter that it reads', async (pattern) => {
  const path = `/${pattern.replace(':country/:city', 'france/paris').replaceAll(/:\w+\??/g, 'flight')}`
  await renderPage({ url: `${CONFIG.origin}${path}?${QUERY}`, config: CONFIG })
  const listed = findPageParameters(path)
  expect([...read].filter((name) => listed !== 'all' && !listed.includes(name))).toEqual([])
})

it('an unlisted page reads only the parameters of its canonical URL', () => {
  expect(findPageParameters('/about')).toEqual(findPageParameters('/no-such-page'))
  expect(findPageParameters('/about')).not.toContain('r')
  expect(findPageParameters('/Pricing/')).toContain('billing')
  expect(findPageParameters('/hand-off/hotel')).toBe('all')
})
