// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { locationText, mapLocationText } from '../entities/map/location-text.ts'
import { ANYWHERE, locate, ON_A_MAP } from './geolocation.ts'

const nativePosition = vi.hoisted(() => vi.fn<(options: PositionOptions) => Promise<unknown>>())
// The plugin of a phone is mocked.
vi.mock('@capacitor/geolocation', () => ({ Geolocation: { getCurrentPosition: nativePosition } }))

const LISBON = { coords: { latitude: 38.72, longitude: -9.14, accuracy: 12 } }
type Ask = (found: (position: typeof LISBON) => void, failed: (error: { code: number }) => void, how: object) => void

function browserThat(getCurrentPosition: Ask): void {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  Reflect.deleteProperty(globalThis, 'Capacitor')
})

describe('locate', () => {
  it("returns the position, with the caller's options", async () => {
    const asked: object[] = []
    browserThat((found, _, how) => {
      asked.push(how)
      found(LISBON)
    })
    const found = { kind: 'found', latitude: 38.72, longitude: -9.14, accuracyM: 12 }
    expect([await locate(ANYWHERE), await locate(ON_A_MAP)]).toEqual([found, found])
    expect(asked).toEqual([
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    ])
  })

  it.each([
    [1, 'Location access denied by user', 'Location access denied. Please enable location permissions.'],
    [2, 'Location information unavailable', 'Location information is unavailable.'],
    [3, 'Location request timed out', 'Location request timed out.'],
    [9, 'Location access failed', 'Unable to get your location'],
  ])('returns the reason of a failure: code %i', async (code, inShell, onMap) => {
    browserThat((_, failed) => failed({ code }))
    const located = await locate(ANYWHERE)
    if (located.kind !== 'failed') throw new Error('found')
    expect([locationText(located.because), mapLocationText(located.because)]).toEqual([inShell, onMap])
  })

  it('reports a browser without geolocation', async () => {
    const located = await locate(ANYWHERE)
    expect(located).toEqual({ kind: 'failed', because: 'unsupported' })
    expect(locationText('unsupported')).toBe('Geolocation is not supported by this browser')
  })

  it.each([
    ['OS-PLUG-GLOC-0003', 'denied'],
    ['OS-PLUG-GLOC-0007', 'unavailable'],
    ['OS-PLUG-GLOC-0010', 'timed-out'],
    ['something else', 'unknown'],
  ])("uses the phone's plugin in the native app: %s", async (code, because) => {
    Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true } })
    nativePosition.mockRejectedValueOnce(Object.assign(new Error('no'), { code }))
    expect(await locate(ON_A_MAP)).toEqual({ kind: 'failed', because })
    nativePosition.mockResolvedValueOnce(LISBON)
    expect(await locate(ON_A_MAP)).toMatchObject({ kind: 'found', accuracyM: 12 })
  })
})
