import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { UiGalleryPage } from './ui-gallery-page.tsx'

const CONFIG = { supabaseUrl: null, supabaseKey: 'key', origin: 'https://s.example', locale: 'en-GB' } as const

it.each(['desktop', 'mobile'] as const)("no part writes an inline style into the server's HTML (%s)", (layout) => {
  const html = renderToString(
    <PageProviders config={{ ...CONFIG, layout }}>
      <MemoryRouter>
        <UiGalleryPage />
      </MemoryRouter>
    </PageProviders>,
  )
  expect(html).toContain('The parts of the chart')
  expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
})
