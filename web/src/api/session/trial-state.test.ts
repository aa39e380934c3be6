import { expect, it } from 'vitest'

import { trialState } from './trial-state.ts'

const SIGNED_UP = '2026-11-01T12:00:00Z'
const user = (tier?: string) => ({ created_at: SIGNED_UP, app_metadata: tier === undefined ? {} : { tier } })
const at = (moment: string) => Date.parse(moment)

it.each([
  ['a guest', null, SIGNED_UP, { kind: 'guest' }],
  ['a newcomer', user(), '2026-11-01T12:00:01Z', { kind: 'trial', daysLeft: 7 }],
  ['the last day', user(), '2026-11-07T12:00:01Z', { kind: 'trial', daysLeft: 1 }],
  ['the last second', user(), '2026-11-08T11:59:59Z', { kind: 'trial', daysLeft: 1 }],
  ['seven days to the second', user(), '2026-11-08T12:00:00Z', { kind: 'expired' }],
  ['the free plan by name', user('Explorer'), '2026-12-01T12:00:00Z', { kind: 'expired' }],
  ['somebody who pays', user('Globetrotter'), '2026-12-01T12:00:00Z', { kind: 'paid' }],
] as const)('%s', (_, who, moment, state) => expect(trialState(who, at(moment))).toEqual(state))
