import { nationalityIn, nationalityOf } from './nationalities.ts'
import { countriesIn } from './read-mentions.ts'

/** Names of currencies in the six languages, folded: used by one country, or the usual meaning without a country. */
const NAMES: Readonly<Record<string, string>> = {
  AED: 'dirham dirhams dirhem',
  ALL: 'lek leke',
  AOA: 'kwanza kwanzas',
  BDT: 'taka takas',
  BGN: 'lev leva lew lewa levs',
  BOB: 'bolivianos',
  BRL: 'real reais reales reaux',
  BWP: 'pula',
  CHF: 'franken francs franc franchi franco francos rappen stutz',
  CNY: 'yuan yuans yuanes renminbi rmb kuai',
  CRC: 'colones',
  CZK: 'koruna korunas korun',
  ETB: 'birr',
  EUR: 'euro euros',
  GBP: 'pound pounds quid sterling pfund livres libra libras sterlina sterline',
  GEL: 'lari laris',
  GHS: 'cedi cedis',
  GTQ: 'quetzal quetzales quetzals',
  HUF: 'forint forints forintos fiorini fiorino florines florins',
  IDR: 'rupiah rupiahs',
  ILS: 'shekel shekels schekel sheqel siclo sicli sequel sequeles',
  INR: 'rupee rupees rupie rupien roupie roupies rupia rupias',
  ISK: 'kronur',
  JPY: 'yen yens yenes iene ienes',
  KES: 'shilling shillings schilling chelines scellini xelins',
  KHR: 'riel riels',
  KRW: 'won wons wones',
  KZT: 'tenge',
  LAK: 'kip kips',
  MGA: 'ariary',
  MMK: 'kyat kyats',
  MNT: 'tugrik tugriks togrog',
  MOP: 'pataca patacas',
  MXN: 'peso pesos',
  MYR: 'ringgit ringgits',
  MZN: 'metical meticais meticales',
  NGN: 'naira nairas',
  PEN: 'soles sois',
  PLN: 'zloty zlotys zlotych zloti zlotis esloti eslotis sloty',
  PYG: 'guaranies',
  RON: 'lei leus leu',
  RUB: 'ruble rubles rouble roubles rubel rublo rublos rubli',
  SAR: 'riyal riyals rial rials riyales',
  SEK: 'krona kronor kronas',
  THB: 'baht bahts',
  TRY: 'lira liras lire',
  TND: 'dinar dinars dinare dinares dinari',
  UAH: 'hryvnia hryvnias griwna hrywnja',
  USD: 'dollar dollars dolar dolares dollari dollaro bucks',
  UZS: 'som',
  VND: 'dong dongs',
  XOF: 'cfa',
  ZAR: 'rand rands',
}

/** Currency names shared by several countries, distinguished by nationality: "corone svedesi", "Australian dollars". */
const OF_SEVERAL: readonly (readonly [names: string, codes: Readonly<Record<string, string>>])[] = [
  [
    'crown crowns krone kronen kroner krona kronor kronur corona corone coronas couronne couronnes coroa coroas koruna',
    { SE: 'SEK', DK: 'DKK', NO: 'NOK', CZ: 'CZK', IS: 'ISK' },
  ],
  [
    'dollar dollars dolar dolares dollari dollaro',
    {
      US: 'USD',
      CA: 'CAD',
      AU: 'AUD',
      NZ: 'NZD',
      SG: 'SGD',
      HK: 'HKD',
      TW: 'TWD',
      JM: 'JMD',
      BS: 'BSD',
      BB: 'BBD',
      FJ: 'FJD',
      NA: 'NAD',
      TT: 'TTD',
      BZ: 'BZD',
      BN: 'BND',
    },
  ],
  ['peso pesos', { MX: 'MXN', AR: 'ARS', CO: 'COP', CL: 'CLP', PH: 'PHP', UY: 'UYU', DO: 'DOP', CU: 'CUP' }],
  [
    'pound pounds pfund livre livres libra libras sterlina sterline lira liras lire',
    { GB: 'GBP', EG: 'EGP', LB: 'LBP', SY: 'SYP', TR: 'TRY', SD: 'SDG' },
  ],
  [
    'rupee rupees rupie rupien roupie roupies rupia rupias rupiah',
    { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR', ID: 'IDR', SC: 'SCR', MV: 'MVR' },
  ],
  [
    'dinar dinars dinare dinares dinari',
    { RS: 'RSD', TN: 'TND', DZ: 'DZD', JO: 'JOD', KW: 'KWD', BH: 'BHD', IQ: 'IQD', MK: 'MKD', LY: 'LYD' },
  ],
  ['dirham dirhams dirhem', { MA: 'MAD', AE: 'AED' }],
  ['leu lei leus', { RO: 'RON', MD: 'MDL' }],
  ['rial rials riyal riyals riyales', { SA: 'SAR', QA: 'QAR', OM: 'OMR', IR: 'IRR', YE: 'YER' }],
  ['shilling shillings schilling chelines scellini xelins', { KE: 'KES', TZ: 'TZS', UG: 'UGX' }],
  ['franc francs franken franco francos franchi', { CH: 'CHF', RW: 'RWF', DJ: 'DJF' }],
  ['escudo escudos', { CV: 'CVE' }],
  ['som', { UZ: 'UZS', KG: 'KGS' }],
]

/** Qualifiers after the name: "francs CFA", "dólares de Singapur". */
const NAMED_AFTER: ReadonlyMap<string, string> = new Map([
  ['cfa', 'XOF'],
  ['cfp', 'XPF'],
  ['pacifique', 'XPF'],
])
const OF = new Set('de of von aus di da do dello della del'.split(' '))
/** Qualifiers that the tables of nationalities and countries lack. */
const ALSO_OF: ReadonlyMap<string, string> = new Map([
  ['kiwi', 'NZ'],
  ['uae', 'AE'],
  ['hong kong', 'HK'],
  ['hongkong', 'HK'],
])

type Currency = { readonly code: string; readonly length: number }

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
)
const ofSeveral: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  OF_SEVERAL.flatMap(([names, codes]) => names.split(' ').map((name) => [name, codes] as const)),
)

export function currencyCalled(folded: string): string | null {
  return byName.get(folded) ?? null
}

/** The currency at the start of folded words, with its nationality before or after it. */
export function currencyOf(words: readonly string[]): Currency | null {
  const [first = '', second = '', third = '', fourth = ''] = words
  // Most words resemble no currency name, and the nationality is expensive to find.
  if (!isMoney(first) && !isMoney(second) && !isMoney(third)) return null
  return (
    namedAfter(first, second) ??
    namedAfter(second, first) ??
    (isMoney(second) ? pair(whoseIs(first, ''), second, 2) : null) ??
    (isMoney(third) ? pair(whoseIs(first, second), third, 3) : null) ??
    (isMoney(first) ? afterwards(first, [second, third, fourth]) : null)
  )
}

/** "Corone svedesi", "dólares de Hong Kong". */
function afterwards(money: string, [second = '', third = '', fourth = '']: readonly string[]): Currency | null {
  return (
    pair(whoseIs(second, third) ?? whoseIs(second, ''), money, 2) ??
    (OF.has(second) ? (pair(whoseIs(third, fourth), money, 4) ?? pair(whoseIs(third, ''), money, 3)) : null)
  )
}

const isMoney = (word: string): boolean => ofSeveral.has(word) || byName.has(word)

function namedAfter(money: string, name: string): Currency | null {
  const code = ofSeveral.has(money) ? NAMED_AFTER.get(name) : undefined
  return code ? { code, length: 2 } : null
}

function pair(country: string | null, money: string, length: number): Currency | null {
  if (country === null) return null
  const several = ofSeveral.get(money)
  const code = several ? several[country] : byName.get(money)
  return code ? { code, length } : null
}

function whoseIs(first: string, second: string): string | null {
  const both = `${first} ${second}`
  if (second !== '') return ALSO_OF.get(both) ?? nationalityIn(` ${both} `) ?? countryNamed(both)
  return ALSO_OF.get(first) ?? nationalityOf(first) ?? countryNamed(first)
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt']

function countryNamed(folded: string): string | null {
  if (folded.length < 4) return null
  for (const language of LANGUAGES) {
    const code = countriesIn(language).get(folded)
    if (code) return code
  }
  return null
}
