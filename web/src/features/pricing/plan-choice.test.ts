import { expect, it } from 'vitest'

import { planChoice } from './plan-choice.ts'

const GUEST = {
  isSignedIn: false,
  loading: false,
  isUnknown: false,
  isPro: false,
  isTrialActive: false,
  subscription_tier: 'free',
  purchase: null,
  is_shared: false,
}
const FREE = { ...GUEST, isSignedIn: true }
const pays = (plan: 'globetrotter' | 'jetsetter' | 'lifetime', billing: 'monthly' | 'yearly' | 'once') => ({
  isSignedIn: true,
  loading: false,
  isUnknown: false,
  isPro: true,
  isTrialActive: false,
  subscription_tier: plan === 'lifetime' ? 'Lifetime' : plan === 'jetsetter' ? 'Jetsetter' : 'Globetrotter',
  purchase: { plan, billing, cancels_at_end: false, payment_failed: false },
  is_shared: false,
})
const SEAT = { ...FREE, isPro: true, subscription_tier: 'Nomad Squad', is_shared: true }

it.each([
  ['a guest at the free plan', 'explorer', 'monthly', GUEST, { kind: 'account' }],
  [
    'a guest at a plan',
    'jetsetter',
    'yearly',
    GUEST,
    { kind: 'trial', offer: { plan: 'jetsetter', billing: 'yearly' } },
  ],
  ['a free account at its own', 'explorer', 'monthly', FREE, { kind: 'current' }],
  ['an account nothing is known of yet', 'explorer', 'monthly', { ...FREE, loading: true }, { kind: 'included' }],
  ['an account that could not be read', 'explorer', 'monthly', { ...FREE, isUnknown: true }, { kind: 'included' }],
  ['a trial at the free plan', 'explorer', 'monthly', { ...FREE, isTrialActive: true }, { kind: 'included' }],
  [
    'a free account at a plan',
    'lifetime',
    'yearly',
    FREE,
    { kind: 'buy', offer: { plan: 'lifetime', billing: 'once' } },
  ],
  ['a payer at their own', 'jetsetter', 'monthly', pays('jetsetter', 'monthly'), { kind: 'current' }],
  ['a payer, by the year', 'jetsetter', 'yearly', pays('jetsetter', 'monthly'), { kind: 'switch', way: 'period' }],
  ['a payer, up', 'nomad-squad', 'monthly', pays('jetsetter', 'monthly'), { kind: 'switch', way: 'upgrade' }],
  ['a payer, down', 'globetrotter', 'monthly', pays('jetsetter', 'monthly'), { kind: 'switch', way: 'downgrade' }],
  ['a payer at what is for good', 'lifetime', 'monthly', pays('jetsetter', 'monthly'), { kind: 'buy' }],
  ['an owner for good', 'lifetime', 'monthly', pays('lifetime', 'once'), { kind: 'current' }],
  ['an owner for good at the rest', 'nomad-squad', 'monthly', pays('lifetime', 'once'), { kind: 'included' }],
  ['a seat in a squad', 'nomad-squad', 'monthly', SEAT, { kind: 'current' }],
  ['a seat at a smaller plan', 'jetsetter', 'monthly', SEAT, { kind: 'included' }],
  ['a seat at what is for good', 'lifetime', 'monthly', SEAT, { kind: 'buy' }],
  [
    'the operator',
    'jetsetter',
    'monthly',
    { ...FREE, isPro: true, subscription_tier: 'admin_unlimited' },
    { kind: 'included' },
  ],
] as const)('%s', (_, plan, billing, state, choice) => expect(planChoice(plan, billing, state)).toMatchObject(choice))
