// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { PlaceLink } from './place-link.tsx'

afterEach(cleanup)

it.each([
  ['/pricing', '/pricing', 'page'],
  ['/pricing', '/pricing/', 'page'],
  ['/pricing', '/Pricing', 'page'],
  ['/pricing', '/pricing/teams', 'page'],
  ['/pricing', '/pricing-new', null],
  ['/', '/', 'page'],
  ['/', '/pricing', null],
])('a link to %s on %s is marked: %s', (to, path, current) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PlaceLink to={to} className="">
        There
      </PlaceLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'There' }).getAttribute('aria-current')).toBe(current)
})
