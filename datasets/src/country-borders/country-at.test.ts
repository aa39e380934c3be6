import { describe, expect, it } from 'vitest'

import { loadCities } from '../cities/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { countryAt } from './index.ts'
import { readPoints, writePoints } from './point-digits.ts'

const at = (latitude: number, longitude: number) => countryAt({ latitude, longitude })

describe('countryAt', () => {
  it.each([
    ['Lisbon', 38.7223, -9.1393, 'PT'],
    ['Casino of Monte Carlo', 43.7392, 7.4274, 'MC'],
    ['Saint Peter’s', 41.9022, 12.4533, 'VA'],
    ['San Marino', 43.9367, 12.4464, 'SM'],
    ['Vaduz', 47.141, 9.5209, 'LI'],
    ['Andorra la Vella', 42.5063, 1.5218, 'AD'],
    ['Gibraltar', 36.1408, -5.3536, 'GI'],
    ['Maseru, inside South Africa', -29.31, 27.48, 'LS'],
    ['Hong Kong', 22.3, 114.17, 'HK'],
    ['San Juan', 18.46, -66.1, 'PR'],
    ['Saint-Denis de la Réunion', -20.88, 55.45, 'RE'],
    ['Las Palmas', 28.12, -15.43, 'ES'],
    ['Longyearbyen', 78.22, 15.64, 'SJ'],
    ['Sevastopol', 44.6, 33.53, 'UA'],
    ['Kyrenia', 35.34, 33.32, 'CY'],
    ['Pristina', 42.66, 21.16, 'XK'],
    ['Anadyr, beyond the date line', 64.73, 177.5, 'RU'],
    ['Uelen', 66.16, -169.81, 'RU'],
    ['Taveuni, on the date line', -16.85, -179.95, 'FJ'],
    ['a ferry off Piraeus', 37.85, 23.6, 'GR'],
    ['McMurdo', -77.85, 166.67, 'AQ'],
    ['Palmer Station', -64.77, -64.05, 'AQ'],
    ['a walk from the South Pole', -89.9, 0, 'AQ'],
    ['Point Nemo', -48.8767, -123.3933, null],
    ['the middle of the Atlantic', 30, -40, null],
    ['the North Pole', 90, 180, null],
  ])('%s', (_, latitude, longitude, country) => expect(at(latitude, longitude).country).toBe(country))

  it('names the other side near a border, and none in the middle of a country', () => {
    expect(at(43.7392, 7.4274).near.map(({ country }) => country)).toEqual(['FR'])
    expect(at(31.7587, -106.4869)).toMatchObject({ country: 'US', near: [{ country: 'MX' }] })
    expect(at(47.5596, 7.5886).near.map(({ country }) => country)).toEqual(expect.arrayContaining(['DE']))
    expect(at(46.6, 2.4)).toEqual({ country: 'FR', near: [] })
  })

  it('finds the country of every capital, as the table of cities has it', async () => {
    const { all } = await loadCities(readPackedFile)
    const capitals = [...all()].filter(({ kind }) => kind === 'capital')
    expect(capitals.length).toBeGreaterThan(200)
    const wrong = capitals.filter(({ coordinates, country }) => countryAt(coordinates).country !== country)
    expect(wrong.map(({ name, country }) => `${name} ${country}`)).toEqual([])
  })

  it('reads back what it writes', () => {
    const points = [
      [-180, 90],
      [12.345, -67.89],
      [180, -90],
      [0, 0],
    ] as const
    expect([...readPoints(writePoints(points))]).toEqual(points.flat())
    expect(() => readPoints('A B')).toThrow('not a digit')
  })
})
