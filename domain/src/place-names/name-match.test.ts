import { describe, expect, it } from 'vitest'

import type { TripPlace } from '../trip/index.ts'
import { findNamed, isDescribed } from './name-match.ts'

const SAMPLE: TripPlace = {
  id: 'a',
  name: 'A',
  coordinates: { latitude: 38.7, longitude: -9.1 },
  kind: 'tower',
  hours: null,
  visitMinutes: 60,
  price: null,
  isIndoor: null,
  renown: 0.5,
  sources: [],
}
const place = (name: string, renown: number, otherNames: readonly string[] = []): TripPlace => ({
  ...SAMPLE,
  id: name,
  name,
  renown,
  otherNames,
})
const LISBON = [
  place('Belém Palace', 0.4),
  place('Belém Tower', 0.9, ['Torre de Belém']),
  place('Pastéis de Belém', 0.6),
  place('Vasco da Gama Tower', 1),
  place('São Jorge Castle', 0.8, ['Castelo de São Jorge']),
]

describe('findNamed', () => {
  it.each([
    ['Belém Tower', 'Belém Tower'],
    ['tower in Belém', 'Belém Tower'],
    ['the Tower of Belem', 'Belém Tower'],
    ['Turm in Belém', 'Belém Tower'],
    ['Turm von Belém', 'Belém Tower'],
    ['tour à Belém', 'Belém Tower'],
    ['torre en Belém', 'Belém Tower'],
    ['torre a Belém', 'Belém Tower'],
    ['torre em Belém', 'Belém Tower'],
    ['Palast in Belém', 'Belém Palace'],
    ['château de São Jorge', 'São Jorge Castle'],
    ['castillo de São Jorge', 'São Jorge Castle'],
    ['monastery in Belém', undefined],
    ['tower in Sintra', undefined],
  ])('%s', (wish, name) => {
    expect(findNamed(wish, LISBON)?.name).toBe(name)
  })

  it('finds the only one of its kind when no name contains the word, and the best known of several', () => {
    const castel = { ...place("Castel Sant'Angelo", 0.7), kind: 'castle' }
    const places = [{ ...place('Torlonia', 0.2), kind: 'castle' }, castel, place('Milizie', 1)]
    for (const wish of ['the castle', 'Schloss', 'château', 'castillo'])
      expect(findNamed(wish, places)?.name).toBe("Castel Sant'Angelo")
    expect(findNamed('Castle of Otranto', places)).toBeNull()
  })

  it('prefers the exact name to one with the same words', () => {
    const places = [place('Arts Museum of Modern Times', 1), place('Museum of Modern Arts', 0.1)]
    expect(findNamed('museum of modern arts', places)?.name).toBe('Museum of Modern Arts')
  })
})

it('needs more than the kind for a sight', () => {
  expect(LISBON.filter((each) => isDescribed(each, 'the tower'))).toEqual([])
})
