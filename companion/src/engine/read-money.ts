import { openReading } from '@app/domain/trip-request'

import type { LookUps } from '../tools/look-ups.ts'
import { nationalityOf } from './nationalities.ts'

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    $: 'USD',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₩': 'KRW',
    '₺': 'TRY',
    zł: 'PLN',
  }),
)
const MORE_CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    baht: 'THB',
    bahts: 'THB',
    dirham: 'AED',
    dirhams: 'AED',
    peso: 'MXN',
    pesos: 'MXN',
    won: 'KRW',
    yuan: 'CNY',
    renminbi: 'CNY',
    zloty: 'PLN',
    zlotys: 'PLN',
    lira: 'TRY',
    liras: 'TRY',
    kronor: 'SEK',
    krona: 'SEK',
    forint: 'HUF',
    real: 'BRL',
    reais: 'BRL',
    reales: 'BRL',
    rand: 'ZAR',
    rupiah: 'IDR',
    dong: 'VND',
    ringgit: 'MYR',
    yen: 'JPY',
    yenes: 'JPY',
    iene: 'JPY',
    ienes: 'JPY',
    yens: 'JPY',
    franken: 'CHF',
    francs: 'CHF',
    franchi: 'CHF',
    francos: 'CHF',
    rupien: 'INR',
    roupies: 'INR',
    rupias: 'INR',
    libras: 'GBP',
    livres: 'GBP',
    sterline: 'GBP',
    pfund: 'GBP',
    dolares: 'USD',
    dollari: 'USD',
    dollars: 'USD',
    dollar: 'USD',
    euro: 'EUR',
    euros: 'EUR',
    pounds: 'GBP',
    pound: 'GBP',
  }),
)
/** A number beside a currency: the five of "five days" is none. */
export function readAmount(text: string, lookUps: LookUps): number | null {
  const { words } = openReading(text, lookUps)
  const isMoney = (index: number): boolean => currencyAt(words, index) !== null
  const isOf = (index: number): boolean => nationalityOf(words.tokens[index]?.folded ?? '') !== null
  // "75,000 Indonesian rupiah".
  const money = words.tokens.map((_, index) => isMoney(index) || (isOf(index) && isMoney(index + 1)))
  const found = words.tokens.find(
    ({ kind, value }, index) =>
      kind === 'number' && value > 0 && ((money[index + 1] ?? false) || (money[index - 1] ?? false)),
  )
  return found?.value ?? null
}

type Words = ReturnType<typeof openReading>['words']

/** Moneys of several countries, told apart by whose they are: "corone svedesi", "Australian dollars". */
const OF_SEVERAL: readonly (readonly [names: string, codes: Readonly<Record<string, string>>])[] = [
  [
    'krone kronen kroner krona kronor corona corone coronas couronne couronnes coroa coroas koruna',
    { SE: 'SEK', DK: 'DKK', NO: 'NOK', CZ: 'CZK', IS: 'ISK' },
  ],
  [
    'dollar dollars dolar dolares dollari dolar dolares',
    { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD', JM: 'JMD' },
  ],
  ['peso pesos', { MX: 'MXN', AR: 'ARS', CO: 'COP', CL: 'CLP', PH: 'PHP', UY: 'UYU', DO: 'DOP', CU: 'CUP' }],
  ['pound pounds pfund livre livres libra libras sterlina sterline', { GB: 'GBP', EG: 'EGP', LB: 'LBP', SY: 'SYP' }],
  ['rupee rupees rupie rupien roupie roupies rupia rupias', { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' }],
  [
    'dinar dinars dinare dinares dinari',
    { RS: 'RSD', TN: 'TND', DZ: 'DZD', JO: 'JOD', KW: 'KWD', BH: 'BHD', IQ: 'IQD' },
  ],
  ['dirham dirhams dirhem', { MA: 'MAD', AE: 'AED' }],
  ['leu lei', { RO: 'RON', MD: 'MDL' }],
  ['rial rials riyal riyals', { SA: 'SAR', QA: 'QAR', OM: 'OMR', IR: 'IRR', YE: 'YER' }],
  ['real reais reales', { BR: 'BRL' }],
]

function ofWhom(words: Words, index: number): { readonly code: string; readonly length: number } | null {
  const codes = OF_SEVERAL.find(([names]) => names.split(' ').includes(words.tokens[index]?.folded ?? ''))?.[1]
  if (!codes) return null
  const after = codes[nationalityOf(words.tokens[index + 1]?.folded ?? '') ?? '']
  const before = codes[nationalityOf(words.tokens[index - 1]?.folded ?? '') ?? '']
  return after ? { code: after, length: 2 } : before ? { code: before, length: 1 } : null
}

function currencyAt(words: Words, index: number): { readonly code: string; readonly length: number } | null {
  const token = words.tokens[index]
  const said = words.at(index, 'currency')
  if (!token) return null
  const whose = ofWhom(words, index)
  if (whose) return whose
  if (said) return { code: said.value, length: said.length }
  const code = SIGNS.get(token.text) ?? MORE_CURRENCIES.get(token.folded) ?? codeOf(token.text)
  return code ? { code, length: 1 } : null
}

/** The one with the amount first: "how many yen for 80 pounds" goes from pounds to yen. */
export function readCurrencies(text: string, lookUps: LookUps): readonly string[] {
  const { words } = openReading(text, lookUps)
  const found: { readonly code: string; readonly isCounted: boolean }[] = []
  for (let index = 0; index < words.tokens.length;) {
    const currency = currencyAt(words, index)
    const length = currency?.length ?? 1
    const isNumber = (at: number): boolean => words.tokens[at]?.kind === 'number'
    if (currency) found.push({ code: currency.code, isCounted: isNumber(index - 1) || isNumber(index + length) })
    index += length
  }
  const sorted = found.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted))
  return [...new Set(sorted.map(({ code }) => code))]
}

function codeOf(text: string): string | null {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text) ? text : null
}
