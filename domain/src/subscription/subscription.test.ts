import { describe, expect, it } from 'vitest'

import { discounted, isUnlimited, offerName, priceOf, type Purchase, readOffer, subscriptionOf } from './index.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const DAY = 86_400_000
const MONTHLY: Purchase = {
  plan: 'globetrotter',
  billing: 'monthly',
  status: 'active',
  periodEndMs: NOW + 10 * DAY,
  graceUntilMs: null,
  cancelsAtEnd: false,
}
const LIFETIME: Purchase = { ...MONTHLY, plan: 'lifetime', billing: 'once', periodEndMs: null }
const has = (purchases: readonly Purchase[], trialEndMs: number | null = null, isAdmin = false) =>
  subscriptionOf({ purchases, trialEndMs, isAdmin }, NOW)
const bought = (changes: Partial<Purchase>) => has([{ ...MONTHLY, ...changes }])
const joined = (purchases: readonly Purchase[], payer: Partial<Purchase> = {}) =>
  subscriptionOf(
    { purchases, shared: [{ ...MONTHLY, plan: 'nomad-squad', ...payer }], trialEndMs: null, isAdmin: false },
    NOW,
  )

describe('subscriptionOf', () => {
  it.each([
    ['nothing at all', has([]), { subscribed: false, tier: 'free', isTrial: false, trialUsed: false }],
    ['a trial', has([], NOW + 1), { subscribed: false, tier: 'free', isTrial: true, trialUsed: true }],
    ['a trial that ended this moment', has([], NOW), { subscribed: false, isTrial: false, trialUsed: true }],
    ['a plan', bought({}), { subscribed: true, tier: 'Globetrotter', endMs: NOW + 10 * DAY }],
    ['a plan in the trial', has([MONTHLY], NOW + DAY), { subscribed: true, isTrial: false }],
    ['a cancelled plan, paid for', bought({ cancelsAtEnd: true }), { subscribed: true }],
    ['a cancelled plan, over', bought({ cancelsAtEnd: true, periodEndMs: NOW }), { subscribed: false, tier: 'free' }],
    ['a renewal we have not heard of', bought({ periodEndMs: NOW - DAY + 1 }), { subscribed: true }],
    ['a renewal that never came', bought({ periodEndMs: NOW - DAY }), { subscribed: false }],
    [
      'a failed payment, in grace',
      bought({ status: 'past_due', graceUntilMs: NOW + 1 }),
      { subscribed: true, endMs: NOW + 1 },
    ],
    ['a failed payment, after it', bought({ status: 'past_due', graceUntilMs: NOW }), { subscribed: false }],
    ['a failed payment without grace', bought({ status: 'past_due' }), { subscribed: false }],
    ['money that is not there yet', bought({ status: 'pending' }), { subscribed: false }],
    ['a refund', bought({ status: 'refunded' }), { subscribed: false }],
    ['paid once', has([LIFETIME]), { subscribed: true, tier: 'Lifetime', endMs: null }],
    ['two, of which the better counts', has([MONTHLY, LIFETIME]), { tier: 'Lifetime' }],
    ['a seat in a squad', joined([]), { subscribed: true, tier: 'Nomad Squad', isShared: true, purchase: null }],
    ['a seat beside a smaller plan', joined([MONTHLY]), { tier: 'Nomad Squad', isShared: true, purchase: MONTHLY }],
    ['a seat beside a greater plan', joined([LIFETIME]), { tier: 'Lifetime', isShared: false, purchase: LIFETIME }],
    ['a seat whose payer pays no more', joined([], { status: 'ended' }), { subscribed: false, isShared: false }],
    ['a seat whose payer has another plan', joined([], { plan: 'jetsetter' }), { subscribed: false, tier: 'free' }],
    ['the operator', has([], null, true), { subscribed: true, tier: 'admin_unlimited', trialUsed: false }],
  ] as const)('%s', (_, found, expected) => expect(found).toMatchObject(expected))

  it('has no daily limits while it is paid or in the trial', () => {
    expect([has([]), has([], NOW + 1), bought({})].map(isUnlimited)).toEqual([false, true, true])
  })
})

describe('offers', () => {
  it.each([
    ['pro', 'globetrotter', 'monthly', 999],
    ['Globetrotter', 'globetrotter', 'monthly', 999],
    ['globetrotter_yearly', 'globetrotter', 'yearly', 9990],
    ['jetsetter', 'jetsetter', 'monthly', 1999],
    ['Nomad Squad', 'nomad-squad', 'monthly', 4999],
    ['nomad-squad-yearly', 'nomad-squad', 'yearly', 49_990],
    ['lifetime', 'lifetime', 'once', 29_900],
  ] as const)('%s', (name, plan, billing, minorUnits) => {
    const offer = readOffer(name)
    expect(offer).toEqual({ plan, billing })
    expect(priceOf({ plan, billing })).toEqual({ minorUnits, currency: 'USD' })
    expect(readOffer(offerName({ plan, billing }))).toEqual(offer)
  })

  it.each(['', 'free', 'explorer', 'admin_unlimited', 'lifetime-yearly', 'pro-free', 'constructor', '__proto__'])(
    'there is no offer %j',
    (name) => expect(readOffer(name)).toBeNull(),
  )

  it('a discount is for a first month, and the price is never below zero', () => {
    expect(discounted({ plan: 'globetrotter', billing: 'monthly' }, 20)).toEqual({ minorUnits: 799, currency: 'USD' })
    expect(discounted({ plan: 'globetrotter', billing: 'yearly' }, 20)).toBeNull()
    expect(discounted({ plan: 'lifetime', billing: 'once' }, 20)).toBeNull()
  })
})
