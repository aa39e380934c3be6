import { describe, expect, it } from 'vitest'

import { isOnCard, isReadableIn, lodgingsOf, phrasesOfDiets } from './card-lines.ts'

const CITY = { name: 'Kyoto', country: 'JP', cityId: 1, coordinates: { latitude: 35, longitude: 135 } }
const edge = (title: string, bufferMinutes = 0) => ({ title, coordinates: CITY.coordinates, at: 540, bufferMinutes })
const trip = (...ends: readonly (readonly [string, number?])[]) =>
  ({ days: ends.map(([title, buffer]) => ({ city: CITY, start: edge('Kyoto'), end: edge(title, buffer) })) }) as never

describe('lodgingsOf', () => {
  it.each([
    ['each once', [['Hotel A'], ['Hotel A'], ['Hotel B']], ['Hotel A', 'Hotel B']],
    ['no airport', [['Hotel A'], ['KIX', 120]], ['Hotel A']],
    ['no city that stands for an unknown lodging', [['Kyoto']], []],
  ] as const)('has %s', (_, ends, lodgings) => expect(lodgingsOf(trip(...ends))).toEqual(lodgings))
})

describe('phrasesOfDiets', () => {
  it('says a diet in the phrases we have', () =>
    expect(phrasesOfDiets(['vegan', 'gluten-free', 'halal'])).toEqual(['vegan', 'no-gluten', 'no-pork', 'no-alcohol']))
  it('says nothing of a diet without a phrase', () => expect(phrasesOfDiets(['kosher', 'keto'])).toEqual([]))
})

it.each([
  ['a statement about a diet', 'vegan', 'diet', true],
  ['a statement about an allergy', 'allergic-nuts', 'allergy', true],
  ['a question', 'halal', 'diet', false],
  ['a line with a gap', 'allergic-to', 'allergy', false],
  ['anything else', 'taxi-call', 'hotel', false],
])('%s is on the card: %s', (_, key, situation, isOn) => expect(isOnCard({ key, situation })).toBe(isOn))

it.each([
  ['a Japanese name in Japan', 'ja', '東横INN 京都五条大宮', true],
  ['a Latin name in Japan', 'ja', 'Hotel Granvia', false],
  ['a Latin name in Spain', 'es', 'Hostal Adriano', true],
  ['a Russian name in Spain', 'es', 'Отель', false],
  ['a Greek name in Greece', 'el', 'Ξενοδοχείο Ακρόπολις', true],
  ['a Korean name in Korea', 'ko', '롯데호텔', true],
  ['an Arabic name in Iran', 'fa', 'هتل', true],
  ['no name', 'es', '', false],
])('%s', (_, language, name, isReadable) => expect(isReadableIn(language, name)).toBe(isReadable))
