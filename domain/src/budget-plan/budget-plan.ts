/** Rule ids (BP-1…) are those of docs/domain/budget-plan.md. */
import type { AvoidMonths, GuideMode, Price } from '../guide/index.ts'
import type { Money } from '../kernel/index.ts'
import type { CityFactors, DailyLevels, DailyPart, Party, PricedCountry } from '../travel-prices/index.ts'

/** A city, a region or a whole country, with everything that its prices depend on. */
export type PricedPlace = {
  /** Of the guide; null where it has no such destination. */
  readonly id: string | null
  /** Null for a whole country. */
  readonly name: string | null
  readonly guide: PricedCountry
  readonly factors: CityFactors
  /** TP-11, January first; null where no table has seasons. */
  readonly lodgingByMonth: readonly number[] | null
  /** How long a stay is useful. */
  readonly days: { readonly least: number; readonly ideal: number } | null
  readonly avoidMonths: readonly AvoidMonths[]
  readonly freeSights: number
}

/** A way with a fare between two destinations. */
export type PricedWay = {
  readonly otherId: string
  readonly mode: GuideMode
  readonly minutes: number
  /** For one person one way; of a car for all who fit into it. */
  readonly price: Price
  /** 1 is what most travellers use. */
  readonly usualOrder: number
}

/** Sleeping in a neighbouring place, and riding to the destination every day. */
export type Base = { readonly place: PricedPlace; readonly way: PricedWay }

/** Local SIM cards with data: one for each grown traveller, one for all, or none. */
export const DATA_LEVELS = ['each', 'shared', 'none'] as const
export type DataLevel = (typeof DATA_LEVELS)[number]

export type BudgetLevels = DailyLevels & { readonly data: DataLevel }

export type BudgetPlan = {
  readonly place: PricedPlace
  readonly base: Base | null
  readonly party: Party
  /** Calendar days; nights are one less. */
  readonly days: number
  /** 1 to 12; null when open. */
  readonly month: number | null
  readonly levels: BudgetLevels
  /** There and back. */
  readonly way: PricedWay | null
  /** What the traveller knows the journey costs, there and back, for everybody; it replaces the fare of the guide. */
  readonly ownFare: Money | null
  /** Of the answer. */
  readonly currency: string
}

export const BUDGET_PARTS = ['journey', 'lodging', 'meals', 'transport', 'tickets', 'data'] as const
export type BudgetPart = DailyPart | 'journey' | 'data'
