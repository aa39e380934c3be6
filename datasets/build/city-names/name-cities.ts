import { foldName } from '../../src/airports/fold-name.ts'
import type { City } from './locate-cities.ts'
import type { TableRow } from './read-table.ts'

export type CityNames = {
  /** Folded, in every language: possible names of an airport's own city. */
  readonly known: ReadonlySet<string>
  /** As travellers type them. */
  readonly shown: readonly string[]
}

const SHOWN_LANGUAGES = new Set(
  'en de fr es it pt nl sv da no nb nn fi pl cs sk hu ro hr sl lt lv et tr ca is sq ga eu gl af id'.split(' '),
)
/** Names of these languages in another script are mistakes at the source. */
const LATIN = /^[A-Za-z\u00c0-\u024f\u1e00-\u1eff' .,‘’·-]{3,}$/

export function nameCities(cities: Iterable<City>, rows: readonly TableRow[]): (city: City) => CityNames {
  const rowsOf = Map.groupBy(rows, (row) => row['geonameid'] ?? '')
  const entries = [...cities].map(({ id, name }) => [id, namesOf(name, rowsOf.get(id) ?? [])] as const)
  const byId = new Map(entries)
  return ({ id }) => byId.get(id) ?? { known: new Set(), shown: [] }
}

/** Names that differ only in accents are shown once, in the first spelling. */
function namesOf(own: string, rows: readonly TableRow[]): CityNames {
  const spelling = new Map<string, string>()
  const shown = rows.filter(({ language = '' }) => SHOWN_LANGUAGES.has(language)).map(({ name = '' }) => name)
  for (const name of [...shown, own]) if (!spelling.has(foldName(name))) spelling.set(foldName(name), name)
  return {
    known: new Set([...rows.map(({ name = '' }) => foldName(name)), foldName(own)]),
    shown: [...new Set([...spelling.values()].flatMap(splitName))].toSorted(),
  }
}

/** `Montreal - Montréal` and `Derry / Londonderry` are two names, `Nuuk (Godthåb)` is one. */
function splitName(name: string): readonly string[] {
  return name
    .replaceAll(/\([^)]*\)/g, '')
    .split(/ [-/] /)
    .map((part) => part.trim())
    .filter((part) => LATIN.test(part))
}
