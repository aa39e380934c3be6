import { expect, it } from 'vitest'

import { isNarrowed, refusedKinds, sightsMeant } from './narrowed-sights.ts'

it.each([
  'hidden gems in lisbon not touristy',
  'lieux insolites à Rome',
  'Geheimtipps in Hamburg abseits der Touristen',
  'パリの穴場を教えて',
  'lugares poco turísticos en Sevilla',
])('%s asks for what fewer visitors know', (text) => expect(sightsMeant(text, 'must-see')).toBe('lesser-known'))

it.each(['what must i see in Rome', 'best museums in Lisbon'])('%s asks for the sights', (text) => {
  expect(sightsMeant(text, 'must-see')).toBe('must-see')
  expect(isNarrowed(text)).toBe(false)
})

it('keeps a wish of its own: beaches stay beaches', () =>
  expect(sightsMeant('hidden beaches, not touristy', 'beach')).toBe('beach'))

it.each(['1 day in vienna, i hate museums', 'Wien ohne Museen', 'no museums please', 'sin museos en Madrid'])(
  '%s refuses museums',
  (text) => expect(refusedKinds(text)).toEqual(['museum']),
)
