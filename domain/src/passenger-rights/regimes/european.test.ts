import { describe, expect, it } from 'vitest'

import type { FlightDisruption } from '../flight-disruption.ts'
import { assessEuropean } from './european.ts'

const MADRID_TO_ROME: FlightDisruption = {
  event: 'cancellation',
  departsFromEea: true,
  arrivesInEea: true,
  distanceKm: 1340,
  operatedByEeaCarrier: null,
  operatedByUkCarrier: null,
  arrivalDelayMinutes: null,
  cause: 'technical-fault',
  noticeDays: 3,
  wasRerouted: null,
  departsEarlierMinutes: 0,
}
const assess = (changes: Partial<FlightDisruption>) => assessEuropean({ ...MADRID_TO_ROME, ...changes })
const euros = (amount: number) => ({ minorUnits: amount * 100, currency: 'EUR' })
const pounds = (amount: number) => ({ minorUnits: amount * 100, currency: 'GBP' })
const LONDON_TO_NEW_YORK = { departsFromEea: false, arrivesInEea: false, departsFromUk: true, distanceKm: 5540 }
const NEW_YORK_TO_LONDON = { departsFromEea: false, arrivesInEea: false, arrivesInUk: true, distanceKm: 5540 }

describe('a cancellation', () => {
  it.each([
    ['EU-8 told two weeks before', { noticeDays: 14 }, 'told-in-time'],
    ['EU-8 a week before, three hours 59 later', { noticeDays: 7, arrivalDelayMinutes: 239 }, 'rerouted-in-time'],
    ['EU-8 the day before, an hour 59 later', { noticeDays: 1, arrivalDelayMinutes: 119 }, 'rerouted-in-time'],
    ['EU-6 a storm, however late it was told', { noticeDays: 0, cause: 'weather' }, 'extraordinary-circumstances'],
    [
      'EU-6 a storm, though the notice is not known',
      { noticeDays: null, cause: 'weather' },
      'extraordinary-circumstances',
    ],
  ] as const)('owes nothing: %s', (_, changes, because) => {
    expect(assess(changes)).toMatchObject({ kind: 'not-owed', because, besides: ['refund-or-rerouting', 'care'] })
  })

  it.each([
    ['EU-8 thirteen days before, no other flight', { noticeDays: 13, wasRerouted: false }, 250],
    ['EU-8 a week before, four hours later', { noticeDays: 7, arrivalDelayMinutes: 240 }, 250],
    ['EU-9 six days before, two hours later', { noticeDays: 6, arrivalDelayMinutes: 120 }, 125],
    ['EU-8 six days before, two hours and a minute later', { noticeDays: 6, arrivalDelayMinutes: 121 }, 250],
    ['EU-8 on time, but the other left 61 minutes before', { arrivalDelayMinutes: 0, departsEarlierMinutes: 61 }, 125],
  ] as const)('owes: %s', (_, changes, amount) => {
    expect(assess(changes)).toMatchObject({ kind: 'owed', amount: euros(amount) })
  })

  it.each([
    ['when it was told', { noticeDays: null }, 'noticeDays'],
    ['how much later the other flight came', {}, 'arrivalDelayMinutes'],
    ['the cause, last', { wasRerouted: false, cause: 'unknown' }, 'cause'],
  ] as const)('asks for %s', (_, changes, missing) => {
    expect(assess(changes)).toMatchObject({ kind: 'needs-fact', missing, upTo: euros(250) })
  })
})

describe('denied boarding', () => {
  const denied = (changes: Partial<FlightDisruption>) => assess({ event: 'denied-boarding', ...changes })

  it('EU-11 has no excusing cause', () => {
    expect(denied({ cause: 'weather', wasRerouted: false })).toMatchObject({ kind: 'owed', amount: euros(250) })
  })
  it.each([
    [1500, 120, 125],
    [1500, 121, 250],
    [1501, 180, 200],
    [1501, 181, 400],
  ])('EU-9 over %i km, %i minutes later', (distanceKm, arrivalDelayMinutes, amount) => {
    expect(denied({ distanceKm, arrivalDelayMinutes })).toMatchObject({ amount: euros(amount) })
  })
  it('names the arrival by which another flight would halve it', () => {
    expect(denied({ distanceKm: 2000 })).toMatchObject({ amount: euros(400), halvedWithinMinutes: 180 })
  })
})

describe('a downgrade (EU-12)', () => {
  it.each([
    ['short', { distanceKm: 1500 }, 30],
    ['medium', { distanceKm: 1501 }, 50],
    ['long inside the territory: Helsinki to Tenerife', { distanceKm: 4640 }, 50],
    ['Paris to Réunion', { distanceKm: 9350 }, 75],
    ['long', { distanceKm: 5800, arrivesInEea: false }, 75],
  ] as const)('%s', (_, changes, percent) => {
    expect(assess({ event: 'downgrade', ...changes })).toMatchObject({ kind: 'owed-share', percent })
  })
})

describe('which law (EU-1, UK-1)', () => {
  const late = { event: 'delay', arrivalDelayMinutes: 300, noticeDays: null } as const

  it.each([
    ['from London, any carrier', LONDON_TO_NEW_YORK, 520],
    ['into London with a British carrier', { ...NEW_YORK_TO_LONDON, operatedByUkCarrier: true }, 520],
    ['into London with a European carrier', { ...NEW_YORK_TO_LONDON, operatedByEeaCarrier: true }, 520],
    [
      'from New York to Rome with a British carrier',
      { departsFromEea: false, distanceKm: 6870, operatedByEeaCarrier: false, operatedByUkCarrier: true },
      520,
    ],
    ['from London to Madrid', { departsFromEea: false, departsFromUk: true, distanceKm: 1245 }, 220],
    ['from London to Athens', { departsFromEea: false, departsFromUk: true, distanceKm: 2410 }, 350],
  ] as const)('is the British one, in pounds: %s', (_, changes, amount) => {
    expect(assess({ ...late, ...changes })).toMatchObject({ law: 'UK261', kind: 'owed', amount: pounds(amount) })
  })

  it('halves the British amount of a long flight under four hours late', () => {
    expect(assess({ ...late, ...LONDON_TO_NEW_YORK, arrivalDelayMinutes: 239 })).toMatchObject({ amount: pounds(260) })
  })
  it('is the European one from Madrid to London', () => {
    expect(assess({ ...late, arrivesInEea: false, arrivesInUk: true })).toMatchObject({
      law: 'EU261',
      amount: euros(250),
    })
  })
  it('depends on the carrier of a flight into London', () => {
    expect(assess({ ...late, ...NEW_YORK_TO_LONDON })).toMatchObject({
      kind: 'needs-fact',
      missing: 'operatedByUkCarrier',
      upTo: pounds(520),
    })
    expect(assess({ ...late, ...NEW_YORK_TO_LONDON, operatedByUkCarrier: false })).toMatchObject({
      kind: 'not-owed',
      because: 'out-of-scope',
      besides: [],
    })
  })
  it('is none between two other places', () => {
    expect(assess({ ...late, departsFromEea: false, arrivesInEea: false })).toMatchObject({ because: 'out-of-scope' })
  })
})
