// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createGoogleEngine } from './create-google-engine.ts'

const invoke = vi.hoisted(() => vi.fn<() => Promise<{ data: unknown; error: unknown }>>())
// The backend client has its own tests; here only its answers matter.
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))

const CONFIG = { origin: 'https://s.example', locale: 'en', supabaseUrl: null, supabaseKey: 'k' }
const open = (onFailed: (failure: Error) => void = () => undefined) =>
  createGoogleEngine(
    {
      container: document.createElement('div'),
      label: 'Map',
      view: { center: { lat: 1, lng: 2 }, zoom: 12 },
      onShown: () => undefined,
      onFailed,
    },
    CONFIG,
  )

type Made = { readonly kind: string; readonly options: Record<string, unknown>; map: unknown }

/** A mock of Google Maps that records what was drawn. */
function pretendGoogle(): Made[] {
  const made: Made[] = []
  const shapeOf = (kind: string) =>
    class {
      readonly entry: Made
      constructor(options: Record<string, unknown>) {
        this.entry = { kind, options, map: options['map'] }
        made.push(this.entry)
      }
      setMap(map: unknown) {
        this.entry.map = map
      }
      addListener() {}
    }
  class Map {
    zoom = 12
    getZoom = () => this.zoom
    setZoom = (zoom: number) => void (this.zoom = zoom)
    getCenter = () => ({ lat: () => 1, lng: () => 2 })
    panTo() {}
    setCenter() {}
    addListener() {}
  }
  vi.stubGlobal('google', {
    maps: { Map, Marker: shapeOf('marker'), Circle: shapeOf('circle'), InfoWindow: class {}, Point: class {} },
  })
  return made
}

afterEach(() => {
  vi.unstubAllGlobals()
  invoke.mockReset()
})

describe('createGoogleEngine', () => {
  it.each([
    ['the key cannot be asked for', { data: null, error: new Error('500') }, 'Failed to load map configuration'],
    ['the answer is nonsense', { data: { key: 1 }, error: null }, 'Failed to load map configuration'],
    ['there is none', { data: { apiKey: null }, error: null }, 'Google Maps API key not configured'],
    ['it is empty', { data: { apiKey: '' }, error: null }, 'Google Maps API key not configured'],
  ])('reports when %s', async (_, answer, sentence) => {
    invoke.mockResolvedValue(answer)
    await expect(open()).rejects.toThrow(sentence)
  })

  it('draws pins, groups and the circle of 50 m, and removes them again', async () => {
    const made = pretendGoogle()
    const engine = await open()
    const at = (lat: number) => ({ position: { lat, lng: 2 }, title: `at ${lat}` })
    engine.showMarkers([at(1), at(1.00001), at(1.5)])
    expect(made.map(({ options }) => options['title'])).toEqual(['2 places, zoom in', 'at 1.5'])
    engine.showLocation({ position: { lat: 1, lng: 2 } })
    expect(made.find(({ kind }) => kind === 'circle')?.options['radius']).toBe(50)
    engine.showMarkers([])
    engine.showLocation(null)
    expect(made.every(({ map }) => map === null)).toBe(true)
  })

  it('gives the stops of a day their number and the colour of the day', async () => {
    const made = pretendGoogle()
    const engine = await open()
    engine.showMarkers([
      { position: { lat: 1, lng: 2 }, title: 'first', mark: '1', tone: 1 },
      { position: { lat: 1.5, lng: 2 }, title: 'another day', mark: '1', tone: 2 },
      { position: { lat: 2, lng: 2 }, title: 'no day' },
    ])
    const [one, other, none] = made.map(({ options }) => options)
    expect(one).toMatchObject({ label: { text: '1' }, icon: { fillColor: expect.any(String) } })
    expect(other?.['icon']).not.toEqual(one?.['icon'])
    expect(none).not.toHaveProperty('icon')
  })

  it('reports when Google rejects the key after the map was shown, and does not draw it again', async () => {
    pretendGoogle()
    const failed = vi.fn<(failure: Error) => void>()
    const gone = await open(() => expect.unreachable('nobody looks at this map any more'))
    gone.destroy()
    await open(failed)
    const { gm_authFailure: refuse } = globalThis as { gm_authFailure?: () => void }
    refuse?.()
    expect(failed.mock.calls.map(([failure]) => failure.message)).toEqual(['Failed to load Google Maps'])
    await expect(open()).rejects.toThrow('Failed to load Google Maps')
  })
})
