import type { TripPlace } from '@app/domain/trip'
import { expect, it } from 'vitest'

import { asPart } from './part-of-place.ts'

const MUSEUM: TripPlace = {
  id: 'museum',
  name: 'Pergamon Museum',
  coordinates: { latitude: 52.52, longitude: 13.4 },
  kind: 'museum',
  hours: { text: 'off', basis: 'usual' },
  visitMinutes: 90,
  price: { minorUnits: 1000, currency: 'USD' },
  isIndoor: true,
  renown: 0.9,
  sources: [],
}
const read = (text: string, name = 'Pergamonmuseum') => {
  const start = text.indexOf(name)
  return asPart({ place: MUSEUM, start, end: start + name.length }, text).place
}

it.each([
  ['Pergamonmuseum. Das Panorama', 'Pergamonmuseum. Das Panorama'],
  ['Café at the Pergamonmuseum, then home', 'Café at the Pergamonmuseum'],
  ['Dom und Pergamonmuseum from outside', 'Pergamonmuseum from outside'],
])('%s has no hours that we know', (text, name) =>
  expect(read(text)).toMatchObject({ id: 'museum-part', name, hours: null, price: null }),
)

it.each([
  'Pergamonmuseum',
  'Visit the Pergamonmuseum (2 hours)',
  'Pergamonmuseum, lunch at the café',
  'Pergamonmuseum Tour',
])('%s is the museum itself', (text) => expect(read(text)).toBe(MUSEUM))
