import { countryNameIn } from '@app/domain/country-name'

/** Other common names. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BQ: ['Bonaire'],
  CD: ['Congo', 'Congo Kinshasa', 'Democratic Republic of the Congo'],
  CG: ['Congo', 'Congo Brazzaville'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain'],
  IE: ['Éire'],
  KR: ['Korea'],
  LK: ['Ceylon'],
  MM: ['Burma'],
  MK: ['Macedonia'],
  MV: ['مالديف'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America', 'U.S.', 'U.S.A.'],
  VA: ['Vatican'],
  CN: ["People's Republic of China"],
}
const LANGUAGES = 'en de fr es it pt nl pl ru tr ar he zh ja ko hi el sv da fi cs hu ro uk th fa bn'.split(' ')

/** Intl takes microseconds, which is slow for a name that occurs a dozen times in every list of suggestions. */
const remembered = new Map<string, string>()

/** The product's only English name of a country; `countries.json` is built with it. */
export function countryName(code: string): string {
  const known = remembered.get(code)
  if (known !== undefined) return known
  const name = countryNameIn(code, 'en')
  remembered.set(code, name)
  return name
}

/** Code, English and local names, and those in our most common languages. */
export function countryNames(code: string): readonly string[] {
  const local = new Intl.Locale(`und-${code}`).maximize().language
  const names = [...LANGUAGES, local].map((language) => nameIn(language, code))
  return [...new Set([code, countryName(code), ...(ALSO[code] ?? []), ...names])]
}

const namesByLanguage = new Map<string, Intl.DisplayNames>()

function nameIn(language: string, code: string): string {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  namesByLanguage.set(language, names)
  return names.of(code) ?? code
}
