// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { toastQueue } from './toast-queue.ts'

afterEach(() => vi.unstubAllGlobals())

it('announces the kind of a message to screen readers, once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { Toaster } = await vi.importActual<typeof import('./toaster.tsx')>('./toaster.tsx')
  render(<Toaster />)
  act(() => void toastQueue.add('error', 'The page could not be saved.'))
  // Radix announces it from a separate element.
  await waitFor(() => {
    const [said] = screen.getAllByRole('status')
    expect(said?.textContent.replaceAll('\u200B', '').trim()).toBe('Problem: The page could not be saved.')
  })
})
