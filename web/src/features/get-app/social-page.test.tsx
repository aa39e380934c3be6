// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../ui/testing/on-device.tsx'
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

it('leads whoever is outside already past the ways out', () => {
  open('Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36')
  const on = screen.getByRole('link', { name: 'Go on' })
  expect(document.querySelector(on.getAttribute('href') ?? '')?.textContent).toBe('Then')
})

it('leads whoever is inside Instagram out first', () => {
  open('Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Instagram 400.0')
  expect(screen.getByText('You are inside Instagram now.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull()
})
