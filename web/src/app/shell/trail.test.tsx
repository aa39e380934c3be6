// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { ACCOUNT_ROUTES } from '../routes/account-routes.ts'
import { COMPANY_ROUTES } from '../routes/company-routes.ts'
import { Trail } from './trail.tsx'

afterEach(cleanup)

function open(path: string): string {
  const routes = [...COMPANY_ROUTES, ...ACCOUNT_ROUTES].map(({ path: address = '', handle }) => ({
    path: `/${address}`,
    handle: handle as unknown,
    element: <Trail isShown />,
  }))
  const root = { path: '/', handle: { crumbs: new Map([['/auth', 'Sign in']]) }, children: routes }
  const { container } = render(
    <PageProviders config={DESKTOP_CONFIG}>
      <RouterProvider router={createMemoryRouter([root], { initialEntries: [path] })} />
    </PageProviders>,
  )
  return container.querySelector('script')?.textContent ?? ''
}

it('describes the position of a page to search engines', () => {
  expect(open('/about')).toContain('https://s.example/about')
})

it('omits the token of a discount, and still links home', () => {
  expect(open('/claim-discount/secret-token')).toBe('')
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
})

it.each(['/email-verify', '/auth/v1/verify'])('%s is the same page, as far from home', (path) => {
  open(path)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Link from your email',
  ])
})
