// @vitest-environment jsdom
import { NO_WISHES, type Trip } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { PageConfigProvider } from '../../../api/page-config.tsx'
import { type KeptTrip, tripShelf } from '../../../api/trips/trip-shelf.ts'
import { UnmetWishes } from './unmet-wishes.tsx'
import { useTripEditor } from './use-trip-editor.ts'

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'k',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const
const HERE = { latitude: 0, longitude: 0 }
const EDGE = { title: '', coordinates: HERE, at: 540, bufferMinutes: 0 }
const DAY = {
  id: 'one',
  date: null,
  timeZone: 'UTC',
  city: { name: 'Rome', country: 'IT', cityId: 1, coordinates: HERE },
  start: EDGE,
  end: { ...EDGE, at: 1320 },
  stops: [],
  note: '',
}
const trip: Trip = {
  id: 'a',
  title: 'Rome',
  days: [DAY],
  places: {},
  ideas: [],
  wishes: { ...NO_WISHES, mustSee: ['Pigneto Funhouse'] },
}

function Wishes() {
  const [kept] = useSyncExternalStore(tripShelf.listen, tripShelf.get).trips
  return kept ? <Shown kept={kept} /> : null
}

function Shown({ kept }: { readonly kept: KeptTrip }) {
  const editor = useTripEditor(kept)
  const stops = editor.trip.days.flatMap(({ stops: all }) => all.map(({ title }) => title))
  return (
    <>
      <UnmetWishes editor={editor} />
      <output>{[...stops, ...editor.trip.wishes.mustSee].join()}</output>
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  tripShelf.put({ trip, ask: null, sentence: '', owner: null, version: null, changedAt: '2027-01-01' })
  render(
    <PageConfigProvider config={CONFIG}>
      <Wishes />
    </PageConfigProvider>,
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('says that a place is not known, and keeps time for it all the same', () => {
  expect(screen.getByText('Pigneto Funhouse is not on the plan')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Keep an hour for it on day 1' }))
  expect(screen.queryByText('Pigneto Funhouse is not on the plan')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Pigneto Funhouse')
})

it('lets the wish go', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Take it off the wishes' }))
  expect(screen.queryByText('Pigneto Funhouse is not on the plan')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})
