// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { SignInFirst } from './sign-in-first.tsx'

afterEach(cleanup)

it('explains what the sign-in is for, with a blank label, and links back', () => {
  const { container } = renderOn(
    'desktop',
    <MemoryRouter>
      <SignInFirst title="Sign in to see your squad" text="Seats belong to accounts." action="Sign in" path="/squad" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Sign in to see your squad' })).toBeTruthy()
  expect(container.querySelector('svg[aria-hidden]')).not.toBeNull()
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect([link.getAttribute('href'), link.hasAttribute('data-locked')]).toEqual(['/auth?returnTo=%2Fsquad', true])
})
