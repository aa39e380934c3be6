import type { Money } from '../kernel/index.ts'

export type PaidPlan = 'globetrotter' | 'jetsetter' | 'nomad-squad' | 'lifetime'
export type Billing = 'monthly' | 'yearly' | 'once'

/** A purchasable offer: a plan and its billing. */
export type Offer = { readonly plan: PaidPlan; readonly billing: Billing }

/** The name of each plan in the interface and in check-subscription. */
export const TIER_OF = {
  globetrotter: 'Globetrotter',
  jetsetter: 'Jetsetter',
  'nomad-squad': 'Nomad Squad',
  lifetime: 'Lifetime',
} as const satisfies Record<PaidPlan, string>

/** Travellers of a Nomad Squad, the payer included. */
export const SQUAD_SIZE = 6

const MONTHLY_CENTS = { globetrotter: 999, jetsetter: 1999, 'nomad-squad': 4999 } as const
const LIFETIME_CENTS = 29_900
const MONTHS_PAID_PER_YEAR = 10

/** The amount of one payment. A year costs ten months. */
export function priceOf({ plan, billing }: Offer): Money {
  const dollars = (minorUnits: number): Money => ({ minorUnits, currency: 'USD' })
  if (plan === 'lifetime') return dollars(LIFETIME_CENTS)
  return dollars(MONTHLY_CENTS[plan] * (billing === 'yearly' ? MONTHS_PAID_PER_YEAR : 1))
}

const PRO = 'pro'
const YEARLY = /[-_ ]yearly$/
const MONTHLY = /[-_ ]monthly$/

/** `pro` is Globetrotter by the month; `jetsetter-yearly` includes the billing. Null for an unknown offer. */
export function readOffer(name: string): Offer | null {
  const asked = name.trim().toLowerCase()
  const plan = asked === PRO ? 'globetrotter' : asked.replace(YEARLY, '').replace(MONTHLY, '').replaceAll(/[_ ]/g, '-')
  if (!isPaidPlan(plan)) return null
  const hasPeriod = YEARLY.test(asked) || MONTHLY.test(asked)
  if (plan === 'lifetime') return hasPeriod ? null : { plan, billing: 'once' }
  return { plan, billing: YEARLY.test(asked) ? 'yearly' : 'monthly' }
}

/** The name that `readOffer` accepts. */
export function offerName({ plan, billing }: Offer): string {
  return billing === 'yearly' ? `${plan}-yearly` : plan
}

function isPaidPlan(name: string): name is PaidPlan {
  return Object.hasOwn(TIER_OF, name)
}

const DISCOUNTED: Billing = 'monthly'

/**
 * Rounded down to the cent, in the traveller's favour; a discount is for the first month, so it needs a plan with
 * months.
 */
export function discounted(offer: Offer, percentOff: number): Money | null {
  if (offer.billing !== DISCOUNTED) return null
  const { minorUnits, currency } = priceOf(offer)
  return { minorUnits: Math.floor((minorUnits * (100 - percentOff)) / 100), currency }
}
