import { expect, it, vi } from 'vitest'

import { listPlacePages } from './place-sitemap.ts'

vi.setConfig({ testTimeout: 60_000 })

it('lists capitals, large cities and cities with sights, once each, but no hamlets', async () => {
  const paths = (await listPlacePages()).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThan(4500)
  expect(paths.length).toBeLessThan(50_000)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/places/france',
      '/places/france/paris',
      '/places/samoa/apia',
      '/places/united-states/san-jose',
      '/places/costa-rica/san-jose',
    ]),
  )
  expect(paths).not.toContain('/places/france/zimming')
  expect(paths.every((path) => /^\/places\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(path))).toBe(true)
})
