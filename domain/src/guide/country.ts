/** Practical facts about a country, as codes that the product translates. */
import type { Price } from './cell-forms.ts'
import type { YesSomeNo } from './day-trip.ts'
import type {
  ALCOHOL,
  ALTITUDE,
  ATM,
  BARGAINING,
  BLOCKED,
  CANNABIS,
  CARD_USE,
  CHILD_SEATS,
  CLOSING,
  DRESS,
  DRIVE_CARE,
  DRIVE_SIDES,
  DRIVING_PERMITS,
  DRONES,
  DRUG_RISK,
  EASE,
  ETIQUETTE,
  FREQUENCIES,
  HEALTH,
  LEVELS,
  LGBT_LAW,
  LGBT_SOCIAL,
  MOSQUITO,
  PRICE_ITEMS,
  SCAMS,
  SERVICE_CHARGES,
  SIM_IDENTITY,
  SIM_SHOPS,
  SMOKING,
  TAP_WATER,
  TAXI,
  TEMPLE_RULES,
  TIPS,
  TOILETS,
  VAPING,
  WOMEN,
} from './words/country-words.ts'

export type PriceItem = (typeof PRICE_ITEMS)[number]

/** `optional:5-10` is per cent, `expected:EUR 1-2` an amount. */
export type Tip = {
  readonly habit: (typeof TIPS)[number]
  readonly percent: { readonly low: number; readonly high: number } | null
  readonly amount: { readonly currency: string; readonly low: number; readonly high: number } | null
}

/** In the language of the country, with a romanisation for another script. */
export type Phrase = { readonly local: string; readonly romanised: string | null }

/** When restaurants serve the meal, in minutes after midnight. */
export type MealHours = { readonly fromMinutes: number; readonly toMinutes: number }

export type GuideCountry = {
  /** ISO 3166-1, two letters. */
  readonly code: string
  readonly name: string
  /** The month of writing: `2026-11`. */
  readonly asOf: string
  readonly currency: string
  /** The most useful first, as in all lists of names here. */
  readonly languages: readonly string[]
  readonly hello: Phrase
  readonly thanks: Phrase
  readonly tips: Readonly<Record<'restaurant' | 'bar' | 'taxi' | 'porter' | 'guide', Tip | null>>
  readonly english: (typeof LEVELS)[number]
  readonly tapWater: (typeof TAP_WATER)[number]
  readonly serviceCharge: (typeof SERVICE_CHARGES)[number]
  readonly simShops: readonly (typeof SIM_SHOPS)[number][]
  /** The identification required for a SIM card. */
  readonly simIdentity: readonly Exclude<(typeof SIM_IDENTITY)[number], 'none'>[]
  readonly esim: (typeof EASE)[number]
  readonly simOperators: readonly string[]
  readonly blocked: readonly Exclude<(typeof BLOCKED)[number], 'none'>[]
  readonly rideApps: readonly string[]
  readonly taxi: readonly (typeof TAXI)[number][]
  readonly cards: (typeof CARD_USE)[number]
  readonly contactlessTransit: YesSomeNo | null
  readonly cashNeed: (typeof LEVELS)[number]
  readonly atm: readonly (typeof ATM)[number][]
  readonly wallets: readonly string[]
  readonly bargaining: (typeof BARGAINING)[number]
  readonly dress: readonly (typeof DRESS)[number][]
  readonly templeRules: readonly (typeof TEMPLE_RULES)[number][]
  readonly etiquette: readonly (typeof ETIQUETTE)[number][]
  readonly alcohol: readonly (typeof ALCOHOL)[number][]
  readonly alcoholAge: number | null
  /** The maximum risk for a visitor with a small amount; `death`: drug offences may carry the death penalty. */
  readonly drugRisk: (typeof DRUG_RISK)[number]
  readonly cannabis: (typeof CANNABIS)[number]
  readonly vaping: (typeof VAPING)[number] | null
  /**
   * The law in the month of the guide, like `drivingPermit`, `vaping` and `drones`: shown beside official advice, never
   * instead of it.
   */
  readonly lgbtLaw: (typeof LGBT_LAW)[number]
  readonly lgbtSocial: (typeof LGBT_SOCIAL)[number]
  readonly women: readonly (typeof WOMEN)[number][]
  readonly scams: readonly (typeof SCAMS)[number][]
  readonly driveSide: (typeof DRIVE_SIDES)[number]
  readonly drivingPermit: (typeof DRIVING_PERMITS)[number]
  readonly childSeat: (typeof CHILD_SEATS)[number]
  readonly driveCare: readonly (typeof DRIVE_CARE)[number][]
  readonly toilets: readonly (typeof TOILETS)[number][]
  readonly smoking: readonly (typeof SMOKING)[number][]
  readonly closing: readonly Exclude<(typeof CLOSING)[number], 'none'>[]
  readonly mosquito: readonly Exclude<(typeof MOSQUITO)[number], 'none'>[]
  readonly altitude: (typeof ALTITUDE)[number]
  readonly health: readonly (typeof HEALTH)[number][]
  readonly strikes: (typeof FREQUENCIES)[number]
  readonly powerCuts: (typeof FREQUENCIES)[number]
  readonly drones: (typeof DRONES)[number] | null
  readonly lunch: MealHours
  readonly dinner: MealHours
  /** A range for the whole country, for one adult in ordinary places. */
  readonly prices: Readonly<Record<PriceItem, Price | null>>
  readonly tourismDomain: string | null
  readonly railDomain: string | null
  readonly note: string | null
  /** Columns of country.tsv that are likely but not sure. Prices always are. */
  readonly likelyColumns: readonly string[]
}
