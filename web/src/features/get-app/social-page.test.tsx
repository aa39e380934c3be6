// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { SocialPage } from './social-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  renderOn(
    'phone',
    <MemoryRouter>
      <SocialPage />
    </MemoryRouter>,
  )
}

it('links visitors outside of social apps past the exit instructions', () => {
  open('Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36')
  const on = screen.getByRole('link', { name: 'Continue' })
  expect(document.querySelector(on.getAttribute('href') ?? '')?.textContent).toBe('Then')
})

it('tells visitors inside Instagram first how to leave it', () => {
  open('Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Instagram 400.0')
  expect(screen.getByText('You are inside Instagram now.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
})
