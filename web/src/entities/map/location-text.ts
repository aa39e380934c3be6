import { textOf } from '../../text/text-of.ts'

/** Texts for a position that could not be determined. */
export const locationText = textOf({
  unsupported: 'Geolocation is not supported by this browser',
  denied: 'Location access denied by user',
  unavailable: 'Location information unavailable',
  'timed-out': 'Location request timed out',
  unknown: 'Location access failed',
})

/** Texts of maps and quick actions; they also say how to fix it. */
export const mapLocationText = textOf({
  unsupported: 'Geolocation is not supported by this browser',
  denied: 'Location access denied. Please enable location permissions.',
  unavailable: 'Location information is unavailable.',
  'timed-out': 'Location request timed out.',
  unknown: 'Unable to get your location',
})
