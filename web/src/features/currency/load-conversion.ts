import { convertByRate, crossRate, readRate } from '@app/domain/currency-conversion'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { calendarDate, type Claim, claimOn, minorDigitsOf, type Money } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { loadRates } from '../../entities/currency/load-rates.ts'
import { headRule, conversionTable, type ConversionTable } from './conversion-table.ts'
import { isCurrency, readAmount } from './currencies.ts'

export type ConversionField = 'rate' | 'amount' | 'to'
export type ConversionProblem = 'rate' | 'amount' | 'same'

export type ConversionView = {
  readonly typed: { readonly from: string; readonly to: string; readonly rate: string; readonly amount: string }
  readonly problems: Partial<Readonly<Record<ConversionField, ConversionProblem>>>
  readonly answer: {
    readonly given: Money
    readonly gets: Money
    readonly sheet: ConversionTable
    readonly rule: ReturnType<typeof headRule>
    /** The entered rate, or the reference rate with its source. */
    readonly rate: { readonly written: string; readonly reference: Claim<string> | null }
  } | null
}

type Asked = Pick<LoaderFunctionArgs, 'request'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

/** The whole calculation is in the URL: it can be linked, saved, and made without script. */
export async function loadConversion({ request, context }: Asked): Promise<ConversionView> {
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
  if (!params.has('rate') && !params.has('amount')) return { typed, problems: {}, answer: null }
  const [own, theirs] = [minorDigitsOf(typed.from), minorDigitsOf(typed.to)]
  const minorUnits = readAmount(typed.amount, own)
  const isSame = typed.from === typed.to
  const reference = typed.rate === '' && !isSame ? await referenceRate(typed, context) : null
  const written = reference?.value ?? typed.rate
  const rate = readRate(written)
  if (!rate || minorUnits === null || isSame) {
    const problems = {
      ...(!rate && !(isSame && typed.rate === '') && { rate: 'rate' as const }),
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
    answer: {
      given,
      gets,
      sheet: conversionTable(rate, typed.from, typed.to),
      rule: headRule(rate),
      rate: { written, reference },
    },
  }
}

/** Null when one of the two has no rate: then the traveller has to enter it. */
async function referenceRate(
  { from, to }: ConversionView['typed'],
  context: Asked['context'],
): Promise<Claim<string> | null> {
  const { date, source, perDollar } = await loadRates(context)
  const [one, other] = [perDollar[from], perDollar[to]]
  const value = one && other ? crossRate(one, other) : null
  if (value === null) return null
  const today = calendarDate(new Date().toISOString().slice(0, 10))
  return claimOn({ value, source, checkedAt: calendarDate(date) }, today, GOOD_FOR_DAYS.rates)
}
