import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

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
