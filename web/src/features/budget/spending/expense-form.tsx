import { crossRate } from '@app/domain/currency-conversion'
import { calendarDate } from '@app/domain/kernel'
import { type Person, PLANNED_PARTS } from '@app/domain/trip-spending'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { travellerToday as today } from '../../../device/traveller-today.ts'
import { CURRENCIES } from '../../../entities/currency/currencies.ts'
import { currencyOptions } from '../../../entities/currency/currency-options.ts'
import { loadRates } from '../../../entities/currency/load-rates.ts'
import { type ExpenseRow, partOf, peopleOf, type TripRow } from '../../../entities/trip-spending/spending-rows.ts'
import type { ExpenseDraft } from '../../../entities/trip-spending/write-spending.ts'
import { formatDate } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { type ExpenseProblem, type ProposedRate, readExpense } from './read-expense.ts'
import { typedOf } from './read-trip.ts'
import { spendingText as text } from './spending-text.ts'

type Props = {
  readonly trip: TripRow
  /** Null for one that is added. */
  readonly expense: ExpenseRow | null
  /** Of the last expense: one pays in one currency for days. */
  readonly usualCurrency: string
  readonly onSave: (draft: ExpenseDraft) => void
  readonly onCancel?: () => void
}

const NONE: ReadonlySet<ExpenseProblem> = new Set()

export function ExpenseForm({ trip, expense, usualCurrency, onSave, onCancel }: Props) {
  const [problems, setProblems] = useState(NONE)
  const [currency, setCurrency] = useState(expense?.currency ?? usualCurrency)
  const proposed = useProposedRate(trip.currency, currency, expense)
  const people = peopleOf(trip)
  const key = expense?.id ?? 'new'

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const read = readExpense(new FormData(event.currentTarget), { currency: trip.currency, people, proposed })
    if ('problems' in read) setProblems(read.problems)
    else onSave(read.draft)
  }

  const shared = { id: key, expense, problems }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Amount {...shared} currency={currency} onCurrency={setCurrency} />
      {currency !== trip.currency && (
        <Rate {...shared} key={`${currency} ${proposed?.rate}`} currency={currency} trip={trip} proposed={proposed} />
      )}
      <Purpose {...shared} />
      {people.length > 1 && <Shares {...shared} people={people} />}
      <Rest {...shared} trip={trip} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{text('expense.save')}</Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {text('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** A rate that was entered stays; another currency gets the reference rate of the newest day that is known here. */
function useProposedRate(home: string, currency: string, expense: ExpenseRow | null): ProposedRate | null {
  const { data } = useQuery({ queryKey: ['exchange-rates'], queryFn: () => loadRates() })
  if (expense?.currency === currency) return { rate: expense.rate, on: expense.rate_on }
  const [from, to] = [data?.perDollar[currency], data?.perDollar[home]]
  const rate = from && to ? crossRate(from, to) : null
  return rate && data ? { rate, on: data.date } : null
}

type Shared = {
  readonly id: string
  readonly expense: ExpenseRow | null
  readonly problems: ReadonlySet<ExpenseProblem>
}

type AmountProps = Shared & { readonly currency: string; readonly onCurrency: (currency: string) => void }

function Amount({ id, expense, problems, currency, onCurrency }: AmountProps) {
  const { locale } = usePageConfig()
  const isWrong = problems.has('amount')
  return (
    <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
      <Field
        id={`amount-${id}`}
        label={text('expense.amount')}
        hint={text('expense.amount.hint')}
        error={isWrong && text('problem.amount')}
      >
        <Input
          id={`amount-${id}`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          defaultValue={expense ? typedOf(expense.amount_minor, expense.currency) : ''}
          className="tabular-nums"
          aria-invalid={isWrong}
          aria-describedby={describedBy(`amount-${id}`, true, isWrong)}
        />
      </Field>
      <Field id={`currency-${id}`} label={text('expense.currency')}>
        <Select
          id={`currency-${id}`}
          name="currency"
          value={currency}
          onChange={({ currentTarget: { value } }) => onCurrency(value)}
          options={currencyOptions(CURRENCIES, locale)}
        />
      </Field>
    </div>
  )
}

type RateProps = Shared & {
  readonly currency: string
  readonly trip: TripRow
  readonly proposed: ProposedRate | null
}

function Rate({ id, problems, currency, trip, proposed }: RateProps) {
  const { locale } = usePageConfig()
  const isWrong = problems.has('rate')
  const hint = proposed?.on
    ? text('expense.rate.hint', { date: formatDate(calendarDate(proposed.on), locale) })
    : text('expense.rate.own')
  return (
    <Field
      id={`rate-${id}`}
      label={text('expense.rate', { home: trip.currency, currency })}
      hint={hint}
      error={isWrong && text('problem.rate')}
    >
      <Input
        id={`rate-${id}`}
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        maxLength={25}
        defaultValue={proposed?.rate ?? ''}
        className="tabular-nums"
        aria-invalid={isWrong}
        aria-describedby={describedBy(`rate-${id}`, true, isWrong)}
      />
    </Field>
  )
}

function Purpose({ id, expense }: Shared) {
  const part = expense ? partOf(expense) : 'meals'
  const parts = part === 'settlement' ? [...PLANNED_PARTS, part] : PLANNED_PARTS
  return (
    <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
      <Field id={`part-${id}`} label={text('expense.part')}>
        <Select
          id={`part-${id}`}
          name="part"
          defaultValue={part}
          options={parts.map((value) => ({ value, label: text(`part.${value}`) }))}
        />
      </Field>
      <Field id={`title-${id}`} label={text('expense.what')} hint={text('expense.what.hint')}>
        <Input
          id={`title-${id}`}
          name="title"
          autoComplete="off"
          maxLength={120}
          defaultValue={expense?.title ?? ''}
          aria-describedby={`title-${id}-hint`}
        />
      </Field>
    </div>
  )
}

function Shares({ id, expense, problems, people }: Shared & { readonly people: readonly Person[] }) {
  const shares = expense?.shares as Readonly<Record<string, number>> | undefined
  return (
    <>
      <Field id={`payer-${id}`} label={text('expense.payer')}>
        <Select
          id={`payer-${id}`}
          name="payer"
          defaultValue={expense?.paid_by ?? people[0]?.id}
          options={people.map((person) => ({ value: person.id, label: person.name }))}
        />
      </Field>
      <fieldset>
        <legend className="font-semibold">{text('expense.shares')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6 gap-y-2">
          {people.map((person) => (
            <label key={person.id} className="flex items-center gap-2 wrap-anywhere">
              <Input
                name={`share-${person.id}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={999}
                defaultValue={shares ? (shares[person.id] ?? 0) : 1}
                className="w-20! tabular-nums"
              />
              {person.name}
            </label>
          ))}
        </div>
        <p className="mt-1 text-small text-soft">{text('expense.shares.hint')}</p>
        {problems.has('shares') && (
          <p role="alert" className="text-small font-medium text-signal">
            {text('problem.shares')}
          </p>
        )}
      </fieldset>
    </>
  )
}

function Rest({ id, expense, problems, trip }: Shared & { readonly trip: TripRow }) {
  const isWrong = problems.has('day')
  const now = today()
  const isDuring = now >= trip.starts_on && now <= trip.ends_on
  return (
    <details open={isWrong || expense !== null || !isDuring} className="border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-medium text-tide">
        {text('expense.more')}
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        <Field id={`day-${id}`} label={text('expense.day')} error={isWrong && text('problem.day')}>
          <Input
            id={`day-${id}`}
            name="day"
            type="date"
            defaultValue={expense?.spent_on ?? now}
            aria-invalid={isWrong}
            aria-describedby={describedBy(`day-${id}`, false, isWrong)}
          />
        </Field>
        <Field id={`note-${id}`} label={text('expense.note')}>
          <Input id={`note-${id}`} name="note" autoComplete="off" maxLength={500} defaultValue={expense?.note ?? ''} />
        </Field>
      </div>
    </details>
  )
}
