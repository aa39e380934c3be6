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

describe('the bases of a route', () => {
  const namesOf = async (sentence: string): Promise<readonly string[]> =>
    (await ask(sentence)).cities.map(({ city }) => city.name)

  it('are never a place that was refused', async () => {
    const names = await namesOf('10 days Sicily without Palermo')
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => name.includes('Palermo'))).toEqual([])
  })

  it('make no excursion to the town where one sleeps', async () => {
    const { cities } = await ask('Yunnan 6 days, Dali and Shaxi')
    const shaxi = cities.find(({ city }) => city.name === 'Shaxi')
    expect(shaxi?.base?.dayTrips.map(({ name }) => name)).toEqual([])
    expect(shaxi?.base?.sights.map(({ name }) => name)).toContain('Shaxi market square')
  })

  it('spend one night of a short trip where the one thing is that was asked for', async () => {
    const names = await namesOf('Scotland 4 days without a car, must see Glenfinnan Viaduct')
    expect(names).toEqual(expect.arrayContaining(['Glencoe & Fort William', 'Edinburgh']))
  })

  it('have one stay in a city that is named beside its region', async () => {
    const names = await namesOf('a week in Tuscany, Florence and Siena')
    expect(names).toEqual(expect.arrayContaining(['Florence', 'Siena']))
    expect(new Set(names).size).toBe(names.length)
  })

  it('fill the country that was named when two of its places leave days empty', async () => {
    const { cities } = await ask('Peru 14 days, Machu Picchu and Lake Titicaca, start and end in Lima')
    expect([cities[0]?.city.name, cities.at(-1)?.city.name]).toEqual(['Lima', 'Lima'])
    const regions = cities.map(({ base }) => base?.point.destinationId)
    expect(regions).toEqual(expect.arrayContaining(['cusco', 'puno']))
    expect(new Set(regions).size).toBeGreaterThan(3)
  })

  it('are reached without a car by those who do not drive', async () => {
    const { cities, special } = await ask('10 days Sicily without driving')
    const modes = cities.flatMap(({ base }) => base?.leg?.mode ?? [])
    expect(modes).not.toHaveLength(0)
    expect(modes.filter((mode) => mode === 'car' || mode === 'car-driver')).toEqual([])
    expect(special).toEqual([{ code: 'no-car' }])
  })

  it.each([
    ['Sri Lanka 2 weeks, Ella, Sigiriya', ['sigiriya', 'ella']],
    ['San Francisco 5 days, Yosemite day trip', ['san-francisco']],
  ])('have what was named inside a country: %s', async (sentence, ids) => {
    const regions = (await ask(sentence)).cities.map(({ base }) => base?.point.destinationId)
    expect(regions).toEqual(expect.arrayContaining([...ids]))
    expect(regions).not.toContain('yosemite')
  })

  it('reach as far as the days of a country without a route of its own', async () => {
    const regions = async (sentence: string) =>
      (await ask(sentence)).cities.map(({ base }) => base?.point.destinationId)
    expect(await regions('8 days in Uganda')).toEqual(expect.arrayContaining(['kampala', 'bwindi-volcanoes']))
    expect(new Set(await regions('4 days in Malta')).size).toBe(1)
  })

  it.each([
    ['Seychelles 9 days, island hopping, Praslin', /^seychelles|^praslin|^mahe|^la-digue/],
    ['云南8天 大理 丽江', /^yunnan|^dali|^lijiang|^shangri-la/],
    ['5 Tage Südtirol mit dem Auto', /^dolomites|^south-tyrol/],
    ['Azores 6 days, sao miguel', /^azores/],
  ])('are within what was named: %s', async (sentence, own) => {
    const { cities } = await ask(sentence)
    expect(cities.map(({ base }) => base?.point.destinationId ?? 'none').filter((id) => !own.test(id))).toEqual([])
  })

  it('have the nights that were said for them', async () => {
    expect(stays(await ask('Santorini 3 nights, Naxos 4 nights'))).toContainEqual(expect.stringMatching(/^Naxos.* 4$/))
  })

  it('are islands of the Maldives rather than the one with the airport', async () => {
    const areas = (await ask('7 days Maldives')).cities.map(({ base }) => base?.point)
    expect(areas.every((point) => point?.destinationId === 'maldives' && point.areaId !== 'male')).toBe(true)
  })

  it('share the days so that none is empty, and keep what each needs at least', async () => {
    const honeymoon = (await ask('Maldives and Sri Lanka 12 nights')).cities
    const afloat = honeymoon.filter(({ base }) => base?.point.destinationId === 'maldives')
    expect(afloat.reduce((sum, { nights }) => sum + (nights ?? 0), 0)).toBeGreaterThanOrEqual(4)
  })

  it('have their own sights rather than an excursion to them from the next one', async () => {
    const { cities } = await ask('Jordan 8 days, petra two days, wadi rum night in desert, dead sea')
    const trips = cities.flatMap(({ base }) => base?.dayTrips.map(({ name }) => name) ?? [])
    expect(trips.filter((name) => name.startsWith('Petra'))).toEqual([])
    const petra = cities.find(({ base }) => base?.name.includes('Petra'))?.base
    expect(petra?.sights.length).toBeGreaterThan(2)
  })

  it('lie beside what has a day of its own, on that day', async () => {
    const { cities, firstDate } = await ask('Uganda 8 days, gorilla trek permit 14 august')
    expect(firstDate).toBe('2027-08-11')
    const parks = cities.find(({ base }) => base?.point.destinationId === 'bwindi-volcanoes')?.base
    expect(parks?.arriveDay).toBeLessThan(4)
    expect(cities.at(-1)?.base?.point.destinationId).toBe('bwindi-volcanoes')
  })

  it('have the day trip of a ticket even on the last day', async () => {
    const { cities } = await ask('two days in Krakow 14-15 sept, Auschwitz on the 15th at 9am')
    const trip = draftTrip(await ask('two days in Krakow 14-15 sept, Auschwitz on the 15th at 9am'), 'id')
    expect(cities[0]?.base?.dayTrips.map(({ name }) => name)).toContain('Auschwitz-Birkenau Memorial')
    expect(trip?.days[1]?.stops.find(({ id }) => id.endsWith('-there'))).toMatchObject({ arrive: 540 })
  })

  it.each([
    ['Weekend in Krakow, Auschwitz', ['Kraków']],
    ['6 days Petra, Wadi Rum, Dead Sea, Amman', null],
  ])('have no night that nobody asked for: %s', async (sentence, expected) => {
    const read = await ask(sentence)
    expect(read.cities.reduce((sum, { nights }) => sum + (nights ?? 0), 1)).toBe(read.dayCount)
    if (expected) expect(read.cities.map(({ city }) => city.name)).toEqual(expected)
  })

  it('begin with the way from home by land, and end with the way back', async () => {
    const trip = draftTrip(await ask('4 days in Seville by train from Madrid'), 'id')
    const ways = trip?.days.flatMap(({ stops }) => stops.map(({ title, way }) => `${title} ${way?.mode}`)) ?? []
    expect(ways[0]).toMatch(/^Madrid – Seville (?:hs-)?train$/)
    expect(ways.at(-1)).toMatch(/^Seville – Madrid (?:hs-)?train$/)
  })

  it('are where a late flight lands, and where an early one leaves', async () => {
    const names = await namesOf('9 days Sicily, landing in Catania at 22:40, flight home from Catania at 8:00')
    expect([names[0], names.at(-1)]).toEqual(['Catania', 'Catania'])
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
