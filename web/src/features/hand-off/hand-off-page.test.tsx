// @vitest-environment jsdom
import { calendarDate } from '@app/domain/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { HandOffPage, type HandOffView } from './hand-off-page.tsx'

const release = vi.hoisted(() => vi.fn())
const holdOverlays = vi.hoisted(() => vi.fn<(which: string) => () => void>(() => release))
vi.mock('../../ui/overlay-queue.ts', () => ({ holdOverlays }))
vi.mock('./use-recorded-search.ts', () => ({ useRecordedSearch: () => ({ kind: 'unknown' }) }))

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'k',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
  booking: { host: 'www.expedia.com', affiliate: {} },
} as const
const VIEW: HandOffView = {
  booking: {
    kind: 'hotel',
    search: { destination: 'Lisbon', checkInDate: '2026-12-01', checkOutDate: '2026-12-04', adults: 2, rooms: 1 },
  },
  names: null,
  back: '/accommodation-search',
  question: 'destination=Lisbon',
  today: calendarDate('2026-11-17'),
}

afterEach(cleanup)

it('lets nothing that only we want stand over its one button', () => {
  const router = createMemoryRouter([{ path: '/', element: <HandOffPage view={VIEW} /> }])
  const { unmount } = render(
    <PageConfigProvider config={CONFIG}>
      <RouterProvider router={router} />
    </PageConfigProvider>,
  )
  expect(screen.getByRole('link', { name: /^See rooms at expedia\.com/ })).toBeTruthy()
  expect(holdOverlays.mock.calls).toEqual([['wishes']])
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledOnce()
})
