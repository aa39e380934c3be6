import { textOf } from './text-of.ts'

/** What the shell says when the place cannot be found out. */
export const locationText = textOf({
  unsupported: 'Geolocation is not supported by this browser',
  denied: 'Location access denied by user',
  unavailable: 'Location information unavailable',
  'timed-out': 'Location request timed out',
  unknown: 'Location access failed',
})

/** What maps and quick actions say; they also say how to mend it. */
export const mapLocationText = textOf({
  unsupported: 'Geolocation is not supported by this browser',
  denied: 'Location access denied. Please enable location permissions.',
  unavailable: 'Location information is unavailable.',
  'timed-out': 'Location request timed out.',
  unknown: 'Unable to get your location',
})
