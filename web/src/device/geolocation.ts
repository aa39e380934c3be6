import { isNative } from './native/is-native.ts'
import { readSettings } from './storage/stored-settings.ts'

export type Located =
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number; readonly accuracyM: number }
  | { readonly kind: 'failed'; readonly because: LocationFailure }

export type LocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timed-out' | 'unknown'

const MINUTE_MS = 60_000
const HIGH_ACCURACY = { enableHighAccuracy: true, timeout: 10_000 } as const

/** For rough positions, five minutes old is recent enough. */
export const ANYWHERE = { ...HIGH_ACCURACY, maximumAge: 5 * MINUTE_MS } as const
/** A position on a map has to be more recent. */
export const ON_A_MAP = { ...HIGH_ACCURACY, maximumAge: MINUTE_MS } as const

export async function locate(options: typeof ANYWHERE | typeof ON_A_MAP): Promise<Located> {
  // When our own setting is off, the system is not asked.
  if (!readSettings().location) return failed('denied')
  return isNative() ? locateNatively(options) : locateInBrowser(options)
}

async function locateNatively(options: PositionOptions): Promise<Located> {
  const { Geolocation } = await import('@capacitor/geolocation')
  return Geolocation.getCurrentPosition(options).then(toFound, (error: unknown) => failed(nativeReason(error)))
}

async function locateInBrowser(options: PositionOptions): Promise<Located> {
  const geolocation = 'geolocation' in navigator ? navigator.geolocation : undefined
  if (!geolocation) return failed('unsupported')
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      (position) => resolve(toFound(position)),
      ({ code }) => resolve(failed(BROWSER_REASONS[code] ?? 'unknown')),
      options,
    )
  })
}

/** Some devices report 0 or nothing, but no position is exact to the metre. */
const UNKNOWN_ACCURACY_M = 50

function toFound({ coords }: { coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'> }): Located {
  return {
    kind: 'found',
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracyM: coords.accuracy || UNKNOWN_ACCURACY_M,
  }
}

function failed(because: LocationFailure): Located {
  return { kind: 'failed', because }
}

/** https://www.w3.org/TR/geolocation/#position_error_interface */
const BROWSER_REASONS: Readonly<Record<number, LocationFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timed-out' }

/** The codes of @capacitor/geolocation, as its documentation lists them. */
const NATIVE_REASONS: Readonly<Record<string, LocationFailure>> = {
  'OS-PLUG-GLOC-0002': 'unavailable',
  'OS-PLUG-GLOC-0003': 'denied',
  'OS-PLUG-GLOC-0007': 'unavailable',
  'OS-PLUG-GLOC-0008': 'denied',
  'OS-PLUG-GLOC-0009': 'denied',
  'OS-PLUG-GLOC-0010': 'timed-out',
  'OS-PLUG-GLOC-0017': 'unavailable',
}

function nativeReason(error: unknown): LocationFailure {
  const { code } = error as { code?: unknown }
  return NATIVE_REASONS[String(code)] ?? 'unknown'
}
