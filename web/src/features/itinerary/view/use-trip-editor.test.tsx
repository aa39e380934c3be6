// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { NO_WISHES, type Trip } from '@app/domain/trip'
import { noteDay } from '@app/domain/trip-edit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { type KeptTrip, tripStore } from '../../../entities/trip/trip-store.ts'
import { outboxStore } from '../../../offline/outbox.ts'
import { useTripEditor } from './use-trip-editor.ts'

const HERE = { latitude: 0, longitude: 0 }
const EDGE = { title: '', coordinates: HERE, at: 540, bufferMinutes: 0 }
const DAY = {
  id: 'one',
  date: null,
  timeZone: 'UTC',
  city: { name: '', country: '', cityId: null, coordinates: HERE },
  start: EDGE,
  end: { ...EDGE, at: 1320 },
  stops: [],
  note: '',
}
const trip = (id: string): Trip => ({ id, title: 'South', days: [DAY], places: {}, ideas: [], wishes: NO_WISHES })

function Editor() {
  const [kept] = useSyncExternalStore(tripStore.listen, tripStore.get).trips
  return kept ? <Fields kept={kept} /> : null
}

function Fields({ kept }: { readonly kept: KeptTrip }) {
  const { trip: now, edit, restore, undo, past } = useTripEditor(kept)
  return (
    <>
      <input
        aria-label="name"
        value={now.title}
        onChange={({ target }) => edit({ ...now, title: target.value }, 'title')}
      />
      <input
        aria-label="note"
        value={now.days[0]?.note ?? ''}
        onChange={({ target }) => edit(noteDay(now, 'one', target.value), 'note of one')}
      />
      <button type="button" onClick={undo}>
        Undo
      </button>
      <button type="button" onClick={() => restore({ ...now, title: 'As it was' })}>
        Restore
      </button>
      <output>{past.length}</output>
    </>
  )
}

const type = (field: string, values: readonly string[]): void => {
  for (const value of values) fireEvent.change(screen.getByLabelText(field), { target: { value } })
}
const shown = () => [
  screen.getByLabelText<HTMLInputElement>('name').value,
  screen.getByLabelText<HTMLInputElement>('note').value,
  screen.getByRole('status').textContent,
]

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('undoes continuous typing in one step, per field', () => {
  tripStore.put({ trip: trip('typed'), ask: null, sentence: '', owner: null, version: null, changedAt: '2027-01-01' })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <Editor />
    </PageProviders>,
  )
  type('name', ['South a', 'South an', 'South and'])
  type('note', ['B', 'Bo', 'Boots'])
  type('name', ['North'])
  expect(shown()).toEqual(['North', 'Boots', '3'])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(shown()).toEqual(['South and', 'Boots', '2'])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(shown()).toEqual(['South and', '', '1'])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(shown()).toEqual(['South', '', '0'])
  type('name', ['South '])
  expect(shown()).toEqual(['South ', '', '1'])
})

it('saves a restored version as such', async () => {
  localStorage.setItem(
    'sojourn-session',
    JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id: 'ann' } }),
  )
  tripStore.put({ trip: trip('old'), ask: null, sentence: '', owner: 'ann', version: null, changedAt: '2027-01-01' })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <Editor />
    </PageProviders>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(shown()[0]).toBe('As it was')
  await vi.waitFor(async () => expect(await outboxStore.list()).toHaveLength(1))
  const [waiting] = (await outboxStore.list()) as readonly { readonly body: string }[]
  expect(JSON.parse(waiting?.body ?? '')).toMatchObject({
    trip_id: 'old',
    made_by: 'restore',
    trip: { title: 'As it was' },
  })
})
