// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { toastQueue } from '../../ui/overlay/toast.ts'
import { type EngineOptions, type MapEngine, MapFailure } from './map-engine.ts'
import { MapPanel, type MapPanelProps } from './map-panel.tsx'

const openMap = vi.hoisted(() => vi.fn<(options: EngineOptions, config: object) => Promise<MapEngine | null>>())
// jsdom has no WebGL; the journeys test the real map.
vi.mock('./open-map.ts', () => ({ openMap }))

const loadAgain = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined))
// jsdom cannot reload a page.
vi.mock('../../device/hydration/load-again.ts', () => ({ loadAgain }))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k', origin: '', locale: 'en', layout: 'desktop' } as const
const SIGHTS = [
  { position: { lat: 43.73, lng: 7.42 }, title: 'Palace', info: 'On the rock' },
  { position: { lat: 400, lng: 7.42 }, title: 'Nowhere' },
]

const engine = {
  showMarkers: vi.fn<MapEngine['showMarkers']>(),
  showLocation: vi.fn<MapEngine['showLocation']>(),
  showLines: vi.fn<MapEngine['showLines']>(),
  moveTo: vi.fn<MapEngine['moveTo']>(),
  zoomBy: vi.fn<MapEngine['zoomBy']>(),
  repaint: vi.fn<MapEngine['repaint']>(),
  destroy: vi.fn<MapEngine['destroy']>(),
}

const panel = (props: Partial<MapPanelProps> = {}) => (
  <PageProviders config={CONFIG}>
    <MapPanel label="Sights" markers={SIGHTS} {...props} />
  </PageProviders>
)

/** Reports every frame as visible at once. */
class Seen {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

async function show(props: Partial<MapPanelProps> = {}) {
  const shown = render(panel(props))
  await act(async () => undefined)
  return shown
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

/** A device that answers when the test says so. */
function stubLocation() {
  type Answers = { found(position: object): void; failed(error: { code: number }): void }
  const answer: Answers = { found: () => undefined, failed: () => undefined }
  const getCurrentPosition = (found: Answers['found'], failed: Answers['failed']): void => {
    Object.assign(answer, { found, failed })
  }
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  return answer
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Seen)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  openMap.mockResolvedValue(engine)
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('MapPanel', () => {
  it('moves to a position requested while it was opening, and nowhere else', async () => {
    const { promise, resolve } = Promise.withResolvers<MapEngine>()
    openMap.mockReturnValue(promise)
    const { rerender } = await show({ center: { lat: 1, lng: 1 } })
    rerender(panel({ center: { lat: 2, lng: 2 } }))
    await act(async () => resolve(engine))
    expect(engine.moveTo).toHaveBeenCalledExactlyOnceWith({ center: { lat: 2, lng: 2 }, zoom: 12, pins: 1 })
  })

  it('is readable before its script: a loading note, the places by name, and no style attribute', () => {
    const html = renderToString(panel({ height: 250 }))
    expect(html).toContain('Loading map...')
    expect(html).toContain('Palace')
    expect(html).not.toContain('Nowhere')
    expect(html).toContain('height="250"')
    expect(html).not.toMatch(/\sstyle="/)
  })

  it('opens at the specified position, and passes on only valid positions', async () => {
    const onReady = vi.fn<(map: MapEngine) => void>()
    await show({ onReady })
    expect(openMap.mock.calls[0]?.[0].view).toEqual({ center: { lat: 40.7128, lng: -74.006 }, zoom: 12, pins: 1 })
    expect(onReady).toHaveBeenCalledWith(engine)
    expect(engine.showMarkers).toHaveBeenLastCalledWith([SIGHTS[0]])
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(engine.zoomBy).toHaveBeenCalledWith(1)
  })

  it('follows its centre, but not new objects with the same values', async () => {
    const { rerender } = await show({ center: { lat: 1, lng: 2 } })
    rerender(panel({ center: { lat: 1, lng: 2 } }))
    expect(engine.moveTo).not.toHaveBeenCalled()
    rerender(panel({ center: { lat: 3, lng: 4 } }))
    expect(engine.moveTo).toHaveBeenCalledWith({ center: { lat: 3, lng: 4 }, zoom: 12, pins: 1 })
  })

  it('finds the traveller: Finding..., then zoom 15 with the accuracy, and a message', async () => {
    const answer = stubLocation()
    await show()
    await press('My Location')
    expect(screen.getByRole('button', { name: 'Finding...' }).hasAttribute('disabled')).toBe(true)
    await act(async () => answer.found({ coords: { latitude: 5, longitude: 6, accuracy: 30 } }))
    expect(engine.moveTo).toHaveBeenCalledWith({ center: { lat: 5, lng: 6 }, zoom: 15 })
    expect(engine.showLocation).toHaveBeenLastCalledWith({ position: { lat: 5, lng: 6 }, accuracyM: 30 })
    expect(toastQueue.read()[0]?.text).toBe('Location found! Showing on map.')
  })

  it.each([
    [1, 'Location access denied. Please enable location permissions.'],
    [2, 'Location information is unavailable.'],
    [3, 'Location request timed out.'],
    [7, 'Unable to get your location'],
  ])('says why it did not find the traveller, reason %d: %s', async (code, message) => {
    const answer = stubLocation()
    await show()
    await press('My Location')
    await act(async () => answer.failed({ code }))
    expect(toastQueue.read()[0]?.text).toBe(message)
    expect(screen.getByRole('button', { name: 'My Location' })).toBeTruthy()
    expect(engine.moveTo).not.toHaveBeenCalled()
  })

  it('says that a browser cannot find the traveller', async () => {
    await show()
    await press('My Location')
    expect(toastQueue.read()[0]?.text).toBe('Geolocation is not supported by this browser')
  })

  it('finds the traveller on a plain chart too', async () => {
    openMap.mockResolvedValue(null)
    const answer = stubLocation()
    await show()
    const chart = await screen.findByRole('img', { name: 'Sights' })
    expect(chart.querySelector('circle')).toBeNull()
    await press('My Location')
    await act(async () => answer.found({ coords: { latitude: 43, longitude: 7, accuracy: 30 } }))
    expect(chart.querySelector('circle')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
  })

  it('reports when the provider withdraws a shown map', async () => {
    await show()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => openMap.mock.calls[0]?.[0].onFailed(new MapFailure('Failed to load Google Maps')))
    expect(screen.getByRole('alert').textContent).toContain('Failed to load Google Maps')
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
  })

  it('says why there is no map, lists the places, and retries', async () => {
    openMap.mockRejectedValueOnce(new MapFailure('Google Maps API key not configured'))
    await show()
    expect(screen.getByRole('alert').textContent).toContain('Google Maps API key not configured')
    expect(screen.getByRole('list', { name: 'Places on the map: Sights' }).className).not.toContain('sr-only')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy()
  })

  it('offers a reload when its script fails to load twice', async () => {
    openMap.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /assets/map.js'))
    await show()
    expect(screen.getByRole('alert').textContent).toContain('The map could not be shown')
    expect(loadAgain).not.toHaveBeenCalled()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(loadAgain).toHaveBeenCalledTimes(1)
    openMap.mockRejectedValue(new MapFailure('Failed to load Google Maps'))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(loadAgain).toHaveBeenCalledTimes(1)
  })

  it('offers our own chart when another provider fails', async () => {
    openMap.mockRejectedValueOnce(new MapFailure('Failed to load Google Maps'))
    render(
      <PageProviders config={{ ...CONFIG, map: { provider: 'google' } }}>
        <MapPanel label="Sights" />
      </PageProviders>,
    )
    await act(async () => undefined)
    expect(openMap.mock.lastCall?.[1]).toMatchObject({ map: { provider: 'google' } })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show our own map' })))
    expect(openMap.mock.lastCall?.[1]).not.toHaveProperty('map')
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy()
  })

  it('draws a static chart when the browser has no WebGL', async () => {
    openMap.mockResolvedValue(null)
    await show()
    const chart = await screen.findByRole('img', { name: 'Sights' })
    await vi.waitFor(() => expect(chart.querySelector('.fill-land')).not.toBeNull(), { timeout: 10_000 })
    expect(screen.getByText(/so here is a simple one/)).toBeTruthy()
  })

  it('cleans up completely', async () => {
    const { unmount } = await show()
    unmount()
    await act(async () => undefined)
    expect(engine.destroy).toHaveBeenCalled()
  })
})
