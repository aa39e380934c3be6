import { describe, expect, it } from 'vitest'

import { estimateFlightBetween } from './index.ts'

const at = (country: string, latitude: number, longitude: number) => ({ country, coordinates: { latitude, longitude } })
const HELSINKI = at('FI', 60.32, 24.96)
const LONDON = at('GB', 51.47, -0.45)
const FRANKFURT = at('DE', 50.03, 8.57)
const TOKYO = at('JP', 35.76, 140.39)
const SEOUL = at('KR', 37.46, 126.44)
const SHANGHAI = at('CN', 31.14, 121.81)
const BANGKOK = at('TH', 13.69, 100.75)
const LOS_ANGELES = at('US', 33.94, -118.41)
const MOSCOW = at('RU', 55.97, 37.41)
const ISTANBUL = at('TR', 41.26, 28.74)

describe('estimateFlightBetween', () => {
  it.each([
    ['Helsinki to Tokyo, 13 hours by the timetable', HELSINKI, TOKYO, 780],
    ['London to Tokyo, about 14', LONDON, TOKYO, 845],
    ['Tokyo to London, the same way back', TOKYO, LONDON, 845],
    ['Frankfurt to Seoul, 12 and a half to 13', FRANKFURT, SEOUL, 760],
  ])('avoids Russia: %s', (_, from, to, minutes) => {
    const estimate = estimateFlightBetween(from, to)
    expect(Math.abs(estimate.minutes - minutes)).toBeLessThanOrEqual(35)
    expect(estimate.minutes % 5).toBe(0)
  })

  it('keeps the great-circle distance', () => {
    expect(Math.abs(estimateFlightBetween(HELSINKI, TOKYO).distanceKm - 7850)).toBeLessThan(60)
  })

  it.each([
    ['airlines of China fly over it', FRANKFURT, SHANGHAI, 640, 700],
    ['to Russia itself from elsewhere', ISTANBUL, MOSCOW, 140, 180],
    ['nothing in the way: Frankfurt to Bangkok', FRANKFURT, BANGKOK, 630, 690],
    ['nothing in the way: Tokyo to Los Angeles', TOKYO, LOS_ANGELES, 640, 690],
    ['nothing in the way: London to Los Angeles', LONDON, LOS_ANGELES, 640, 690],
    ['nothing in the way: Helsinki to Frankfurt', HELSINKI, FRANKFURT, 130, 160],
  ])('flies straight: %s', (_, from, to, least, most) => {
    const { minutes } = estimateFlightBetween(from, to)
    expect(minutes).toBeGreaterThanOrEqual(least)
    expect(minutes).toBeLessThanOrEqual(most)
  })
})
