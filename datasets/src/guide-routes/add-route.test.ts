import { calendarDate } from '@app/domain/kernel'
import { draftTrip, readAsk, type TripAsk } from '@app/domain/trip-draft'
import { readTripRequest } from '@app/domain/trip-request'
import { describe, expect, it } from 'vitest'

import { offlineNameFinder } from '../city-search-offline/index.ts'
import { loadGuide } from '../guide/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { addRoute, destinationFinder } from './index.ts'

const guide = await loadGuide(readPackedFile)
const names = offlineNameFinder()
const { findRegion } = destinationFinder(guide)
const today = calendarDate('2026-11-18')

async function ask(sentence: string): Promise<TripAsk> {
  const request = readTripRequest(sentence, { today, ...names, findRegion })
  return readAsk(await addRoute(request, { guide, sentence, findCity: names.findCity }))
}
const stays = ({ cities }: TripAsk): readonly string[] => cities.map(({ city, nights }) => `${city.name} ${nights}`)

describe('a name anywhere in a sentence', () => {
  const { inside } = destinationFinder(guide)

  it('is not a word of another language', () => {
    expect(inside('a croatian island with toddlers', 'en')).toBeNull()
    expect(inside('auf island mit kindern', 'de')?.name).toBe('Iceland')
  })
})

describe('a sentence', () => {
  it.each([
    ['10 days in Peru', 10, 'Lima 1'],
    ['10 Tage Peru', 10, 'Lima 1'],
    ['Vietnam north to south 2 weeks', 14, 'Hanoi 2'],
    ['Tuscany by car 5 days', 5, "Val d'Orcia 2"],
    ['Iceland ring road 7 days', 7, 'Reykjavík 1'],
    ['two weeks in bali', 14, 'Sanur 3'],
    ['Une semaine en Sicile', 7, 'Taormina & Etna 2'],
    ['4 days Lisbon', 4, 'Lisbon 3'],
    ['Japan 10 days in April', 10, 'Tokyo 3'],
    ['Cusco 5 days', 5, 'Aguas Calientes (Machu Picchu Pueblo) 1'],
    ['京都', 3, 'Kyoto 2'],
  ])('names a destination of the guide: %s', async (sentence, days, first) => {
    const read = await ask(sentence)
    expect([read.dayCount, stays(read)]).toEqual([days, expect.arrayContaining([first])])
    expect(draftTrip(read, 'id')?.days).toHaveLength(days)
  })

  it('without a length gets the ideal one', async () => expect((await ask('Vietnam')).dayCount).toBe(14))

  it('keeps stated nights, and a town that is not in the guide', async () => {
    expect(stays(await ask('Three nights in Rome and four in Florence'))).toEqual(['Rome 3', 'Florence 4'])
    expect(stays(await ask('Sicily for a week, then Rome for 3 days')).at(-1)).toBe('Rome 3')
    expect((await ask('Lima, Cusco and Arequipa 9 days')).cities.map(({ city }) => city.name)).toEqual(
      expect.arrayContaining(['Lima', 'Arequipa', 'Aguas Calientes (Machu Picchu Pueblo)']),
    )
  })

  it('never plans a stop at home', async () => {
    const { cities } = await ask('Portugal 8 days from London')
    expect(cities.map(({ city }) => city.country)).toEqual(['PT', 'PT'])
  })

  it('about a town outside the guide stays unchanged', async () => {
    expect(stays(await ask('3 days in Ghent and Leuven'))).not.toHaveLength(0)
    expect((await ask('3 days in Uster')).route).toBeUndefined()
  })
})

describe('a drafted trip', () => {
  it('has the legs of the guide between bases, with airports', async () => {
    const trip = draftTrip(await ask('10 days in Peru'), 'id')
    expect(trip?.days[1]?.stops).toMatchObject([
      { title: 'Lima – Urubamba & Yucay', arrive: 540, leave: 855, way: { mode: 'fly', price: { currency: 'USD' } } },
    ])
  })

  it('has the day trip on a day between two nights, from the lodging and back', async () => {
    const trip = draftTrip(await ask('4 days Lisbon'), 'id')
    expect(trip?.days.map(({ stops }) => stops.map(({ title }) => title))).toEqual([
      [],
      [
        'To Sintra palaces',
        'Sintra palaces',
        'Lunch in Sintra palaces',
        'Sintra palaces, continued',
        'Back from Sintra palaces',
      ],
      [],
      [],
    ])
    const { start, stops = [] } = trip?.days[1] ?? {}
    expect([start?.at, stops[0]?.arrive, stops.at(-1)?.leave]).toEqual([510, 510, 1050])
    expect(stops.every(({ isLocked }) => isLocked)).toBe(true)
    expect(stops.slice(1).every(({ arrive }, index) => arrive === stops[index]?.leave)).toBe(true)
  })

  it('adapts the legs when a stop in the middle is removed', async () => {
    const read = await ask('Portugal 8 days')
    const [first, last] = read.cities
    const other = { ...read, cities: [last!, first!] }
    expect(
      draftTrip(other, 'id')
        ?.days.flatMap(({ stops }) => stops)
        .some(({ way }) => way?.mode === 'hs-train'),
    ).toBe(false)
  })
})
