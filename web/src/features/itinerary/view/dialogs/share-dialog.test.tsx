// @vitest-environment jsdom
import { NO_WISHES } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../../../test/page-providers.tsx'
import type { TripEditor } from '../use-trip-editor.ts'
import { ShareDialog } from './share-dialog.tsx'

// A real request would still be in flight when the next test file runs.
vi.mock('../../../../entities/trip/share-links.ts', () => ({
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
  ['without a connection', false, 'Creating a link needs a connection. Your changes are saved until then.'],
  ['while the trip is on its way', true, 'The trip is still being saved to your account. Try again in a moment.'],
])('explains beside the button why there is no link %s', async (_, isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  render(
    <PageProviders config={CONFIG}>
      <ShareDialog editor={{ kept } as unknown as TripEditor} onClose={() => undefined} />
    </PageProviders>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByRole('button', { name: 'Create link' })).toHaveProperty('disabled', false)
})
