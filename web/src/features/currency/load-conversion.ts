import { convertByRate, readRate } from '@app/domain/currency-conversion'
import type { Money } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { isCurrency, minorDigits, readAmount } from './currencies.ts'
import { headRule, walletSheet, type WalletSheet } from './wallet-sheet.ts'

export type ConversionField = 'rate' | 'amount' | 'to'
export type ConversionProblem = 'rate' | 'amount' | 'same'

export type ConversionView = {
  readonly typed: { readonly from: string; readonly to: string; readonly rate: string; readonly amount: string }
  readonly problems: Partial<Readonly<Record<ConversionField, ConversionProblem>>>
  readonly answer: {
    readonly given: Money
    readonly gets: Money
    readonly sheet: WalletSheet
    readonly rule: ReturnType<typeof headRule>
  } | null
}

/** The whole calculation stands in the address: it can be linked, kept, and made without script. */
export function loadConversion({ request }: Pick<LoaderFunctionArgs, 'request'>): ConversionView {
  const params = new URL(request.url).searchParams
  const read = (name: string, standard: string): string => (params.get(name) ?? standard).trim().slice(0, 30)
  const currency = (name: string, standard: string): string => {
    const code = read(name, standard).toUpperCase()
    return isCurrency(code) ? code : standard
  }
  const typed = {
    from: currency('from', 'EUR'),
    to: currency('to', 'THB'),
    rate: read('rate', ''),
    amount: read('amount', '100'),
  }
  if (!params.has('rate')) return { typed, problems: {}, answer: null }
  const [own, theirs] = [minorDigits(typed.from), minorDigits(typed.to)]
  const rate = readRate(typed.rate)
  const minorUnits = readAmount(typed.amount, own)
  const isSame = typed.from === typed.to
  if (!rate || minorUnits === null || isSame) {
    const problems = {
      ...(!rate && { rate: 'rate' as const }),
      ...(minorUnits === null && { amount: 'amount' as const }),
      ...(isSame && { to: 'same' as const }),
    }
    return { typed, problems, answer: null }
  }
  const given = { minorUnits, currency: typed.from }
  const gets = convertByRate(given, own, rate, { currency: typed.to, minorDigits: theirs })
  return {
    typed,
    problems: {},
    answer: { given, gets, sheet: walletSheet(rate, typed.from, typed.to), rule: headRule(rate) },
  }
}
