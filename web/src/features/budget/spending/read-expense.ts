import { evaluateAmount, readRate } from '@app/domain/currency-conversion'
import { isCalendarDate, minorDigitsOf } from '@app/domain/kernel'
import { EXPENSE_PARTS, MOST_MINOR_UNITS, type Person, worthOf } from '@app/domain/trip-spending'

import { CURRENCIES } from '../../../entities/currency/currencies.ts'
import type { ExpenseDraft } from '../../../entities/trip-spending/write-spending.ts'
import { textOfField } from './read-trip.ts'
import { spendingText } from './spending-text.ts'

export type ExpenseProblem = 'amount' | 'rate' | 'day' | 'shares'
export type ReadExpense = { readonly draft: ExpenseDraft } | { readonly problems: ReadonlySet<ExpenseProblem> }

/** The rate that the form proposed, and its day; a rate of the traveller's own has none. */
export type ProposedRate = { readonly rate: string; readonly on: string | null }

type Known = { readonly currency: string; readonly people: readonly Person[]; readonly proposed: ProposedRate | null }

/** The database checks the same once more, and counts what the expense is worth itself. */
export function readExpense(form: FormData, { currency: home, people, proposed }: Known): ReadExpense {
  const typed = (name: string): string => textOfField(form, name)
  const currency = typed('currency')
  const minorUnits = evaluateAmount(typed('amount'), minorDigitsOf(currency))?.minorUnits ?? 0
  const isAmount = CURRENCIES.includes(currency) && minorUnits >= 1 && minorUnits <= MOST_MINOR_UNITS
  const rate = currency === home ? '1' : typed('rate').replace(',', '.')
  const isRate = readRate(rate) !== null
  const worth = isAmount && isRate ? worthOf({ amount: { minorUnits, currency }, rate }, home) : null
  const shares = sharesOf(form, people)
  const day = typed('day')
  const problems = new Set<ExpenseProblem>()
  if (!isAmount) problems.add('amount')
  if (!isRate || (isAmount && !worth)) problems.add('rate')
  if (!isCalendarDate(day) || day < '2000-01-01' || day > '2100-01-01') problems.add('day')
  if (Object.keys(shares).length === 0) problems.add('shares')
  if (problems.size > 0) return { problems }
  const part = EXPENSE_PARTS.find((each) => each === typed('part')) ?? 'other'
  return {
    draft: {
      spent_on: day,
      part,
      title: typed('title') || spendingText(`part.${part}`),
      amount_minor: minorUnits,
      currency,
      rate,
      rate_on: proposed?.rate === rate ? proposed.on : null,
      paid_by: people.find(({ id }) => id === typed('payer'))?.id ?? people[0]?.id ?? 'me',
      shares,
      note: typed('note') || null,
    },
  }
}

/** Alone, everything is one's own. */
function sharesOf(form: FormData, people: readonly Person[]): Readonly<Record<string, number>> {
  const [only, ...others] = people
  if (only && others.length === 0) return { [only.id]: 1 }
  const weights = people.map(({ id }) => [id, Number(textOfField(form, `share-${id}`) || '0')] as const)
  return Object.fromEntries(weights.filter(([, weight]) => Number.isInteger(weight) && weight >= 1 && weight <= 999))
}
