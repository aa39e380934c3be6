// @vitest-environment jsdom
import type { SafetyFeeds } from '@app/contracts/safety-feeds'
import { FEED_SOURCES, type FeedItem } from '@app/domain/safety-feeds'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { serverFeeds } from '../../entities/safety-feeds/load-feeds.ts'
import { AuthProvider } from '../../entities/traveller/session/auth-provider.tsx'
import { loadRiskRadar } from './load-risk-radar.ts'
import { RiskRadar } from './risk-radar.tsx'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const CONFIG = {
  supabaseUrl: '',
  supabaseKey: '',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const

const item = (changes: Partial<FeedItem>): FeedItem => ({
  id: 'gdacs:FL1',
  source: 'gdacs',
  kind: 'flood',
  severity: 'Orange: 30 dead',
  level: null,
  regionalLevel: null,
  title: 'Flood in the north',
  countries: ['PT'],
  area: 'Porto',
  position: { latitude: 41.1, longitude: -8.6 },
  bounds: null,
  magnitude: null,
  validFrom: NOW - 3_600_000,
  validTo: NOW + 86_400_000,
  publishedAt: NOW - 3_600_000,
  link: 'https://example.org/flood',
  readAt: NOW,
  firstSeenAt: NOW,
  change: null,
  ...changes,
})
const advice = (source: FeedItem['source'], level: 1 | 2 | 3 | 4, changes: Partial<FeedItem> = {}): FeedItem =>
  item({
    id: `${source}:PT`,
    source,
    kind: 'advice',
    severity: `Level ${level}`,
    level,
    title: 'Portugal',
    position: null,
    validTo: null,
    ...changes,
  })

const feeds = (items: readonly FeedItem[], changes: Partial<SafetyFeeds> = {}): SafetyFeeds => ({
  now: NOW,
  isOn: true,
  readings: FEED_SOURCES.map((source) => ({
    source,
    country: source === 'meteoalarm' ? 'PT' : null,
    readAt: NOW,
    triedAt: NOW,
    problem: null,
  })),
  items,
  isCut: false,
  ...changes,
})

async function show(query: string, known: SafetyFeeds | null = null): Promise<void> {
  const context = new RouterContextProvider()
  context.set(serverFeeds, known && (async () => known))
  const request = new Request(`https://s.example/risk-radar${query}`)
  const view = await loadRiskRadar({ request, context })
  const router = createMemoryRouter([{ path: '/', Component: () => <RiskRadar view={view} illustration={null} /> }])
  render(
    <PageProviders config={CONFIG}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </PageProviders>,
  )
}
const answer = (): string => document.querySelector('#answer')?.textContent ?? ''

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  // The map below is never reached by scrolling.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** By text: computing names by role for each of two hundred countries is slow. */
describe('the answer about a country', () => {
  it("shows each government's packed advice without any feed, and says that events are not known", async () => {
    await show('?country=ng')
    expect(screen.getByText('Nigeria', { selector: 'h2' })).toBeTruthy()
    expect(screen.getAllByLabelText(/^Level \d of 4$/).length).toBeGreaterThan(2)
    expect(screen.getByText(/Live events are not on this device yet/)).toBeTruthy()
    expect((screen.getByLabelText('Where to?') as HTMLSelectElement).value).toBe('NG')
  })
  it('names the strictest government in the action', async () => {
    await show('?country=PT', feeds([advice('us-advice', 1), advice('de-advice', 4)]))
    expect(answer()).toContain('Do not go')
    expect(answer()).toContain('Advises against all travel: Germany')
    expect(answer()).toContain('Governments do not agree about this country')
  })
  it('takes the level that was read over the packed one, and says what it was before', async () => {
    const change = { at: NOW - 86_400_000, from: 'Level 2', fromLevel: 2 } as const
    await show('?country=PT', feeds([advice('us-advice', 3, { change })]))
    expect(answer()).toContain('Was level 2 until 19 Nov 2026')
    expect(answer()).toContain('Reconsider this trip')
  })
  it('says when all of them agree', async () => {
    await show('?country=YE')
    expect(screen.getByText('Every government with a level for this country says: Do not travel.')).toBeTruthy()
  })
  it.each(['?country=', '?country=%F0%9F%98%80', '?country=ZZ'])('requires a country: %s', async (query) => {
    await show(query)
    expect(screen.getByText('Choose a country', { selector: '[role="alert"]' })).toBeTruthy()
  })
  it('shows no error before a submit', async () => {
    await show('')
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(answer()).toBe('')
  })
})

describe('events and feeds', () => {
  const CYCLONE = { id: 'gdacs:TC1', kind: 'cyclone', title: 'Storm Ada', severity: 'Red' } as const
  it('come with severity, end, source and the time of reading, the most serious first', async () => {
    await show('', feeds([item({}), item(CYCLONE)]))
    const rows = [...document.querySelectorAll('[aria-labelledby="events"] li')].map((row) => row.textContent ?? '')
    const own = rows.filter((row) => row.includes('GDACS'))
    expect(own[0]).toContain('Storm Ada')
    expect(own[1]).toContain('Orange: 30 dead · Porto · 20 Nov, 11:00 UTC')
    expect(own[1]).toContain('read 20 Nov, 12:00 UTC')
  })
  it('are filtered by kind and by time', async () => {
    const later = item({ id: 'w', kind: 'weather', title: 'Snow', validFrom: NOW + 5 * 86_400_000, validTo: NOW + 9e8 })
    const shown = () => document.querySelector('[aria-labelledby="events"]')?.textContent ?? ''
    await show('?kind=cyclone', feeds([item({}), item(CYCLONE)]))
    expect([shown().includes('Storm Ada'), shown().includes('Flood in the north')]).toEqual([true, false])
    cleanup()
    await show('?days=3', feeds([item({}), later]))
    expect([shown().includes('Snow'), shown().includes('Flood in the north')]).toEqual([false, true])
  })
  it('say which source failed, and why that is no good news', async () => {
    const known = feeds([])
    const readings = known.readings.map((each) =>
      each.source === 'usgs' ? { ...each, readAt: NOW - 7_200_000, problem: 'empty' as const } : each,
    )
    await show('', feeds([], { readings }))
    expect(
      screen.getByText('1 of 12 sources could not be read lately. What they would say now is unknown.'),
    ).toBeTruthy()
    expect(screen.getByText(/Out of date: last read 20 Nov, 10:00 UTC\. Its answer was empty/)).toBeTruthy()
  })
  it('of a source with a feed per country name how many are out of date', async () => {
    const [usgs] = feeds([]).readings
    const reading = (country: string, problem: 'unreachable' | null) => ({
      ...{ source: 'meteoalarm' as const, country, triedAt: NOW, problem, readAt: problem ? null : NOW },
    })
    const readings = [...(usgs ? [usgs] : []), reading('PT', null), reading('ES', 'unreachable')]
    await show('', feeds([], { readings }))
    expect(
      screen.getByText('Out of date for 1 of 2 countries. The others were read 20 Nov, 12:00 UTC or later.'),
    ).toBeTruthy()
    expect(
      screen.getByText('1 of 2 sources could not be read lately. What they would say now is unknown.'),
    ).toBeTruthy()
  })
  it('are not claimed where this installation reads none', async () => {
    await show('', feeds([], { isOn: false, readings: [] }))
    expect(screen.getByText(/This installation reads no live feeds/)).toBeTruthy()
    expect(screen.queryByText('Events now')).toBeNull()
  })
  it('list what changed, and not a level that was read for the first time', async () => {
    const change = { at: NOW - 60_000, from: 'Level 2', fromLevel: 2 } as const
    await show('', feeds([advice('us-advice', 3, { change }), advice('ca-advice', 3), item({})]))
    const rows = [...document.querySelectorAll('[aria-labelledby="changes"] li')].map((row) => row.textContent ?? '')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('Raised from level 2 to 3, seen 20 Nov, 11:59 UTC')
  })
})
