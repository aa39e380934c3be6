import type { Hospital, OwnEmbassy } from '@app/contracts/emergency-info'
import type { CountryAt } from '@app/domain/country-borders'
import type { ListedNumbers } from '@app/domain/emergency-help'
import type { CalendarDate, Coordinates, Source } from '@app/domain/kernel'

/** The tables of emergency facts. */
export type HelpTables = {
  countryAt(at: Coordinates): CountryAt
  numbersOf(country: string): ListedNumbers | undefined
  missionsOf(country: string): readonly OwnEmbassy[]
  readonly missionsSource: { readonly source: Source; readonly checkedAt: CalendarDate }
  /** Null when our maps do not cover the place. */
  hospitalsNear(at: Coordinates, limit: number): Promise<HospitalsNear | null>
  local(country: string): LocalFacts | undefined
}

export type HospitalsNear = { readonly found: readonly Hospital[]; readonly source: Source }

export type LocalFacts = { readonly languages: readonly string[]; readonly callingCodes: readonly string[] }
