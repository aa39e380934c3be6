import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/countries.json' with { type: 'json' }

export type Continent = 'AF' | 'AN' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA'

export type Country = {
  /** ISO 3166-1; Kosovo has `XK`. */
  readonly code: string
  readonly alpha3: string
  readonly name: string
  /** Its local name. */
  readonly nativeName: string
  readonly continent: Continent
  /** Null without one; the id is that of GeoNames. */
  readonly capital: { readonly name: string; readonly cityId: number | null } | null
  /** ISO 4217, as paid today. */
  readonly currencies: readonly string[]
  /** BCP 47, the most spoken first. */
  readonly languages: readonly string[]
  /** Without the plus sign. */
  readonly callingCodes: readonly string[]
  /** Null without roads. */
  readonly drivingSide: 'left' | 'right' | null
  /** IANA names, the most populated first. */
  readonly timeZones: readonly string[]
  /** By land. */
  readonly neighbours: readonly string[]
}

/** Every country and territory with an ISO code, and Kosovo, by code. */
export const COUNTRIES: readonly Country[] = packed.rows.map(fromLine)

export const COUNTRIES_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]))

export function findCountry(code: string): Country | undefined {
  return byCode.get(code.trim().toUpperCase())
}

function fromLine(line: string): Country {
  const [code = '', alpha3 = '', name = '', nativeName = '', continent, capital, cityId, ...lists] = line.split('|')
  const [currencies, languages, callingCodes, side, timeZones, neighbours] = lists
  return {
    code,
    alpha3,
    name,
    nativeName,
    continent: continent as Continent,
    capital: capital ? { name: capital, cityId: cityId ? Number(cityId) : null } : null,
    currencies: words(currencies),
    languages: words(languages),
    callingCodes: words(callingCodes),
    drivingSide: side ? (side === 'L' ? 'left' : 'right') : null,
    timeZones: words(timeZones),
    neighbours: words(neighbours),
  }
}

function words(text = ''): readonly string[] {
  return text.split(' ').filter(Boolean)
}
