import type { CalendarDate, Source } from '../kernel/index.ts'

export type HelpService = 'general' | 'police' | 'ambulance' | 'fire'
export type Confidence = 'high' | 'medium' | 'low'

/** A number with why it is believed. */
export type DialNumber = {
  readonly number: string
  readonly confidence: Confidence
  /** How many of the sources asked contain it; null where a law says so. */
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

/** A row of a table of numbers: who lists the country, and how many others agree on each service. */
export type ListedNumbers = DatedSource & {
  readonly country: string
  readonly police: readonly string[]
  readonly ambulance: readonly string[]
  readonly fire: readonly string[]
  readonly general: readonly string[]
  readonly generalSource: DatedSource
  /** Of the whole row; low where its own source doubts that any number works. */
  readonly confidence: Confidence
  readonly agreement: Readonly<Record<Exclude<HelpService, 'general'>, number>>
  readonly sourcesAsked: number
}
