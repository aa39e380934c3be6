import { expect, it, vi } from 'vitest'

it('the design system has its route in development only', async () => {
  const { DEV_ROUTES } = await import('./dev-routes.ts')
  expect(DEV_ROUTES.map(({ path }) => path)).toEqual(['dev/ui', 'dev/ui/cards'])
  vi.stubEnv('DEV', false)
  vi.resetModules()
  const built = await import('./dev-routes.ts')
  expect(built.DEV_ROUTES).toEqual([])
  vi.unstubAllEnvs()
})
