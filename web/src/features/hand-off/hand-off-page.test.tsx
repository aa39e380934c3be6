// @vitest-environment jsdom
import type { HandOffAnswer } from '@app/contracts/page-rendering'
import { calendarDate } from '@app/domain/kernel'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { toastQueue } from '../../ui/overlay/toast-queue.ts'
import { HandOffPage, type HandOffView } from './hand-off-page.tsx'
import type { HandedOver } from './hand-over.ts'

const release = vi.hoisted(() => vi.fn())
const holdOverlays = vi.hoisted(() => vi.fn<(which: string) => () => void>(() => release))
const known = vi.hoisted(() => ({
  searches: { used: 0, limit: 25 as number | null },
  answer: { kind: 'failed' } as unknown,
  wasHandedOver: false,
}))
vi.mock('../../ui/overlay/overlay-queue.ts', () => ({ holdOverlays }))
vi.mock('../../entities/traveller/usage/use-usage.ts', () => ({
  useUsage: () => ({
    isKnown: true,
    counters: { search_requests: known.searches },
    resetsAtMs: Date.UTC(2026, 10, 18),
  }),
}))
vi.mock('./hand-over.ts', () => ({
  handOver: async () => known.answer,
  wasHandedOver: () => known.wasHandedOver,
}))

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'k',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
  booking: { host: 'www.expedia.com', isPaid: false },
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
const GUEST = { user: null, session: null, isLoading: false } as Auth
const LINK = 'https://www.expedia.com/Hotel-Search?destination=Lisbon'
const tab = { opener: window as unknown, document: document.implementation.createHTMLDocument(), close: vi.fn() }
const followed: string[] = []

tab.document.addEventListener('click', ({ target }) => followed.push((target as HTMLAnchorElement).href))

beforeEach(() => {
  known.searches = { used: 0, limit: 25 }
  known.wasHandedOver = false
  followed.length = 0
  tab.close.mockClear()
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

const open = (answer?: Exclude<HandOffAnswer, { kind: 'link' }>) =>
  render(
    <PageProviders config={CONFIG}>
      <AuthContext value={GUEST}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/', element: <HandOffPage view={VIEW} answer={answer} /> }])}
        />
      </AuthContext>
    </PageProviders>,
  )
const button = () => screen.getByRole('button', { name: /^See rooms at expedia\.com/ })
const press = async (answer: HandedOver) => {
  known.answer = answer
  await act(async () => void fireEvent.click(button()))
}

it('shows none of our own prompts over its button', () => {
  const { unmount } = open()
  expect(button()).toBeTruthy()
  expect(holdOverlays.mock.calls).toEqual([['wishes']])
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledOnce()
})

it('contains no link to the booking site, and has a form that works without script', () => {
  const html = renderToString(
    <PageProviders config={CONFIG}>
      <AuthContext value={GUEST}>
        <MemoryRouter initialEntries={['/hand-off/hotel?destination=Lisbon']}>
          <HandOffPage view={VIEW} />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )
  expect(html).not.toContain('https://www.expedia.com')
  const [form = ''] = /<form[^>]*>/.exec(html) ?? []
  for (const part of ['method="post"', 'target="_blank"', 'rel="noopener']) expect(form).toContain(part)
  expect(form).not.toContain('action=')
})

it('opens the link that came with the count, in a tab without an opener', async () => {
  open()
  const count = { used: 3, limit: 25, resetsAtMs: Date.UTC(2026, 10, 18), where: 'device' } as const
  await press({ kind: 'counted', link: LINK, count })
  expect([followed, tab.opener]).toEqual([[LINK], null])
  expect(screen.getByText(/^Search 3 of 25 today/)).toBeTruthy()
})

it('replaces the button by the limit when the server refuses, and closes the tab', async () => {
  open()
  await press({ kind: 'limit', limit: 25, resetsAtMs: Date.UTC(2026, 10, 18) })
  expect(screen.getByText('Daily limit reached')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect([followed, tab.close.mock.calls.length]).toEqual([[], 1])
})

it.each([
  ['a failure', { kind: 'failed' }],
  ['a link to another site', { kind: 'counted', link: 'https://evil.example/', count: null }],
] as const)('uses the text of the specification when it could not open after %s', async (_, answer) => {
  open()
  await press(answer)
  expect([followed, tab.close.mock.calls.length]).toEqual([[], 1])
  expect(toastQueue.read().at(-1)).toMatchObject({
    title: 'Search error',
    text: 'Unable to open hotel search. Please try again.',
  })
})

it('sends no request offline, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  await press({ kind: 'failed' })
  expect(window.open).not.toHaveBeenCalled()
  expect(screen.getByText(/^You are offline\. expedia\.com can be opened/)).toBeTruthy()
})

it('offers no button when the day is used up, except for a search of today', () => {
  known.searches = { used: 25, limit: 25 }
  open()
  expect(screen.getByText('Daily limit reached')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  known.wasHandedOver = true
  open()
  expect(button()).toBeTruthy()
})

it("shows the server's answer to the form without script", () => {
  open({ kind: 'limit', limit: 25, resetsAtMs: Date.UTC(2026, 10, 18) })
  expect(screen.getByText('Daily limit reached')).toBeTruthy()
  cleanup()
  open({ kind: 'failed' })
  expect(screen.getByText('Unable to open hotel search. Please try again.')).toBeTruthy()
})

it('announces no new tab when the day is used up', async () => {
  open()
  expect(screen.getByText(/opens in a new tab/)).toBeTruthy()
  await press({ kind: 'limit', limit: 25, resetsAtMs: Date.UTC(2026, 10, 18) })
  expect(screen.queryByText(/new tab/)).toBeNull()
  cleanup()
  open({ kind: 'limit', limit: 25, resetsAtMs: Date.UTC(2026, 10, 18) })
  expect(screen.queryByText(/new tab/)).toBeNull()
  cleanup()
  known.searches = { used: 25, limit: 25 }
  open()
  expect(screen.queryByText(/new tab/)).toBeNull()
})
