import type { Diet, EventDates, FoodContent, Importance, MealHours, Price } from '../guide/index.ts'
import type { Coordinates } from '../kernel/index.ts'
import type { DailyCosts, TravelStyle } from '../travel-prices/index.ts'

export type KnownArea = { readonly name: string; readonly coordinates: Coordinates; readonly radiusKm: number }

export type KnownDish = {
  readonly name: string
  readonly localName: string | null
  /** Null: not known. */
  readonly diets: readonly Diet[] | null
  readonly contains: readonly FoodContent[]
  readonly meals: readonly string[]
  /** Empty: everywhere. */
  readonly areas: readonly string[]
  readonly price: Price | null
  readonly importance: Importance
}

/** A festival, a season, a match. */
export type KnownEvent = {
  readonly name: string
  readonly localName: string | null
  readonly tags: readonly string[]
  readonly note: string | null
  /** Of the coming years. Empty: by a local calendar, or not fixed yet. */
  readonly dates: readonly EventDates[]
}

/** What the guide says of living in a city, beside its sights. */
export type CityKnowledge = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Of the city that was asked for. */
  readonly coordinates: Coordinates
  /** The month of writing: `2026-11`. */
  readonly asOf: string
  readonly areas: readonly KnownArea[]
  readonly dishes: readonly KnownDish[]
  /** Absent in answers that a device stored earlier. */
  readonly events?: readonly KnownEvent[]
  /** When restaurants serve. */
  readonly serving: { readonly lunch: MealHours; readonly dinner: MealHours } | null
  /** For one person; null where the guide has no prices. */
  readonly daily: Readonly<Record<TravelStyle, DailyCosts | null>>
}
