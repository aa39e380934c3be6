// @vitest-environment jsdom
import { NO_WISHES } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../../api/page-config.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { TripEditor } from './use-trip-editor.ts'

// A real question for the links would still be on its way when the next file has its turn.
vi.mock('../../../api/trips/share-links.ts', () => ({
  listLinks: async () => [],
  makeLink: () => Promise.reject(new TypeError('Failed to fetch')),
  endLink: async () => undefined,
}))

const CONFIG = {
  supabaseUrl: 'https://s.example',
  supabaseKey: 'k',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const
const trip = { id: 'a', title: 'Rome', days: [], places: {}, ideas: [], wishes: NO_WISHES }
const kept = { trip, ask: null, sentence: '', owner: 'me', version: 1, changedAt: '2027-01-01' }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['without a connection', false, 'A link is made with a connection. Your changes are kept until then.'],
  ['while the trip is on its way', true, 'The trip is still on its way to your account. Try again in a moment.'],
])('says beside the button why there is no link %s', async (_, isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  render(
    <PageConfigProvider config={CONFIG}>
      <ShareDialog editor={{ kept } as unknown as TripEditor} onClose={() => undefined} />
    </PageConfigProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByRole('button', { name: 'Make a link' })).toHaveProperty('disabled', false)
})
