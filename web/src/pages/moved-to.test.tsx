// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../test/desktop-config.ts'
import { PageProviders } from '../../test/page-providers.tsx'
import { useLayout } from '../device/screen/use-layout.ts'
import { MovedTo } from './moved-to.tsx'

function DesktopOnlyAlias() {
  return useLayout() === 'desktop' ? <MovedTo to="/dashboard" /> : <p>the phone page</p>
}

const ROUTES = [
  { path: '/alias', element: <DesktopOnlyAlias /> },
  { path: '/dashboard', element: <p>the dashboard</p> },
]

/** The server took the visitor for a desktop. */
async function hydrateAlias() {
  const router = createMemoryRouter(ROUTES, { initialEntries: ['/alias?tab=seo#top'] })
  const tree = (
    <PageProviders config={DESKTOP_CONFIG}>
      <RouterProvider router={router} />
    </PageProviders>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(tree)
  const root = await act(() => hydrateRoot(page, tree))
  return { page, router, root }
}

afterEach(() => vi.unstubAllGlobals())

it('stays when the device turns out to have the other layout', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  vi.stubGlobal('innerWidth', 390)
  const { page, router, root } = await hydrateAlias()
  expect(router.state.location.pathname).toBe('/alias')
  expect(page.textContent).toBe('the phone page')
  act(() => root.unmount())
})

it('leads on with query and hash, in place of itself', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerWidth', 1440)
  const { page, router, root } = await hydrateAlias()
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '?tab=seo', hash: '#top' })
  expect(page.textContent).toBe('the dashboard')
  act(() => root.unmount())
})
