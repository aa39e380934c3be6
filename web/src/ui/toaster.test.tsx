// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { toastQueue } from './toast-queue.ts'

afterEach(() => vi.unstubAllGlobals())

it('says to those who listen what kind of message it is, once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { Toaster } = await vi.importActual<typeof import('./toaster.tsx')>('./toaster.tsx')
  render(<Toaster />)
  act(() => void toastQueue.add('error', 'The page could not be saved.'))
  // Radix reads it out from a place of its own.
  await waitFor(() => {
    const [said] = screen.getAllByRole('status')
    expect(said?.textContent.replaceAll('\u200B', '').trim()).toBe('Problem: The page could not be saved.')
  })
})
