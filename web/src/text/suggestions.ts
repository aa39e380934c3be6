import { textOf } from './text-of.ts'

/** The boxes that suggest places. */
export const suggestionsText = textOf({
  'city.placeholder': 'Enter destination...',
  'group.cities': 'Cities & Destinations',
  'group.hotels': 'Hotels & Properties',
  stars: '{count} stars',
  'cities.device': 'Our server cannot be reached. These are from the 10,000 cities kept on this device.',
  'cities.built-in': 'Our server cannot be reached. Without it we know only a few cities; you can go on typing.',
  'hotels.failed': 'The list of hotels did not answer.',
  'hotels.none':
    'No hotel of this name among the 155,000 we know. In many countries, the United States too, we know hardly any.',
  'hotels.source': 'Hotels: GeoNames and OpenStreetMap contributors.',
})
