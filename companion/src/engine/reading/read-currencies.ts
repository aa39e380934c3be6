import { openReading } from '@app/domain/trip-request'

import type { LookUps } from '../../tools/look-ups.ts'
import { currencyCalled, currencyOf } from '../names/currency-names.ts'
import { spelledNumbers } from './spelled-numbers.ts'

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
    '฿': 'THB',
    บาท: 'THB',
    '₫': 'VND',
    '₱': 'PHP',
    '₴': 'UAH',
    kč: 'CZK',
    // Cases in Czech, Slovak and Polish.
    eurem: 'EUR',
    eury: 'EUR',
    eurach: 'EUR',
    eurami: 'EUR',
  }),
)
/** A number next to a currency; the five of "five days" is not an amount. */
export function readAmount(text: string, lookUps: LookUps): number | null {
  const { words } = openReading(text, lookUps)
  const money = words.tokens.map((_, index) => currencyAt(words, index) !== null)
  const found = words.tokens.find(
    ({ kind, value }, index) =>
      kind === 'number' && value > 0 && ((money[index + 1] ?? false) || (money[index - 1] ?? false)),
  )
  if (found) return found.value
  const spelled = spelledNumbers(words.tokens).find(({ end }) => money[end])
  if (spelled) return spelled.value
  // "From dollars to euros, 300": the only number.
  const numbers = words.tokens.filter(({ kind, value }) => kind === 'number' && value > 0)
  return numbers.length === 1 && readCurrencies(text, lookUps).length > 1 ? (numbers[0]?.value ?? null) : null
}

type Words = ReturnType<typeof openReading>['words']

/** By nationality ("corone svedesi", "75,000 Indonesian rupiah"), else by name, symbol or code. */
function currencyAt(words: Words, index: number): { readonly code: string; readonly length: number } | null {
  const token = words.tokens[index]
  if (!token) return null
  const folded = (at: number): string => words.tokens[at]?.folded ?? ''
  const whose = currencyOf([folded(index), folded(index + 1), folded(index + 2), folded(index + 3)])
  if (whose) return whose
  const said = words.at(index, 'currency')
  if (said) return { code: said.value, length: said.length }
  const code = SIGNS.get(token.text.toLowerCase()) ?? currencyCalled(token.folded) ?? codeOf(token.text)
  return code ? { code, length: 1 } : null
}

/** The currency of the amount first: "how many yen for 80 pounds" converts pounds to yen. */
export function readCurrencies(text: string, lookUps: LookUps): readonly string[] {
  const { words } = openReading(text, lookUps)
  const ends = new Set(spelledNumbers(words.tokens).map(({ end }) => end))
  const found: { readonly code: string; readonly isCounted: boolean }[] = []
  for (let index = 0; index < words.tokens.length;) {
    const currency = currencyAt(words, index)
    const length = currency?.length ?? 1
    const isNumber = (at: number): boolean => words.tokens[at]?.kind === 'number'
    const isCounted = isNumber(index - 1) || isNumber(index + length) || ends.has(index)
    if (currency) found.push({ code: currency.code, isCounted })
    index += length
  }
  const sorted = found.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted))
  return [...new Set(sorted.map(({ code }) => code))]
}

function codeOf(text: string): string | null {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text) ? text : null
}
