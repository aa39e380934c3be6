import { describe, expect, it } from 'vitest'

import { careOf } from './care.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import { testFlight } from './regimes/test-flight.ts'

const FROM_EUROPE = { departsFromEea: true }
const care = (from: string, to: string, changes: Partial<FlightDisruption> = {}) => {
  const found = careOf(testFlight(from, to, changes))
  return Object.fromEntries(
    found.map(({ law, items }) => [
      law,
      Object.fromEntries(items.map(({ kind, afterMinutes }) => [kind, afterMinutes])),
    ]),
  )
}

describe('care while waiting', () => {
  it.each([
    [1500, {}, 120],
    [1501, {}, 180],
    [3500, {}, 180],
    [3501, {}, 240],
    [3501, { arrivesInEea: true }, 180],
  ])('CARE-1 a European flight of %i km has meals after the minutes of article 6', (distanceKm, changes, meals) => {
    expect(care('FR', 'AE', { ...FROM_EUROPE, distanceKm, ...changes })).toEqual({
      EU261: { meals, calls: meals, hotel: 0, refund: 300 },
    })
  })
  it('CARE-1 begins at once when the flight is gone, with another flight', () => {
    expect(care('FR', 'AE', { ...FROM_EUROPE, event: 'cancellation' })).toEqual({
      EU261: { meals: 0, calls: 0, hotel: 0, rerouting: 0, refund: 0 },
    })
  })
  it('CARE-1 is owed whatever the cause', () => {
    expect(care('FR', 'AE', { ...FROM_EUROPE, cause: 'weather' })).toHaveProperty('EU261.meals')
  })
  it('CARE-2 leaves out meals and hotel in Canada when nobody had control', () => {
    expect(care('CA', 'CA')).toEqual({ APPR: { meals: 120, calls: 120, hotel: 0, rerouting: 180, refund: 180 } })
    expect(care('CA', 'CA', { cause: 'weather' })).toEqual({ APPR: { rerouting: 180, refund: 180 } })
    expect(care('CA', 'CA', { cause: 'technical-fault' })).toHaveProperty('APPR.meals')
  })
  it('CARE-3 counts two, three and five hours in Turkey', () => {
    expect(care('TR', 'AE')).toEqual({ SHY: { drinks: 120, meals: 180, calls: 120, hotel: 0, refund: 300 } })
    expect(care('AE', 'TR')).toEqual({})
  })
  it('CARE-4 counts one, two and four hours in Brazil', () => {
    expect(care('BR', 'BR')).toEqual({ ANAC400: { calls: 60, meals: 120, hotel: 240, rerouting: 240, refund: 240 } })
  })
  it('CARE-5 knows only a refund in the United States', () => {
    expect(care('US', 'US')).toEqual({ 'US-DOT': { refund: 180 } })
    expect(care('US', 'JP')).toEqual({ 'US-DOT': { refund: 360 } })
  })
  it('is no answer to a lower class or a bag', () => {
    expect(care('FR', 'AE', { ...FROM_EUROPE, event: 'downgrade' })).toEqual({})
    expect(care('FR', 'AE', { ...FROM_EUROPE, event: 'baggage' })).toEqual({})
  })
})
