import { expect, it } from 'vitest'

import type { TripPlace } from '../trip/index.ts'
import { findWished, isAbout, isDishRefused, isOfRefusedSort, isSort, mentions } from './index.ts'

const place = (name: string, renown: number, more: Partial<TripPlace> = {}): TripPlace => ({
  id: name,
  name,
  coordinates: { latitude: 19.4, longitude: -99.1 },
  kind: 'museum',
  hours: null,
  visitMinutes: 60,
  price: null,
  isIndoor: null,
  renown,
  sources: [],
  ...more,
})
const guide = (tags: readonly string[]): Pick<TripPlace, 'guide'> => ({
  guide: {
    importance: 3,
    bestTimes: [],
    booking: { need: 'none', daysAhead: 0 },
    ticketId: null,
    domain: null,
    asOf: '2026-11',
    tags,
  },
})
const PLACES = [
  place('Frida Kahlo Museum (Casa Azul)', 1),
  place('Diego Rivera & Frida Kahlo Studio House', 0.44),
  place('Sloth walk with a guide', 0.62, { kind: 'tour' }),
  place('Wine cellars', 0.6, { kind: 'winery' }),
  place('Meat market', 0.5, { kind: 'market' }),
  place('Reef pier', 0.4, { kind: 'attraction', ...guide(['snorkel']) }),
  place('Great Plains', 0.95, { kind: 'national_park', ...guide(['wildlife']) }),
  place('Cross Cape', 0.3, {
    kind: 'nature_reserve',
    fact: 'Two hundred thousand seals, and their smell',
    ...guide(['wildlife']),
  }),
  place('Stone viaduct', 0.4, { kind: 'bridge', fact: 'The train of Harry Potter crosses it' }),
  place('Fushimi Inari Taisha', 0.9, { kind: 'shrine', otherNames: ['伏見稲荷大社'] }),
]

it.each([
  ['Frida Kahlo house', 'Frida Kahlo Museum (Casa Azul)'],
  ['sloths', 'Sloth walk with a guide'],
  ['Weinprobe', 'Wine cellars'],
  ['snorkelling', 'Reef pier'],
  ['伏見稲荷', 'Fushimi Inari Taisha'],
  ['mercado', 'Meat market'],
  ['seals', 'Cross Cape'],
  ['Harry Potter', 'Stone viaduct'],
  ['bungee jump', undefined],
  ['Blorgheim Museum', undefined],
  ['Roman Museum', 'Frida Kahlo Museum (Casa Azul)'],
])('%s', (wish, name) => expect(findWished(wish, PLACES)?.name).toBe(name))

it.each([
  ['Try Tacos al pastor, about MXN 20', 'tacos', true],
  ['DMZ and the third tunnel', 'DMZ tour', true],
  ['Try Chilli crab, about SGD 80', 'chili crab', true],
  ['Try Ramen', 'sushi', false],
])('%s speaks of %s: %s', (text, wish, isSpoken) => expect(mentions(text, wish)).toBe(isSpoken))

it.each([
  ['desert', true],
  ['boat trips', true],
  ['Schweinefleisch', true],
  ['party boats', false],
  ['beach bars', false],
  ['Sisi', false],
])('%s is a sort as a whole: %s', (words, isWhole) => expect(isSort(words)).toBe(isWhole))

it('takes what is refused by its tags, and a sight by its kind alone', () => {
  expect(isAbout('desert', { name: 'Merzouga camp', tags: ['dunes'] })).toBe(true)
  expect(isAbout('party boats', { name: 'Harbour cruise', tags: ['boat'] })).toBe(false)
  expect(isOfRefusedSort('beaches', { name: 'Lido', kind: 'beach' })).toBe(true)
  expect(isOfRefusedSort('beaches', { name: 'Tower above the bay', kind: 'tower' })).toBe(false)
})

it.each([
  ['pork', true],
  ['свинина', true],
  ['豚肉', true],
  ['gyoza', true],
  ['beef', false],
])('refusing %s leaves out pork dumplings: %s', (words, isOut) => {
  expect(isDishRefused({ name: 'Gyoza', localName: null, contains: ['pork', 'gluten'] }, words)).toBe(isOut)
})
