// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useBackCloses } from './use-back-closes.ts'

const loader = vi.fn<() => null>(() => null)

function Page() {
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => setOpen(false))
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'open' : 'closed'}
    </button>
  )
}

const popped = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('popstate', resolve, { capture: true, once: true }))

beforeEach(async () => {
  history.replaceState(null, '', '/')
  const router = createBrowserRouter([
    { path: '/', element: 'before' },
    { path: '/tool', Component: Page, loader },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/tool'))
  loader.mockClear()
})
afterEach(cleanup)

it('closes on back, and stays on the page without reloading it', async () => {
  fireEvent.click(screen.getByRole('button'))
  history.back()
  expect(await screen.findByText('closed')).toBeDefined()
  expect(location.pathname).toBe('/tool')
  expect(loader).not.toHaveBeenCalled()
})

it('leaves no entry behind when it is closed by hand', async () => {
  fireEvent.click(screen.getByRole('button'))
  const heard = popped()
  fireEvent.click(screen.getByRole('button'))
  await act(() => heard)
  expect(loader).not.toHaveBeenCalled()
  history.back()
  expect(await screen.findByText('before')).toBeDefined()
})
