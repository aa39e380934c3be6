// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { SignInFirst } from './sign-in-first.tsx'
import { renderOn } from './testing/on-device.tsx'

afterEach(cleanup)

it('says what waits behind the sign-in, with a label that bears no name, and leads back', () => {
  const { container } = renderOn(
    'desk',
    <MemoryRouter>
      <SignInFirst title="Sign in to see your squad" text="Seats belong to accounts." action="Sign in" path="/squad" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Sign in to see your squad' })).toBeTruthy()
  expect(container.querySelector('svg[aria-hidden]')).not.toBeNull()
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect([link.getAttribute('href'), link.hasAttribute('data-locked')]).toEqual(['/auth?returnTo=%2Fsquad', true])
})
