import { describe, expect, it } from 'vitest'

import { estimateGround } from './estimate-ground.ts'
import type { CityEnd } from './landmass.ts'

const city = (country: string, latitude: number, longitude: number): CityEnd => ({
  country,
  coordinates: { latitude, longitude },
})
const PARIS = city('FR', 48.86, 2.35)
const LYON = city('FR', 45.76, 4.84)
const LONDON = city('GB', 51.51, -0.13)
const BERLIN = city('DE', 52.52, 13.41)
const MUNICH = city('DE', 48.14, 11.58)
const BARCELONA = city('ES', 41.39, 2.16)
const PALMA = city('ES', 39.57, 2.65)
const MADRID = city('ES', 40.42, -3.7)
const DUBLIN = city('IE', 53.33, -6.25)
const BELFAST = city('GB', 54.6, -5.93)
const ROME = city('IT', 41.89, 12.51)
const STOCKHOLM = city('SE', 59.33, 18.07)
const HELSINKI = city('FI', 60.17, 24.94)
const TALLINN = city('EE', 59.44, 24.75)
const OSLO = city('NO', 59.91, 10.75)
const BERGEN = city('NO', 60.39, 5.33)

describe('estimateGround', () => {
  it.each([
    ['Paris to Lyon, two hours by train, 4:35 by car', PARIS, LYON, 150, 290],
    ['Madrid to Barcelona, 2:45 and 6:00', MADRID, BARCELONA, 180, 360],
    ['Berlin to Munich, four hours and 5:45', BERLIN, MUNICH, 260, 360],
    ['Oslo to Bergen, 6:40 and seven hours', OSLO, BERGEN, 330, 330],
    ['Dublin to Belfast, two hours each', DUBLIN, BELFAST, 90, 120],
    ['Paris to London through the tunnel', PARIS, LONDON, 190, 330],
  ])('%s', (_, from, to, trainMinutes, driveMinutes) => {
    expect(estimateGround(from, to)).toEqual({ trainMinutes, driveMinutes })
    expect(estimateGround(to, from)).toEqual({ trainMinutes, driveMinutes })
  })

  it.each([
    ['to an island', BARCELONA, PALMA],
    ['between two islands', DUBLIN, LONDON],
    ['around the Baltic Sea', HELSINKI, TALLINN],
    ['across the gulf', STOCKHOLM, HELSINKI],
    ['across the Adriatic', ROME, city('HR', 42.65, 18.09)],
    ['across the strait', city('ES', 36.72, -4.42), city('MA', 35.77, -5.8)],
    ['through a jungle without a road', city('PA', 8.99, -79.52), city('CO', 4.61, -74.08)],
    ['over a border that nobody crosses', city('KR', 37.57, 126.98), city('CN', 39.91, 116.4)],
    ['between islands of one country', city('PH', 14.6, 120.98), city('PH', 10.32, 123.89)],
    ['further than anybody drives', PARIS, city('PL', 52.23, 21.01)],
    ['to itself', PARIS, PARIS],
  ])('returns null %s', (_, from, to) => {
    expect(estimateGround(from, to)).toEqual({ driveMinutes: null, trainMinutes: null })
  })

  it('offers no train where few run', () => {
    const boston = city('US', 42.36, -71.06)
    expect(estimateGround(city('US', 40.71, -74.01), boston)).toEqual({ driveMinutes: 230, trainMinutes: null })
  })
})
