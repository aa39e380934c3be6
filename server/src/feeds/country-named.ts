/** Which countries a government's page is about, by its address in our packed table or by its name. */
import { ADVISED_COUNTRIES, advisoriesOf } from '@app/datasets/advisories'
import { countryCalledIn } from '@app/domain/country-name'

/** Names that governments use and Intl does not. */
const ALSO: Readonly<Record<string, string>> = {
  burma: 'MM',
  'burma myanmar': 'MM',
  'cabo verde': 'CV',
  'china hong kong': 'HK',
  'china macau': 'MO',
  congo: 'CG',
  'congo kinshasa': 'CD',
  'cote d ivoire': 'CI',
  'democratic republic of the congo': 'CD',
  'congo democratic republic': 'CD',
  'congo republic': 'CG',
  'republic of congo': 'CG',
  'republic of the congo': 'CG',
  'czech republic': 'CZ',
  'democratic people s republic of korea': 'KP',
  dprk: 'KP',
  'great britain': 'GB',
  'hong kong': 'HK',
  'ivory coast': 'CI',
  korea: 'KR',
  'korea south': 'KR',
  'korea north': 'KP',
  'kyrgyz republic': 'KG',
  laos: 'LA',
  macau: 'MO',
  macao: 'MO',
  'mainland china': 'CN',
  'federated states of micronesia': 'FM',
  palestine: 'PS',
  'republic of korea': 'KR',
  russia: 'RU',
  'russian federation': 'RU',
  'saint vincent and the grenadines': 'VC',
  'st lucia': 'LC',
  'st kitts and nevis': 'KN',
  'st vincent and the grenadines': 'VC',
  swaziland: 'SZ',
  syria: 'SY',
  tanzania: 'TZ',
  'the bahamas': 'BS',
  'the gambia': 'GM',
  'the kyrgyz republic': 'KG',
  'the netherlands': 'NL',
  'the philippines': 'PH',
  'timor leste': 'TL',
  turkey: 'TR',
  turkiye: 'TR',
  'united states of america': 'US',
  usa: 'US',
  vatican: 'VA',
  'holy see': 'VA',
  vietnam: 'VN',
  'viet nam': 'VN',
}

export function countryNamed(name: string): string | null {
  const wanted = fold(name)
  return ALSO[wanted] ?? countryCalledIn('en', name, fold)
}

/** Several at once: "Ebola in Uganda and Rwanda". Words that name no country are left out. */
export function countriesNamed(text: string): readonly string[] {
  const whole = countryNamed(text)
  if (whole) return [whole]
  const named = text.split(/,|;|\/|&|\band\b/).flatMap((part) => countryNamed(part) ?? [])
  return [...new Set(named)]
}

let byPage: ReadonlyMap<string, readonly string[]> | undefined

/** The countries of a page that our packed table links to; several share one page. */
export function countriesOfPage(url: string): readonly string[] {
  byPage ??= readPages()
  return byPage.get(pageKey(url)) ?? []
}

function readPages(): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>()
  for (const country of ADVISED_COUNTRIES)
    for (const { source } of advisoriesOf(country)) {
      const key = pageKey(source.url)
      pages.set(key, [...(pages.get(key) ?? []), country])
    }
  // A list that many countries fall back to names none of them.
  return new Map([...pages].filter(([, countries]) => countries.length <= 6))
}

function pageKey(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
