import { textOf } from '../../../text/text-of.ts'

/** Texts of the place boxes. */
export const suggestionsText = textOf({
  'city.placeholder': 'Enter destination...',
  'group.cities': 'Cities & Destinations',
  'group.hotels': 'Hotels & Properties',
  'kind.region': 'Region',
  'kind.island': 'Island',
  'kind.park': 'National park',
  'airport.of': 'Airport for {place}',
  stars: '{count} stars',
  'cities.device': 'Our server cannot be reached. These are from the 10,000 cities stored on this device.',
  'cities.built-in': 'Our server cannot be reached. Without it we know only a few cities; you can keep typing.',
  'hotels.failed': 'Hotel suggestions did not load.',
  'hotels.none':
    'No hotel of this name among the 155,000 we know. In many countries, including the United States, we know hardly any.',
  'hotels.source': 'Hotels: GeoNames and OpenStreetMap contributors.',
})
