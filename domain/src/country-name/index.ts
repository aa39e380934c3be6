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

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const codesByLocale = new Map<string, ReadonlyMap<string, string>>()

/** The code of a country called by its name in that language, as folded by the caller. */
export function countryCalledIn(locale: string, name: string, fold: (name: string) => string): string | null {
  const known = codesByLocale.get(locale) ?? countriesIn(locale, fold)
  codesByLocale.set(locale, known)
  return known.get(fold(name)) ?? null
}

function countriesIn(locale: string, fold: (name: string) => string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  const named = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code)
    return name === undefined ? [] : [[fold(name), code] as const]
  })
  return new Map(named)
}
