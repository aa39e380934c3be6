import { openReading } from '@app/domain/trip-request'

import type { LookUps } from '../tools/look-ups.ts'

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
  const money = words.tokens.map((_, index) => currencyAt(words, index) !== null)
  const found = words.tokens.find(
    ({ kind, value }, index) =>
      kind === 'number' && value > 0 && ((money[index + 1] ?? false) || (money[index - 1] ?? false)),
  )
  return found?.value ?? null
}

type Words = ReturnType<typeof openReading>['words']

function currencyAt(words: Words, index: number): { readonly code: string; readonly length: number } | null {
  const token = words.tokens[index]
  const said = words.at(index, 'currency')
  if (!token) return null
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
