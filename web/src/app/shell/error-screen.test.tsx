// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { ErrorScreen } from './error-screen.tsx'

const again = vi.hoisted(() => ({ reloadWhenReached: vi.fn(() => () => undefined) }))
vi.mock('../../device/hydration/keep-trying.ts', () => again)

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
  const router = createMemoryRouter([{ path: '*', element: <ErrorScreen error={MISSING} /> }], {
    initialEntries: ['/blog'],
  })
  renderOn('phone', <RouterProvider router={router} />)
}

const server = vi.fn<typeof fetch>()
beforeEach(() => {
  server.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', server)
})
afterEach(() => void vi.unstubAllGlobals())

it('reports a script as broken when it fails to load although the server answers', async () => {
  change(true)
  open()
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
  expect(screen.getByText(/or a newer version has come out/)).toBeTruthy()
  expect(again.reloadWhenReached).not.toHaveBeenCalled()
})

it('offline, says that the page is not on this device, lists those that are, and loads it when the connection returns', async () => {
  const page = (title: string) => new Response(`<title>${title} · Sojourn</title>`)
  const kept = new Map([
    ['https://a.example/', page('Travel with the facts in hand')],
    ['https://a.example/visa', page('Visa &amp; documents')],
    ['https://a.example/blog', page('Blog')],
    ['https://a.example/blog?page=2', page('Blog, page 2')],
    ['https://a.example/help-center', page('Help')],
  ])
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    match: ({ url }: Request) => Promise.resolve(kept.get(url)),
  }
  vi.stubGlobal('caches', { has: () => Promise.resolve(true), open: () => Promise.resolve(cache) })
  change(false)
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'No signal here' })).toBeTruthy()
  expect(screen.queryByText(/Unexpected/)).toBeNull()
  await screen.findByRole('link', { name: 'Help' })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Back to the start', '/'],
    ['What you saved', '/dashboard'],
    ['Maps on this device', '/offline-maps'],
    ['Help', '/help-center'],
    ['Visa & documents', '/visa'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('status').textContent).toBe('Still no connection.')
  expect(again.reloadWhenReached).not.toHaveBeenCalled()
  change(true)
  expect(again.reloadWhenReached).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { level: 1, name: 'No signal here' })).toBeTruthy()
})

it('treats a network without internet access as offline', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  change(true)
  open()
  await screen.findByRole('heading', { level: 1, name: 'No signal here' })
  await vi.waitFor(() => expect(again.reloadWhenReached).toHaveBeenCalledOnce())
})

it('changes the error to "offline" when the connection is lost after the script had failed', async () => {
  change(true)
  open()
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
  change(false)
  expect(screen.getByRole('heading', { level: 1, name: 'No signal here' })).toBeTruthy()
})
