import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { UiGalleryPage } from './ui-gallery-page.tsx'

const CONFIG = { supabaseUrl: null, supabaseKey: 'key', origin: 'https://s.example', locale: 'en-GB' } as const

it.each(['desktop', 'mobile'] as const)('no part writes a style into the HTML of the server (%s)', (layout) => {
  const html = renderToString(
    <PageConfigProvider config={{ ...CONFIG, layout }}>
      <MemoryRouter>
        <UiGalleryPage />
      </MemoryRouter>
    </PageConfigProvider>,
  )
  expect(html).toContain('The parts of the chart')
  expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
})

it('has its route in development only', async () => {
  const { DEV_ROUTES } = await import('../../app/routes/dev-routes.ts')
  expect(DEV_ROUTES.map(({ path }) => path)).toEqual(['dev/ui'])
  vi.stubEnv('DEV', false)
  vi.resetModules()
  const built = await import('../../app/routes/dev-routes.ts')
  expect(built.DEV_ROUTES).toEqual([])
  vi.unstubAllEnvs()
})
