/** Short English names that travellers use, when the standard's are longer or hyphenated. */
const OURS: Readonly<Record<string, string>> = {
  AX: 'Åland',
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  TR: 'Türkiye',
  VC: 'Saint Vincent and the Grenadines',
}

/** Intl takes milliseconds per language to load, and a list of all countries formats each of them. */
const namesByLocale = new Map<string, Intl.DisplayNames>()

/** The product's only name of a country: ours in English, Intl's in other languages. */
export function countryNameIn(code: string, locale: string): string {
  const isEnglish = locale.startsWith('en')
  const own = isEnglish ? OURS[code] : undefined
  if (own !== undefined) return own
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  namesByLocale.set(locale, names)
  const name = names.of(code) ?? code
  return isEnglish ? name.replaceAll('&', 'and').replace(/^St\.? /, 'Saint ') : name
}
