// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../ui/testing/on-device.tsx'
import { ErrorScreen } from './error-screen.tsx'

const again = vi.hoisted(() => ({ reloadWhenReached: vi.fn(() => () => undefined) }))
vi.mock('../../device/keep-trying.ts', () => again)

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/dashboard.js')

beforeEach(() => void again.reloadWhenReached.mockClear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function change(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

function open(): void {
  const router = createMemoryRouter([{ path: '/', element: <ErrorScreen error={MISSING} /> }])
  renderOn('phone', <RouterProvider router={router} />)
}

it('takes a script that is missing for one of an older version only while there is a network', () => {
  change(true)
  open()
  expect(screen.getByText(/or a newer version has come out/)).toBeTruthy()
  change(false)
  expect(screen.getByText(/you seem to be offline/)).toBeTruthy()
  expect(again.reloadWhenReached).not.toHaveBeenCalled()
  change(true)
  expect(again.reloadWhenReached).toHaveBeenCalledOnce()
})

it('does not load a page again by itself that failed with a network', () => {
  change(true)
  open()
  change(true)
  expect(again.reloadWhenReached).not.toHaveBeenCalled()
})
