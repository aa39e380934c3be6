import { resolveAirport } from '@app/datasets/airports'
import { COUNTRIES } from '@app/datasets/countries'
import { expect, it } from 'vitest'

import { findCityAirports } from './find-city-airports.ts'

it.each([
  ['Lisbon, Portugal', 'Lisbon LIS'],
  ['Hotel Avenida, Lisbon, Portugal', 'Lisbon LIS'],
  ['Lisbon', 'Lisbon LIS'],
  ['Faro (FAO)', 'Faro FAO'],
  ['Rome, Italy', 'Rome FCO CIA'],
  ['Sydney, Australia', 'Sydney SYD'],
  ['Sydney, Canada', 'Sydney YQY'],
  ['Sydney', null],
  ['Hawaii, United States', 'Hawaii HNL OGG KOA LIH ITO'],
  ['Portland, United States', null],
  ['Portland, Oregon, United States', null],
  ['Seattle, Washington, United States', null],
  ['London, Ontario, Canada', 'London YXU'],
  ['Hotel Lisbon, Lisbon, Portugal', 'Lisbon LIS'],
  ['Nowhere at all', null],
  ['🏝️', null],
  ['', null],
])('%s: %s', (typed, answer) => {
  const found = findCityAirports(typed, resolveAirport, COUNTRIES)
  expect(found && [found.city, ...found.airports.map(({ code }) => code)].join(' ')).toBe(answer)
})
