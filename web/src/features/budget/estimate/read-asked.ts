/** The whole question is in the address: it can be linked, saved, and answered without script. */
import { type BudgetEnd, type BudgetLevels, DATA_LEVELS } from '@app/domain/budget-plan'
import { type CalendarDate, isCalendarDate, type Money } from '@app/domain/kernel'
import { DAILY_LEVELS, type DailyPart, levelsOfStyle, TRAVEL_STYLES, type TravelStyle } from '@app/domain/travel-prices'

import { CURRENCIES } from '../../../entities/currency/currencies.ts'
import { minorUnitsOf } from '../typed-amount.ts'

export const LEVEL_FIELDS = ['lodging', 'meals', 'transport', 'tickets', 'data'] as const
export type LevelField = (typeof LEVEL_FIELDS)[number]

export const LEVEL_CHOICES: Readonly<Record<LevelField, readonly string[]>> = { ...DAILY_LEVELS, data: DATA_LEVELS }

export type TypedField =
  | 'to'
  | 'from'
  | 'fare'
  | 'days'
  | 'month'
  | 'start'
  | 'style'
  | 'adults'
  | 'ages'
  | 'currency'
  | 'sum'
  | LevelField

export type Typed = Readonly<Record<TypedField, string>> & {
  readonly isSure: boolean
  /** Id of the destination to sleep in, and mode of the way, when a swap was taken. */
  readonly base: string
  readonly way: string
}

export type EstimateProblem = 'to' | 'to-none' | 'from' | 'days' | 'adults' | 'ages' | 'amount' | 'start'
export type EstimateProblems = Partial<Readonly<Record<TypedField, EstimateProblem>>>

export const MOST_DAYS = 60
export const MOST_ADULTS = 12
const MOST_CHILDREN = 6
const ADULT_AGE = 18
const LONGEST = 120

export type Asked = {
  readonly days: number
  readonly month: number | null
  readonly party: { readonly adults: number; readonly childAges: readonly number[] }
  readonly levels: BudgetLevels
  readonly fare: Money | null
  readonly sum: Money | null
  readonly end: BudgetEnd
  readonly currency: string
}

export function readTyped(params: URLSearchParams): Typed {
  const read = (name: string, standard = ''): string => (params.get(name) ?? standard).trim().slice(0, LONGEST)
  const oneOf = (name: string, choices: readonly string[], standard: string): string =>
    choices.includes(read(name)) ? read(name) : standard
  const levels = LEVEL_FIELDS.map((field) => [field, oneOf(field, LEVEL_CHOICES[field], '')] as const)
  return {
    to: read('to'),
    from: read('from'),
    fare: read('fare').slice(0, 12),
    days: read('days', '7').slice(0, 4),
    month: read('month'),
    start: read('start').slice(0, 10),
    style: oneOf('style', TRAVEL_STYLES, 'mid'),
    adults: read('adults', '2').slice(0, 4),
    ages: read('ages').slice(0, 40),
    currency: oneOf('currency', CURRENCIES, 'EUR'),
    sum: read('sum').slice(0, 12),
    ...(Object.fromEntries(levels) as Record<LevelField, string>),
    isSure: read('sure') !== '',
    base: read('base'),
    way: read('way'),
  }
}

/** What can be read without our tables. */
export function readAsked(typed: Typed): { readonly asked: Asked | null; readonly problems: EstimateProblems } {
  const days = wholeIn(typed.days, MOST_DAYS)
  const adults = wholeIn(typed.adults, MOST_ADULTS)
  const childAges = readAges(typed.ages)
  const fare = minorUnitsOf(typed.fare, typed.currency)
  const sum = minorUnitsOf(typed.sum, typed.currency)
  const start = typed.start === '' ? null : isCalendarDate(typed.start) ? typed.start : undefined
  const problems: EstimateProblems = {
    ...(typed.to === '' && { to: 'to-none' as const }),
    ...(days === null && { days: 'days' as const }),
    ...(adults === null && { adults: 'adults' as const }),
    ...(childAges === null && { ages: 'ages' as const }),
    ...(fare === null && { fare: 'amount' as const }),
    ...(sum === null && { sum: 'amount' as const }),
    ...(start === undefined && { start: 'start' as const }),
  }
  if (days === null || adults === null || !childAges || fare === null || sum === null || start === undefined)
    return { asked: null, problems }
  const money = (text: string, minorUnits: number): Money | null =>
    text === '' ? null : { minorUnits, currency: typed.currency }
  const asked: Asked = {
    days,
    month: monthOf(typed.month, start),
    party: { adults, childAges },
    levels: levelsOf(typed),
    fare: money(typed.fare, fare),
    sum: money(typed.sum, sum),
    end: typed.isSure ? 'high' : 'middle',
    currency: typed.currency,
  }
  return { asked, problems }
}

function wholeIn(text: string, most: number): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

/** `4, 9` or `4 and 9`; null for anything but ages. */
function readAges(text: string): readonly number[] | null {
  if (text === '') return []
  const words = text.split(/[\s,;+&]+|\band\b/u).filter(Boolean)
  const ages = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : ADULT_AGE))
  return ages.length > MOST_CHILDREN || ages.some((age) => age >= ADULT_AGE) ? null : ages
}

/** A date says more than a month. */
function monthOf(text: string, start: CalendarDate | null): number | null {
  if (start) return Number(start.slice(5, 7))
  const month = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return month >= 1 && month <= 12 ? month : null
}

function levelsOf(typed: Typed): BudgetLevels {
  const standard = { ...levelsOfStyle(typed.style as TravelStyle), data: 'each' as const }
  const chosen = LEVEL_FIELDS.flatMap((field) => (typed[field] === '' ? [] : [[field, typed[field]] as const]))
  return { ...standard, ...(Object.fromEntries(chosen) as Partial<Record<DailyPart, string>>) } as BudgetLevels
}
