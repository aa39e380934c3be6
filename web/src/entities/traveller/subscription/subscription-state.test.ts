import { describe, expect, it } from 'vitest'

import { FREE, type SubscriptionAnswer, subscriptionState } from './subscription-state.ts'
import { trialState } from './trial-state.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const HOUR = 3_600_000
const state = (answer: Partial<SubscriptionAnswer>, isSignedIn = true, loading = false) =>
  subscriptionState({ answer: { ...FREE, ...answer }, isSignedIn, loading, error: null }, NOW)
const trialFor = (ms: number) => ({ is_trial: true, trial_used: true, trial_end: new Date(NOW + ms).toISOString() })
const paid = (tier: string) => ({ subscribed: true, subscription_tier: tier, trial_used: true })

describe('subscriptionState', () => {
  it.each(['Globetrotter', 'Jetsetter', 'Nomad Squad', 'Lifetime', 'lifetime', 'admin_unlimited'])(
    '%s is pro',
    (tier) => {
      const found = state(paid(tier))
      expect([found.isPro, found.isFree, found.isEnterprise]).toEqual([true, false, tier === 'Nomad Squad'])
    },
  )

  it.each(['free', 'Explorer'])('%s is free, even when it is marked as subscribed', (tier) => {
    expect(state(paid(tier))).toMatchObject({ isPro: false, isFree: true, isEnterprise: false })
  })

  it.each([
    ['seven days', 168 * HOUR, true, 7],
    ['a little over a day', 24 * HOUR + 1, true, 2],
    ['a day', 24 * HOUR, true, 1],
    ['a moment', 1, true, 1],
    ['nothing', 0, false, 0],
    ['less than nothing', -HOUR, false, 0],
  ])('%s of a trial', (_, ms, isTrialActive, trialDaysRemaining) => {
    expect(state(trialFor(ms))).toMatchObject({ isTrialActive, trialDaysRemaining, isTrialExpired: !isTrialActive })
  })

  it.each([
    ['a visitor', state({}, false), { isTrialOffered: true, isTrialExpired: false }],
    ['an account that never had one', state({}), { isTrialOffered: true, isTrialExpired: false }],
    ['an account that had one', state({ trial_used: true }), { isTrialOffered: false, isTrialExpired: true }],
    ['who pays', state(paid('Jetsetter')), { isTrialOffered: false, isTrialExpired: false }],
    ['not known yet', state({ trial_used: true }, true, true), { isTrialOffered: false, isTrialExpired: false }],
  ])('the trial is offered or over: %s', (_, found, expected) => expect(found).toMatchObject(expected))
})

it.each([
  ['a visitor', state({}, false), { kind: 'guest' }],
  ['not known yet', state({}, true, true), { kind: 'guest' }],
  [
    'never heard of',
    subscriptionState({ answer: FREE, isSignedIn: true, loading: false, error: 'no answer' }, NOW),
    { kind: 'guest' },
  ],
  ['a trial', state(trialFor(HOUR)), { kind: 'trial', daysLeft: 1 }],
  ['after it', state({ trial_used: true }), { kind: 'expired' }],
  ['who pays', state(paid('Lifetime')), { kind: 'paid' }],
])('in one word: %s', (_, found, word) => expect(trialState(found)).toEqual(word))
