// @vitest-environment jsdom
import { NO_WISHES, type Trip } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { type KeptTrip, tripStore } from '../../../entities/trip/trip-store.ts'
import { UnmetWishes } from './unmet-wishes.tsx'
import { useTripEditor } from './use-trip-editor.ts'

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
  wishes: NO_WISHES,
}

function Wishes() {
  const [kept] = useSyncExternalStore(tripStore.listen, tripStore.get).trips
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

const show = (mustSee: readonly string[], places: Trip['places'] = {}): void => {
  const wished = { ...trip, places, wishes: { ...trip.wishes, mustSee } }
  tripStore.put({ trip: wished, ask: null, sentence: '', owner: null, version: null, changedAt: '2027-01-01' })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <Wishes />
    </PageProviders>,
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('reports an unknown place and can reserve time for it', () => {
  show(['Pigneto Funhouse'])
  expect(screen.getByText('Pigneto Funhouse is not on the plan')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Reserve time for it on day 1' }))
  expect(screen.queryByText('Pigneto Funhouse is not on the plan')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Pigneto Funhouse')
})

it('removes the wish', () => {
  show(['Pigneto Funhouse'])
  fireEvent.click(screen.getByRole('button', { name: 'Stop looking for it' }))
  expect(screen.queryByText('Pigneto Funhouse is not on the plan')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('lists several unmet wishes with reasons, and removes one', () => {
  const colosseum = {
    id: 'c',
    name: 'Colosseum',
    coordinates: HERE,
    kind: 'museum',
    hours: null,
    visitMinutes: 900,
    price: null,
    isIndoor: null,
    renown: 1,
    sources: [],
  }
  show(['colosseum', 'Pigneto Funhouse'], { c: colosseum })
  expect(screen.getByText('2 places are not on the plan')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Colosseum. There is no time left for it.'),
    expect.stringContaining('Pigneto Funhouse. We know no place with that name there.'),
  ])
  fireEvent.click(screen.getAllByRole('button', { name: 'Stop looking for it' })[0]!)
  expect(screen.getByText('Pigneto Funhouse is not on the plan')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Pigneto Funhouse')
})
