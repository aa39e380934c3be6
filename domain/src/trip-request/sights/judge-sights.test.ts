import { describe, expect, it } from 'vitest'

import { calendarDate } from '../../kernel/index.ts'
import { wordsOfName } from '../../place-names/index.ts'
import { readTripRequest } from '../read-trip-request.ts'
import type { FindSight } from '../reading.ts'

const CITIES = ['Paris', 'Parigi', 'Rome', 'Rom', 'Versailles', 'Brandenburg', 'Berlin']
const ENGLISH: Readonly<Record<string, string>> = { Parigi: 'Paris', Rom: 'Rome' }
const KNOWN: Readonly<Record<string, string>> = {
  'eiffel tower': 'Paris FR',
  'louvre museum': 'Paris FR',
  louvre: 'Paris FR',
  'museum orsay': 'Paris FR',
  colosseum: 'Rome FR',
  'old town': 'Paris FR',
  'palace versailles': 'Paris FR',
  'brandenburg gate': 'Berlin FR',
  brandenburg: 'Berlin FR',
}
const WORDS = new Set(Object.keys(KNOWN).join(' ').split(' '))

const findSight: FindSight = (words) => {
  const said = wordsOfName(words)
  if (said.some((word) => !WORDS.has(word))) return null
  const city = KNOWN[said.toSorted().join(' ')]
  return { cities: city ? [city] : [], isWhole: said.length > 1 }
}

const read = (text: string) =>
  readTripRequest(text, {
    today: calendarDate('2026-11-16'),
    findCity: (name) => {
      const city = CITIES.find((known) => known.toLowerCase() === name.toLowerCase())
      if (!city) return null
      return { name: ENGLISH[city] ?? city, country: 'FR', cityId: 1, coordinates: { latitude: 1, longitude: 1 } }
    },
    findSight,
  })
const sightsOf = (text: string): string => {
  const { mustSee, mustNot, destinations } = read(text)
  const list = (facts: readonly { value: string }[]): string => facts.map(({ value }) => value).join(',')
  return `${destinations.map(({ value }) => value.name).join(',')} | ${list(mustSee)} | ${list(mustNot)}`
}

describe('sights in the tables', () => {
  it.each([
    [
      'in small letters, only named',
      '3 days in paris, eiffel tower, musée d orsay',
      'paris | eiffel tower,musée d orsay | ',
    ],
    [
      'in another language',
      'Tre giorni a Parigi, Torre Eiffel e Museo d’Orsay',
      'Parigi | Torre Eiffel,Museo d’Orsay | ',
    ],
    ['in one German word', 'Drei Tage Paris, Eiffelturm und Louvre', 'Paris | Eiffelturm,Louvre | '],
    [
      'one in the place of another',
      'Paris, instead of the Louvre I would like the Musée d’Orsay',
      'Paris | Musée d’Orsay | Louvre',
    ],
    ['one swapped for another', 'Paris: swap the Louvre for the Eiffel Tower', 'Paris | Eiffel Tower | Louvre'],
    ['rather one than another', 'Parigi, meglio la Torre Eiffel che il Louvre', 'Parigi | Torre Eiffel | Louvre'],
    ['refused before it', 'Paris for two days, skip the Louvre', 'Paris |  | Louvre'],
    ['refused behind it', 'Tre giorni a Parigi, Louvre no, Museo d’Orsay sì', 'Parigi | Museo d’Orsay | Louvre'],
    ['not to be missed', 'Paris in May, we don’t want to miss the Louvre', 'Paris | Louvre | '],
    ['after a turn', 'Paris in May, no shopping but the Eiffel Tower', 'Paris | Eiffel Tower | shopping'],
    ['telling where a hotel is', 'Two days in Paris, a hotel near the Louvre', 'Paris |  | '],
    ['everyday words', 'Two days in Paris, the old town and beer', 'Paris |  | '],
    ['of another city', 'Three days in Rome, my friend Louvre comes along', 'Rome |  | '],
    ['a town that one travels to', 'From Brandenburg to Berlin for two days', 'Berlin |  | '],
  ])('%s', (_, text, expected) => {
    expect(sightsOf(text)).toBe(expected)
  })
})
