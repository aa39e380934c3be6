// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { MobileTabs } from './mobile-tabs.tsx'

const sheet = vi.hoisted(() => ({ isMissing: false }))
vi.mock('../../features/mobile-settings/profile-sheet.tsx', () => ({
  get ProfileSheet() {
    if (sheet.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ open }: { readonly open: boolean }) => open && <p role="dialog">Profile</p>
  },
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sheet.isMissing = false
})

const Layout = () => (
  <>
    <Outlet />
    <MobileTabs />
  </>
)

function open() {
  const { promise, resolve } = Promise.withResolvers<null>()
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/itinerary', element: <h1>Plan</h1>, loader: () => promise },
    { path: '/settings', element: <h1>Settings</h1> },
  ]
  const router = createMemoryRouter([{ element: <Layout />, children }])
  renderOn('phone', <RouterProvider router={router} />)
  return { arrive: () => act(async () => resolve(null)), router }
}

const pressProfile = () => fireEvent.click(screen.getByRole('button', { name: 'Profile' }))

it('opens on the current page, and closes on navigation', async () => {
  const { arrive, router } = open()
  pressProfile()
  await screen.findByRole('dialog')
  await act(async () => void router.navigate('/itinerary'))
  await arrive()
  await screen.findByRole('heading', { name: 'Plan' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens on the page that was loading when it was pressed', async () => {
  const { arrive, router } = open()
  await act(async () => void router.navigate('/itinerary'))
  pressProfile()
  await arrive()
  await screen.findByRole('heading', { name: 'Plan' })
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('navigates to the settings when the script of the sheet fails to load', async () => {
  sheet.isMissing = true
  open()
  pressProfile()
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Profile' }).getAttribute('aria-expanded')).toBe('false')
})
