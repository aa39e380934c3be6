import { countryName } from '../../src/city-search/country-names.ts'
import { lineOf } from '../packed-text.ts'

/** npm countries-list. */
export type ListedCountry = {
  readonly name: string
  readonly native: string
  readonly phone: readonly number[]
  readonly continent: string
  readonly capital: string
  readonly languages: readonly string[]
}

/** CLDR: every currency a territory has had; the current one has no end. */
export type Tender = Readonly<
  Record<string, { readonly _from?: string; readonly _to?: string; readonly _tender?: string }>
>

type SpokenLanguage = { readonly _populationPercent: string }
export type Territory = { readonly languagePopulation?: Readonly<Record<string, SpokenLanguage>> }

export type CountrySources = {
  readonly today: string
  readonly listed: Readonly<Record<string, ListedCountry>>
  readonly codes: Readonly<Record<string, { readonly _numeric: string; readonly _alpha3: string }>>
  readonly tenders: Readonly<Record<string, readonly Tender[]>>
  readonly territories: Readonly<Record<string, Territory>>
  /** The most populated first. */
  readonly timeZones: ReadonlyMap<string, readonly string[]>
  /** Names that differ from the list. */
  readonly capitals: Readonly<Record<string, string>>
  readonly callingCodes: Readonly<Record<string, string>>
  readonly capitalIds: ReadonlyMap<string, number>
  readonly borders: ReadonlySet<string>
  readonly drivesOnTheLeft: ReadonlySet<string>
}

/** No roads to drive on. */
const UNINHABITED = new Set(['AQ', 'BV', 'HM', 'TF', 'UM'])

/** Ascension and Tristan da Cunha have telephone codes, but no ISO code. */
export function isCountry(code: string): boolean {
  return code !== 'AC' && code !== 'TA'
}

export function packCountries(sources: CountrySources): readonly string[] {
  const { listed, codes, capitalIds, drivesOnTheLeft } = sources
  return Object.entries(listed)
    .filter(([code]) => isCountry(code))
    .map(([code, country]) =>
      lineOf(
        code,
        code === 'XK' ? 'XKX' : (codes[code]?._alpha3 ?? ''),
        countryName(code),
        country.native,
        country.continent,
        sources.capitals[code] ?? country.capital,
        capitalIds.get(code) ?? null,
        currenciesOf(sources.tenders[code] ?? [], sources.today).join(' '),
        languagesOf(sources.territories[code], country.languages).join(' '),
        sources.callingCodes[code] ?? country.phone.join(' '),
        UNINHABITED.has(code) ? '' : drivesOnTheLeft.has(code) ? 'L' : 'R',
        (sources.timeZones.get(code) ?? []).join(' '),
        neighboursOf(code, sources.borders).join(' '),
      ),
    )
    .toSorted()
}

function currenciesOf(tenders: readonly Tender[], today: string): readonly string[] {
  return tenders
    .flatMap((tender) => Object.entries(tender))
    .filter(([, { _from = '', _to, _tender }]) => _to === undefined && _tender !== 'false' && _from <= today)
    .map(([code]) => code)
}

/** The most spoken first. */
function languagesOf(territory: Territory | undefined, languages: readonly string[]): readonly string[] {
  const share = (code: string): number => Number(territory?.languagePopulation?.[code]?._populationPercent ?? 0)
  return languages.toSorted((a, b) => share(b) - share(a) || languages.indexOf(a) - languages.indexOf(b))
}

function neighboursOf(country: string, borders: ReadonlySet<string>): readonly string[] {
  return [...borders]
    .map((pair) => pair.split('-'))
    .filter((pair) => pair.includes(country))
    .flatMap((pair) => pair.filter((code) => code !== country))
    .toSorted()
}
