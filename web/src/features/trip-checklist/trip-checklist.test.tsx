// @vitest-environment jsdom
import { entryFactsOf } from '@app/datasets/entry-facts'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadVisas } from '@app/datasets/visas'
import { addDays, calendarDate } from '@app/domain/kernel'
import { NO_WISHES, type Trip } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { tripStore } from '../../entities/trip/trip-store.ts'
import { queryClient } from '../../offline/query-client.ts'
import type { TableWrite } from '../../offline/write.ts'
import { TripChecklist } from './trip-checklist.tsx'

const ask = vi.hoisted(() => vi.fn<() => Promise<{ data: readonly object[]; error: null }>>())
const written = vi.hoisted(() => vi.fn<(write: TableWrite) => Promise<{ id: string }>>())
vi.mock('../../api/backend.ts', () => {
  const question = { select: () => question, eq: () => question, order: () => question, limit: () => question }
  return { backend: async () => ({ from: () => Object.assign(question, { abortSignal: ask }) }) }
})
vi.mock('../../offline/write.ts', () => ({ enqueueWrite: written }))
// In a browser the table is a file of the build.
vi.mock('../../entities/place/entry-tables/load-entry-tables.ts', () => ({
  loadEntryTables: async () => {
    const visas = await loadVisas(readPackedFile)
    const today = calendarDate('2026-11-17')
    return {
      countries: visas.passports,
      between: (asked: Parameters<typeof entryFactsOf>[0]) => entryFactsOf(asked, visas, today),
    }
  },
}))

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth
const ANA = { user: { id: 'ana' }, session: null, isLoading: false } as unknown as Auth
const HERE = { latitude: 0, longitude: 0 }
const EDGE = { title: '', coordinates: HERE, at: 540, bufferMinutes: 0 }
const TRIP_ID = '00000000-0000-4000-8000-000000000001'

function tripTo(countries: readonly string[], inDays = 100): Trip {
  const days = countries.map((country, index) => ({
    id: `${index}`,
    date: addDays(travellerToday(), inDays + index),
    timeZone: 'UTC',
    city: { name: country, country, cityId: 1, coordinates: HERE },
    start: EDGE,
    end: { ...EDGE, at: 1320 },
    stops: [],
    note: '',
  }))
  return { id: TRIP_ID, title: 'Round trip', days, places: {}, ideas: [], wishes: NO_WISHES }
}

function keepTrip(trip: Trip): void {
  tripStore.put({ trip, ask: null, sentence: '', owner: null, version: null, changedAt: '2026-11-19T00:00:00Z' })
}

function holdPassports(...countries: string[]): void {
  const passports = countries.map((country) => ({ country, expires_on: null }))
  localStorage.setItem('travellers', JSON.stringify([{ id: 'a', name: '', passports, stays: [] }]))
}

const open = (who = GUEST) =>
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={who}>
        <MemoryRouter>
          <TripChecklist />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )
const labels = () =>
  screen.getAllByRole('checkbox').map((box) => box.closest('li')?.querySelector('label')?.textContent)

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  written.mockReset().mockResolvedValue({ id: '1' })
  ask.mockResolvedValue({ data: [], error: null })
})
afterEach(cleanup)

describe('the checklist of a trip', () => {
  it('asks for a trip first', () => {
    open()
    expect(screen.getByRole('link', { name: 'Plan a trip' }).getAttribute('href')).toBe('/itinerary')
  })
  it('names visas and vaccinations of its countries, each with its source', async () => {
    keepTrip(tripTo(['IN', 'GH']))
    holdPassports('PT')
    open()
    await screen.findByText('Yellow fever vaccination for Ghana')
    expect(labels()).toEqual(
      expect.arrayContaining(['Check your passport', 'Travel insurance', 'Copies of your documents']),
    )
    expect(labels().some((label) => label?.includes('India'))).toBe(true)
    const [source] = screen.getAllByRole('link', { name: 'Rule and source for India' })
    expect(source?.getAttribute('href')).toBe('/documents?passport=PT&destination=IN#answer')
  })
  it('takes the easiest of several passports', async () => {
    keepTrip(tripTo(['US']))
    holdPassports('BR', 'US')
    open()
    await vi.waitFor(() => expect(screen.queryByText(/visa table is not/)).toBeNull())
    expect(labels()).toEqual(['Check your passport', 'Travel insurance', 'Copies of your documents'])
  })
  it('lists the borders in order, a country entered again too, and transit as unknown', async () => {
    keepTrip(tripTo(['JP', 'KR', 'JP']))
    holdPassports('PT')
    open()
    const borders = await screen.findByRole('region', { name: 'Borders, in order' })
    const lines = within(borders)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines).toHaveLength(4)
    expect(lines.map((line) => /Japan|South Korea|not known/.exec(line)?.[0])).toEqual([
      ...['Japan', 'South Korea', 'Japan', 'not known'],
    ])
    expect(lines[0]).toContain('No visa needed for your')
  })
  it('warns of a leg that is one day too long', async () => {
    holdPassports('PT')
    keepTrip(tripTo(Array.from({ length: 90 }, () => 'JP')))
    open()
    expect(await screen.findByText('No visa needed for your 90 days')).toBeTruthy()
    cleanup()
    keepTrip(tripTo(Array.from({ length: 91 }, () => 'JP')))
    open()
    expect(await screen.findByText(/^Longer than the 90 days allowed/)).toBeTruthy()
  })
  it('counts what is done, and keeps it over a reload', async () => {
    keepTrip(tripTo(['ES']))
    open()
    expect(screen.getByRole('status').textContent).toBe('0 of 3 done')
    fireEvent.click(screen.getByLabelText('Travel insurance'))
    expect(screen.getByRole('status').textContent).toBe('1 of 3 done')
    cleanup()
    open()
    expect(screen.getByRole('status').textContent).toBe('1 of 3 done')
    fireEvent.click(screen.getByLabelText('Travel insurance'))
    expect(screen.getByRole('status').textContent).toBe('0 of 3 done')
    expect(screen.getByRole('link', { name: 'Add your passports' })).toBeTruthy()
  })
  it('says what was due, until it is done', () => {
    keepTrip(tripTo(['ES'], 30))
    open()
    expect(screen.getByText(/^was due/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Check your passport'))
    expect(screen.queryByText(/^was due/)).toBeNull()
  })
  it('keeps ticks in the account, with those made before the sign-in', async () => {
    keepTrip(tripTo(['ES']))
    open()
    fireEvent.click(screen.getByLabelText('Travel insurance'))
    cleanup()
    ask.mockResolvedValue({ data: [{ trip_id: TRIP_ID, ticked: ['passport'] }], error: null })
    open(ANA)
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 of 3 done'))
    fireEvent.click(screen.getByLabelText('Copies of your documents'))
    await vi.waitFor(() =>
      expect(written.mock.calls).toMatchObject([
        [
          {
            table: 'trip_checklists',
            duplicates: 'merge',
            row: { user_id: 'ana', trip_id: TRIP_ID, ticked: ['passport', 'insurance', 'copies'] },
          },
        ],
      ]),
    )
  })
})
