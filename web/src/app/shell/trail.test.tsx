// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
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
    <PageConfigProvider config={DESK_CONFIG}>
      <RouterProvider router={createMemoryRouter([root], { initialEntries: [path] })} />
    </PageConfigProvider>,
  )
  return container.querySelector('script')?.textContent ?? ''
}

it('tells search engines where a page lies', () => {
  expect(open('/about')).toContain('https://s.example/about')
})

it('keeps the token of a discount out of it, and still shows the way home', () => {
  expect(open('/claim-discount/secret-token')).toBe('')
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
})

it.each(['/email-verify', '/auth/v1/verify'])('%s is the same page, as far from home', (path) => {
  open(path)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Link from your mail'])
})
