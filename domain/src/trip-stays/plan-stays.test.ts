import { describe, expect, it } from 'vitest'

import { planStays, type WantedStay } from './index.ts'

const AT: Readonly<Record<string, readonly [number, number]>> = {
  Lisbon: [38.72, -9.14],
  Madrid: [40.42, -3.7],
  Barcelona: [41.39, 2.17],
  Paris: [48.86, 2.35],
  Porto: [41.15, -8.61],
}
const stay = (name: string, nights: number | null = null, renowns: readonly number[] = []): WantedStay => {
  const [latitude, longitude] = AT[name]!
  return { city: { name, country: '', cityId: null, coordinates: { latitude, longitude } }, nights, renowns }
}
const planned = (asked: Parameters<typeof planStays>[0]) =>
  planStays(asked).map(({ city, nights }) => `${city.name} ${nights}`)

describe('planStays', () => {
  it('follows the map, not back and forth', () => {
    const stays = ['Paris', 'Lisbon', 'Barcelona', 'Porto', 'Madrid'].map((name) => stay(name))
    const names = planStays({ stays, nights: 5, from: null, to: null }).map(({ city }) => city.name)
    const there = ['Lisbon', 'Porto', 'Madrid', 'Barcelona', 'Paris']
    expect([there.join(), there.toReversed().join()]).toContain(names.join())
  })

  it('begins and ends at the given places', () => {
    const { coordinates } = stay('Paris').city
    const stays = ['Madrid', 'Barcelona'].map((name) => stay(name))
    expect(planned({ stays, nights: 2, from: coordinates, to: stay('Lisbon').city.coordinates })).toEqual([
      'Barcelona 1',
      'Madrid 1',
    ])
  })

  it('keeps the stated order and nights', () => {
    const stays = [stay('Paris', 2), stay('Lisbon', 1), stay('Barcelona')]
    expect(planned({ stays, nights: 7, from: null, to: null, isOrderFixed: true })).toEqual([
      'Paris 2',
      'Lisbon 1',
      'Barcelona 4',
    ])
  })

  it('stays longer where there is more to see', () => {
    const much = Array.from({ length: 20 }, () => 0.9)
    const little = Array.from({ length: 5 }, () => 0.3)
    const stays = [stay('Paris', null, much), stay('Porto', null, little)]
    expect(planned({ stays, nights: 6, from: null, to: null, isOrderFixed: true })).toEqual(['Paris 5', 'Porto 1'])
  })

  it('distributes evenly without data', () => {
    const stays = [stay('Paris'), stay('Porto')]
    expect(planned({ stays, nights: 6, from: null, to: null, isOrderFixed: true })).toEqual(['Paris 3', 'Porto 3'])
  })
})
