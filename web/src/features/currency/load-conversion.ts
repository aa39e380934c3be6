import {
  cashAmount,
  convertByRate,
  crossRate,
  evaluateAmount,
  perDollarOf,
  readRate,
} from '@app/domain/currency-conversion'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { calendarDate, type Claim, claimOn, minorDigitsOf, type Money } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { loadRates } from '../../entities/currency/load-rates.ts'
import { type CardAnswer, type CardProblem, type CardTyped, readCard } from './card-answer.ts'
import { headRule, conversionTable, type ConversionTable } from './conversion-table.ts'
import { isCurrency } from './currencies.ts'

export type ConversionField = 'rate' | 'amount' | 'to'
export type ConversionProblem = 'rate' | 'amount' | 'same' | 'no-rate'

type Typed = { readonly from: string; readonly to: string; readonly rate: string; readonly amount: string }

export type ConversionView = {
  readonly typed: Typed
  readonly card: CardTyped
  /** Further currencies for the same amount. */
  readonly also: readonly string[]
  readonly problems: Partial<Readonly<Record<ConversionField, ConversionProblem>>>
  readonly cardProblems: Partial<Readonly<Record<keyof CardTyped, CardProblem>>>
  readonly answer: {
    readonly given: Money
    /** The calculation as typed, when the amount was one. */
    readonly calculation: string | null
    readonly gets: Money
    /** The same in coins and notes, where change is rounded. */
    readonly cash: Money | null
    /** Null for a currency without a rate. */
    readonly others: readonly { readonly currency: string; readonly gets: Money | null }[]
    readonly card: CardAnswer | null
    readonly sheet: ConversionTable
    readonly rule: ReturnType<typeof headRule>
    /** The entered rate, or the reference rate with its source. */
    readonly rate: { readonly written: string; readonly reference: Claim<string> | null }
  } | null
}

const MOST_OTHERS = 8

type Asked = Pick<LoaderFunctionArgs, 'request'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

/** The whole calculation is in the URL: it can be linked, saved, and made without script. */
export async function loadConversion({ request, context }: Asked): Promise<ConversionView> {
  const params = new URL(request.url).searchParams
  const typed = readTyped(params)
  const card = {
    bill: (params.get('bill') ?? '').trim().slice(0, 60),
    fee: (params.get('fee') ?? '').trim().slice(0, 8),
    cash: (params.get('cash') ?? '').trim().slice(0, 20),
    offer: (params.get('offer') ?? '').trim().slice(0, 20),
  }
  const also = readOthers(params, typed)
  const nothing = { typed, card, also, problems: {}, cardProblems: {}, answer: null }
  if (!params.has('rate') && !params.has('amount')) return nothing
  const amount = evaluateAmount(typed.amount, minorDigitsOf(typed.from))
  const isSame = typed.from === typed.to
  const rates = await loadRates(context)
  const reference = typed.rate === '' && !isSame ? referenceRate(typed, rates) : null
  const written = reference?.value ?? typed.rate
  const rate = readRate(written)
  if (!rate || amount === null || isSame) {
    return { ...nothing, problems: problemsOf({ hasRate: rate !== null, hasAmount: amount !== null, isSame, typed }) }
  }
  const given = { minorUnits: amount.minorUnits, currency: typed.from }
  const toUnit = { currency: typed.to, minorDigits: minorDigitsOf(typed.to) }
  const gets = convertByRate(given, minorDigitsOf(typed.from), rate, toUnit)
  const paid = readCard(card, { own: typed.from, theirs: typed.to, rate })
  return {
    ...nothing,
    cardProblems: paid.problems,
    answer: {
      given,
      calculation: amount.isCalculation ? typed.amount : null,
      gets,
      cash: cashAmount(gets),
      others: also.map((currency) => ({ currency, gets: convertTo(given, currency, rates) })),
      card: paid.answer,
      sheet: conversionTable(rate, typed.from, typed.to),
      rule: headRule(rate),
      rate: { written, reference },
    },
  }
}

function readTyped(params: URLSearchParams): Typed {
  const read = (name: string, standard: string): string => (params.get(name) ?? standard).trim().slice(0, 60)
  const currency = (name: string, standard: string): string => {
    const code = read(name, standard).toUpperCase()
    return isCurrency(code) ? code : standard
  }
  return {
    from: currency('from', 'EUR'),
    to: currency('to', 'THB'),
    rate: read('rate', '').slice(0, 30),
    amount: read('amount', '100'),
  }
}

/** The form sends one parameter for every chosen currency, and perhaps one more to add. */
function readOthers(params: URLSearchParams, { from, to }: Typed): readonly string[] {
  const codes = params.getAll('also').map((code) => code.trim().toUpperCase())
  const usable = codes.filter((code) => isCurrency(code) && code !== from && code !== to)
  return [...new Set(usable)].slice(0, MOST_OTHERS)
}

type Found = { readonly hasRate: boolean; readonly hasAmount: boolean; readonly isSame: boolean; readonly typed: Typed }

function problemsOf({ hasRate, hasAmount, isSame, typed }: Found): ConversionView['problems'] {
  const isRateMissing = !hasRate && !(isSame && typed.rate === '')
  return {
    ...(isRateMissing && { rate: typed.rate === '' ? ('no-rate' as const) : ('rate' as const) }),
    ...(!hasAmount && { amount: 'amount' as const }),
    ...(isSame && { to: 'same' as const }),
  }
}

type Rates = Awaited<ReturnType<typeof loadRates>>

/** Null when one of the two has no rate: then the traveller has to enter it. */
function referenceRate({ from, to }: Pick<Typed, 'from' | 'to'>, rates: Rates): Claim<string> | null {
  const { date, source, perDollar } = rates
  const [one, other] = [perDollarOf(from, perDollar), perDollarOf(to, perDollar)]
  const value = one && other ? crossRate(one, other) : null
  if (value === null) return null
  const today = calendarDate(new Date().toISOString().slice(0, 10))
  return claimOn({ value, source, checkedAt: calendarDate(date) }, today, GOOD_FOR_DAYS.rates)
}

function convertTo(given: Money, currency: string, rates: Rates): Money | null {
  const rate = readRate(referenceRate({ from: given.currency, to: currency }, rates)?.value ?? '')
  const target = { currency, minorDigits: minorDigitsOf(currency) }
  return rate && convertByRate(given, minorDigitsOf(given.currency), rate, target)
}
