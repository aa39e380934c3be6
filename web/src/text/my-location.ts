import { textOf } from './text-of.ts'

export const myLocationText = textOf({
  title: 'My Location',
  description: 'Where this device believes you are. It stays here unless you share it.',
  finding: 'Finding...',
  found: 'Location found!',
  accuracy: 'within {distance}',
  'map.label': 'The map around you',
  copy: 'Copy coordinates',
  copied: 'Coordinates copied!',
  'copied.toast': 'Location copied to clipboard!',
  'copy.failed': 'Failed to copy coordinates.',
  open: 'Open in maps',
  'open.none': 'No location provided',
  failed: 'Unable to get location. Please check your browser permissions.',
  again: 'Try again',
  'native.title': 'In your maps app',
  'native.text': 'Opens the app of your device with what lies around you.',
  'native.pharmacy': 'Pharmacies',
  'native.cash': 'Cash machines',
  'native.station': 'Stations',
  'native.fuel': 'Fuel',
})
