import { calendarDate } from '@app/domain/kernel'
import { type DaySpending, worthOf } from '@app/domain/trip-spending'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { saveFile } from '../../../device/save-file.ts'
import { removeReceipts } from '../../../entities/trip-spending/receipts.ts'
import {
  type ExpenseRow,
  expenseOf,
  peopleOf,
  type ReceiptRow,
  type TripRow,
} from '../../../entities/trip-spending/spending-rows.ts'
import { changeExpense, deleteExpense } from '../../../entities/trip-spending/write-spending.ts'
import { formatDate, formatMoney } from '../../../text/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ACTION, AskTwice } from './ask-twice.tsx'
import { ExpenseForm } from './expense-form.tsx'
import { Receipts } from './receipts.tsx'
import { reportFailure } from './report-failure.ts'
import { csvName, spendingCsv } from './spending-csv.ts'
import { spendingText as text } from './spending-text.ts'

/** More follow on request: thousands of rows would make every keystroke slow. */
const SHOWN_FIRST = 40
const SHOWN_MORE = 200
const NONE: readonly ReceiptRow[] = []

type Props = {
  readonly trip: TripRow
  readonly expenses: readonly ExpenseRow[]
  readonly days: readonly DaySpending[]
  readonly waiting: ReadonlySet<string>
  readonly receipts: readonly ReceiptRow[]
}

/** The newest day first. */
export function ExpenseList({ trip, expenses, days, waiting, receipts }: Props) {
  const { locale } = usePageConfig()
  const [most, setMost] = useState(SHOWN_FIRST)
  const newestFirst = expenses.toSorted((one, other) => other.spent_on.localeCompare(one.spent_on))
  const byDay = Map.groupBy(newestFirst.slice(0, most), ({ spent_on }) => calendarDate(spent_on))
  const byExpense = Map.groupBy(receipts, ({ expense_id }) => expense_id)
  const spentOn = new Map(days.map(({ date, spent }) => [date, spent]))
  return (
    <section aria-labelledby="expenses">
      <h2 id="expenses" className="text-title">
        {text('list')}
      </h2>
      {expenses.length === 0 && <p className="mt-1 text-small text-soft">{text('list.empty')}</p>}
      {[...byDay].map(([date, ofDay]) => (
        <section key={date} aria-label={formatDate(date, locale)} className="mt-4">
          <h3 className="chart-label flex justify-between gap-4 border-b border-line pb-1 text-soft">
            <span>{formatDate(date, locale)}</span>
            <span>{formatMoney({ minorUnits: spentOn.get(date) ?? 0, currency: trip.currency }, locale)}</span>
          </h3>
          <ul>
            {ofDay.map((expense) => (
              <Entry
                key={expense.id}
                trip={trip}
                expense={expense}
                isWaiting={waiting.has(expense.id)}
                receipts={byExpense.get(expense.id) ?? NONE}
              />
            ))}
          </ul>
        </section>
      ))}
      {expenses.length > most && (
        <Button variant="outline" className="mt-4" onClick={() => setMost(most + SHOWN_MORE)}>
          {text('list.more', { count: String(Math.min(SHOWN_MORE, expenses.length - most)) })}
        </Button>
      )}
      {expenses.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-4 -ms-4"
          onClick={() => saveFile(new Blob([spendingCsv(trip, expenses)], { type: 'text/csv' }), csvName(trip))}
        >
          {text('csv.save')}
        </Button>
      )}
    </section>
  )
}

type EntryProps = {
  readonly trip: TripRow
  readonly expense: ExpenseRow
  readonly isWaiting: boolean
  readonly receipts: readonly ReceiptRow[]
}

function Entry({ trip, expense, isWaiting, receipts }: EntryProps) {
  const { locale } = usePageConfig()
  const [isEditing, setEditing] = useState(false)
  const amount = formatMoney({ minorUnits: expense.amount_minor, currency: expense.currency }, locale)
  const { title } = expense
  if (isEditing)
    return (
      <li className="border-b border-line py-4">
        <ExpenseForm
          trip={trip}
          expense={expense}
          usualCurrency={expense.currency}
          onCancel={() => setEditing(false)}
          onSave={(draft) => reportFailure(changeExpense(expense, draft).then(() => setEditing(false)))}
        />
      </li>
    )
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
        <span className="shrink-0 tabular-nums">{amount}</span>
      </div>
      <Details trip={trip} expense={expense} />
      <div className="flex flex-wrap items-center gap-x-5">
        {isWaiting && <Badge tone="sun">{text('waiting')}</Badge>}
        <button
          type="button"
          aria-label={text('edit.name', { title, amount })}
          className={`${ACTION} text-tide`}
          onClick={() => setEditing(true)}
        >
          {text('edit')}
        </button>
        <Receipts expense={expense} receipts={receipts} />
        <AskTwice
          ask={text('remove')}
          really={text('remove.ask')}
          name={text('remove.name', { title, amount })}
          onYes={() => reportFailure(removeWithReceipts(expense, receipts))}
        />
      </div>
    </li>
  )
}

function Details({ trip, expense }: Pick<EntryProps, 'trip' | 'expense'>) {
  const { locale } = usePageConfig()
  const people = peopleOf(trip)
  const worth = expense.currency === trip.currency ? null : worthOf(expenseOf(expense), trip.currency)
  const payer = people.length > 1 ? people.find(({ id }) => id === expense.paid_by) : undefined
  const part = text(`part.${expenseOf(expense).part}`)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-soft">
        <span className="wrap-anywhere">
          {[part !== expense.title && part, payer && text('expense.by', { name: payer.name })]
            .filter(Boolean)
            .join(', ')}
        </span>
        {worth && (
          <span className="tabular-nums">
            {text('expense.home', { amount: formatMoney(worth, locale), rate: expense.rate })}
          </span>
        )}
      </p>
      {expense.note && <p className="text-small wrap-anywhere text-soft">{expense.note}</p>}
    </>
  )
}

async function removeWithReceipts(expense: ExpenseRow, receipts: readonly ReceiptRow[]): Promise<void> {
  await removeReceipts(
    expense,
    receipts.map(({ id }) => id),
  )
  await deleteExpense(expense)
}
