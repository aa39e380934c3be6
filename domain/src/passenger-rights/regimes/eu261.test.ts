import { describe, expect, it } from 'vitest'

import { euros } from '../../kernel/index.ts'
import { DELAY_CAUSES } from '../delay-cause.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { assessEuropean } from './european.ts'
import { isNearDistanceLimit } from './regime.ts'

const PARIS_TO_ROME_FOUR_HOURS_LATE: FlightDisruption = {
  event: 'delay',
  departsFromEea: true,
  arrivesInEea: true,
  operatedByEeaCarrier: true,
  operatedByUkCarrier: false,
  noticeDays: null,
  wasRerouted: null,
  departsEarlierMinutes: 0,
  distanceKm: 1100,
  arrivalDelayMinutes: 240,
  cause: 'technical-fault',
}
const LONG_HAUL_OUT = { distanceKm: 6000, arrivesInEea: false } as const
const INTO_THE_EEA = { departsFromEea: false, arrivesInEea: true } as const

const delay = (changes: Partial<FlightDisruption>) => assessEuropean({ ...PARIS_TO_ROME_FOUR_HOURS_LATE, ...changes })

describe('a late arrival under the European law', () => {
  it.each([
    ['EU-1 non-EEA carrier into the EEA', { ...INTO_THE_EEA, operatedByEeaCarrier: false }, 'out-of-scope'],
    ['EU-1 EEA carrier between two other countries', { departsFromEea: false, arrivesInEea: false }, 'out-of-scope'],
    ['EU-2 two hours fifty-nine minutes late', { arrivalDelayMinutes: 179 }, 'delay-too-short'],
    ['EU-2 early', { arrivalDelayMinutes: 0 }, 'delay-too-short'],
    ['EU-6 weather', { cause: 'weather' }, 'extraordinary-circumstances'],
    ['EU-6 air traffic control', { cause: 'air-traffic-control' }, 'extraordinary-circumstances'],
    ['EU-6 unrest', { cause: 'security-or-unrest' }, 'extraordinary-circumstances'],
    ['EU-6 a bird', { cause: 'bird-strike' }, 'extraordinary-circumstances'],
  ] as const)('owes nothing: %s', (_, changes, because) => {
    expect(delay(changes)).toMatchObject({ kind: 'not-owed', because })
  })

  it.each([
    ['EU-1 any carrier leaving the EEA', { operatedByEeaCarrier: false, arrivesInEea: false }, 250],
    ['EU-1 EEA carrier into the EEA', INTO_THE_EEA, 250],
    ['EU-2 three hours to the minute', { arrivalDelayMinutes: 180 }, 250],
    ['EU-3 short haul, at the edge', { distanceKm: 1500 }, 250],
    ['EU-3 medium haul, just over it', { distanceKm: 1501 }, 400],
    ['EU-3 medium haul out of the EEA, at the edge', { distanceKm: 3500, arrivesInEea: false }, 400],
    ['EU-3 long haul, just over it', { distanceKm: 3501, arrivesInEea: false }, 600],
    ['EU-3 long, but inside the EEA (Paris to Réunion)', { distanceKm: 9400 }, 400],
    ['EU-4 long haul, three hours', { ...LONG_HAUL_OUT, arrivalDelayMinutes: 180 }, 300],
    ['EU-4 long haul, a minute under four hours', { ...LONG_HAUL_OUT, arrivalDelayMinutes: 239 }, 300],
    ['EU-4 long haul, four hours', { ...LONG_HAUL_OUT, arrivalDelayMinutes: 240 }, 600],
    ['EU-4 medium haul is never halved', { distanceKm: 3500, arrivesInEea: false, arrivalDelayMinutes: 180 }, 400],
    ['EU-4 inside the EEA is never halved', { distanceKm: 4000, arrivalDelayMinutes: 180 }, 400],
    ['EU-6 crew fell ill', { cause: 'crew-or-staff' }, 250],
    ['EU-6 the airline’s own strike', { cause: 'airline-strike' }, 250],
    ['EU-6 the aircraft came late', { cause: 'late-inbound-aircraft' }, 250],
  ] as const)('owes: %s', (_, changes, amount) => {
    expect(delay(changes)).toMatchObject({ kind: 'owed', amount: euros(amount) })
  })

  it.each([
    ['EU-5 the cause', { cause: 'unknown' }, 'cause', 250],
    ['EU-5 the carrier, when it decides', { ...INTO_THE_EEA, operatedByEeaCarrier: null }, 'operatedByEeaCarrier', 250],
    [
      'EU-5 the carrier before the cause',
      { ...INTO_THE_EEA, operatedByEeaCarrier: null, cause: 'unknown' },
      'operatedByEeaCarrier',
      250,
    ],
    [
      'EU-5 with the reduced amount at stake',
      { ...LONG_HAUL_OUT, arrivalDelayMinutes: 200, cause: 'unknown' },
      'cause',
      300,
    ],
  ] as const)('asks for %s', (_, changes, missing, amount) => {
    expect(delay(changes)).toMatchObject({ kind: 'needs-fact', missing, upTo: euros(amount) })
  })

  it.each([
    ['the carrier of a flight that leaves the EEA', { operatedByEeaCarrier: null }, 'owed'],
    [
      'the carrier of a flight that never touches the EEA',
      { departsFromEea: false, arrivesInEea: false, operatedByEeaCarrier: null },
      'not-owed',
    ],
    [
      'anything when the delay is too short',
      { ...INTO_THE_EEA, operatedByEeaCarrier: null, arrivalDelayMinutes: 179 },
      'not-owed',
    ],
    [
      'the carrier when the weather excuses any carrier',
      { ...INTO_THE_EEA, operatedByEeaCarrier: null, cause: 'weather' },
      'not-owed',
    ],
  ] as const)('EU-5 does not ask for %s', (_, changes, kind) => {
    expect(delay(changes).kind).toBe(kind)
  })

  it.each(DELAY_CAUSES)('names the law for a delay by %s', (cause) => {
    expect(delay({ cause }).basis).not.toHaveLength(0)
  })

  it('names the reduction only where it applies', () => {
    const reduction = { instrument: 'Regulation (EC) 261/2004', provision: 'Article 7(2)(c)' }
    expect(delay({ ...LONG_HAUL_OUT, arrivalDelayMinutes: 239 }).basis).toContainEqual(reduction)
    expect(delay(LONG_HAUL_OUT).basis).not.toContainEqual(reduction)
  })
})

describe('isNearDistanceLimit', () => {
  it.each([
    [1492, false],
    [1493, true],
    [1507, true],
    [1508, false],
    [3482, false],
    [3483, true],
    [3517, true],
    [3518, false],
  ])('EU-7 %i km: %s', (distanceKm, near) => {
    expect(isNearDistanceLimit({ distanceKm })).toBe(near)
  })
})
