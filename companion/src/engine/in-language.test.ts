import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { inLanguage } from './in-language.ts'
import { cityNameIn } from './names/city-names.ts'
import { smallWorld } from './testing/small-world.ts'

const ROME = 3_169_070
const DATED = { source: { title: 'A table', url: 'https://table.example/' }, checkedAt: calendarDate('2026-11-15') }
const rome = {
  cityId: ROME,
  name: 'Rome',
  country: 'IT',
  coordinates: { latitude: 41.9, longitude: 12.5 },
  timeZone: 'Europe/Rome',
  division: null,
  population: 1,
}
const asked: string[] = []
const world = smallWorld({
  city: () => ({ value: rome, ...DATED, status: 'verified' }),
  airportsOf: ({ name }) => {
    asked.push(name)
    return []
  },
})

describe('inLanguage', () => {
  it.each([
    ['de', 'Rom'],
    ['it', 'Roma'],
    ['fr', 'Rome'],
    ['en', 'Rome'],
    ['tr', 'Rome'],
  ])('%s calls it %s', (language, name) => {
    expect(inLanguage(world, language).city(ROME)?.value.name).toBe(name)
  })

  it('uses the original name for other tables', () => {
    const german = inLanguage(world, 'de')
    german.airportsOf(german.city(ROME)?.value ?? rome)
    expect(asked).toEqual(['Rome'])
  })
})

describe('cityNameIn', () => {
  it.each([
    ['de', 3_369_157, 'Kapstadt'],
    ['pt', 2_759_794, 'Amesterdão'],
    ['en', 2_886_242, 'Cologne'],
    ['de', 2_886_242, null],
    ['es', 1, null],
  ])('%s %i', (language, id, name) => expect(cityNameIn(language, id)).toBe(name))
})
