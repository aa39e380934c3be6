import type { Money } from '@app/domain/kernel'
import { type PaidPlan, priceOf } from '@app/domain/subscription'

import { FIGURES } from '../../entities/company/figures.ts'

export type PlanId = 'explorer' | PaidPlan
export type Billing = 'monthly' | 'yearly'

/** Per day and person; null is unlimited. */
export type DailyLimits = {
  readonly questions: number | null
  readonly itineraries: number | null
  readonly searches: number | null
  readonly saves: number | null
}

export type Plan = {
  readonly id: PlanId
  readonly name: string
  readonly forWhom: string
  readonly price: { readonly per: 'month' | 'once'; readonly amount: Money }
  readonly travellers: number
  readonly limits: DailyLimits
  readonly offlineMaps: string | null
  /** A promise of the operator, not of the software. */
  readonly mailAnsweredInWorkingDays: number
}

/** The server's prices: one list for both. */
const monthly = (plan: PaidPlan): Money => priceOf({ plan, billing: 'monthly' })
const NO_LIMITS: DailyLimits = { questions: null, itineraries: null, searches: null, saves: null }

/** The limits that the server enforces; a test keeps them equal to the help article. */
export const FREE_LIMITS = { questions: 10, itineraries: 3, searches: 25, saves: 15 } as const

const PAID = { limits: NO_LIMITS, offlineMaps: FIGURES.offlineStorage, travellers: 1, mailAnsweredInWorkingDays: 2 }

export const PLANS: readonly Plan[] = [
  {
    id: 'explorer',
    name: 'Explorer',
    forWhom: 'One trip a year, planned at home.',
    price: { per: 'month', amount: { minorUnits: 0, currency: 'USD' } },
    travellers: 1,
    limits: FREE_LIMITS,
    offlineMaps: null,
    mailAnsweredInWorkingDays: 2,
  },
  {
    ...PAID,
    id: 'globetrotter',
    name: 'Globetrotter',
    forWhom: 'Several trips a year, planned on the way.',
    price: { per: 'month', amount: monthly('globetrotter') },
  },
  {
    ...PAID,
    id: 'jetsetter',
    name: 'Jetsetter',
    forWhom: 'Away more than at home, and in need of quick answers.',
    price: { per: 'month', amount: monthly('jetsetter') },
    mailAnsweredInWorkingDays: 1,
  },
  {
    ...PAID,
    id: 'nomad-squad',
    name: 'Nomad Squad',
    forWhom: 'Families and crews who plan together.',
    price: { per: 'month', amount: monthly('nomad-squad') },
    travellers: 6,
    mailAnsweredInWorkingDays: 1,
  },
  {
    ...PAID,
    id: 'lifetime',
    name: 'Lifetime',
    forWhom: 'Pay once. No renewals.',
    price: { per: 'once', amount: priceOf({ plan: 'lifetime', billing: 'once' }) },
  },
]

/** The amount of one payment: a year costs ten months. */
export function chargeOf({ id, price }: Plan, billing: Billing): Money {
  return id === 'explorer' || price.per === 'once' ? price.amount : priceOf({ plan: id, billing })
}
