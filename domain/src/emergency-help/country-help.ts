import type { CalendarDate, Source } from '../kernel/index.ts'

export type HelpService = 'general' | 'police' | 'ambulance' | 'fire'
export type Confidence = 'high' | 'medium' | 'low'

/** A number with the reason to trust it. */
export type DialNumber = {
  readonly number: string
  readonly confidence: Confidence
  /** How many of the sources contain it; null when a law sets it. */
  readonly agreement: number | null
  readonly sourcesAsked: number
  readonly source: Source
  readonly checkedAt: CalendarDate
}

export type CountryHelp = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly services: Readonly<Record<HelpService, readonly DialNumber[]>>
}

type DatedSource = { readonly source: Source; readonly checkedAt: CalendarDate }

/** A row of a table of numbers: the source of the country, and how many other sources agree on each service. */
export type ListedNumbers = DatedSource & {
  readonly country: string
  readonly police: readonly string[]
  readonly ambulance: readonly string[]
  readonly fire: readonly string[]
  readonly general: readonly string[]
  readonly generalSource: DatedSource
  /** Of the whole row; low when its own source doubts the numbers. */
  readonly confidence: Confidence
  readonly agreement: Readonly<Record<Exclude<HelpService, 'general'>, number>>
  readonly sourcesAsked: number
}
