import { sumSpending } from '@app/domain/trip-spending'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { travellerToday as today } from '../../../device/traveller-today.ts'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { keepReceipts, removeReceipts } from '../../../entities/trip-spending/receipts.ts'
import {
  expenseOf,
  peopleOf,
  planOf,
  type ReceiptRow,
  type TripRow,
} from '../../../entities/trip-spending/spending-rows.ts'
import type { Spending } from '../../../entities/trip-spending/use-spending.ts'
import { deleteTrip, type ExpenseDraft, insertExpense } from '../../../entities/trip-spending/write-spending.ts'
import { formatMoney } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { AskTwice } from './ask-twice.tsx'
import { ExpenseForm } from './expense-form.tsx'
import { ExpenseList } from './expense-list.tsx'
import { reportFailure } from './report-failure.ts'
import { SettleUp } from './settle-up.tsx'
import { DayChart, LeftToday, PartBars, SumFigures } from './spending-overview.tsx'
import { spendingText as text } from './spending-text.ts'
import { TripForm } from './trip-form.tsx'

type Props = { readonly trip: TripRow; readonly spending: Spending; readonly onRemoved: () => void }

/** On a phone in one column, what is left first; on a desktop the form stays beside the list. */
export function TripSpending({ trip, spending, onRemoved }: Props) {
  const [isEditing, setEditing] = useState(false)
  const expenses = spending.rows.expenses.filter(({ budget_id }) => budget_id === trip.id)
  const sum = sumSpending(planOf(trip), expenses.map(expenseOf), today())
  const people = peopleOf(trip)
  const ids = new Set(expenses.map(({ id }) => id))
  const receipts = spending.rows.receipts.filter(({ expense_id }) => ids.has(expense_id))
  useKeptReceipts(receipts)
  return (
    <div className="grid gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-6 *:min-w-0">
        <LeftToday trip={trip} sum={sum} />
        <AddExpense trip={trip} usualCurrency={expenses[0]?.currency ?? trip.currency} />
        {isEditing ? (
          <TripForm
            trip={trip}
            needed={new Set(expenses.flatMap((row) => [row.paid_by, ...Object.keys(expenseOf(row).shares)]))}
            onSaved={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-x-5">
            <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
              {text('trip.edit')}
            </Button>
            <AskTwice
              ask={text('trip.remove')}
              really={text('trip.remove.ask', { count: String(expenses.length) })}
              onYes={() => reportFailure(removeTrip(trip, receipts).then(onRemoved))}
            />
          </div>
        )}
      </div>
      <div className="grid content-start gap-10 *:min-w-0">
        <section aria-labelledby="overview" className="grid gap-6">
          <h2 id="overview" className="text-title">
            {text('overview')}
          </h2>
          <SumFigures trip={trip} sum={sum} />
          {sum.parts.length > 0 && <PartBars trip={trip} sum={sum} />}
          <DayChart trip={trip} sum={sum} />
        </section>
        {people.length > 1 && <SettleUp trip={trip} expenses={expenses} />}
        <ExpenseList trip={trip} expenses={expenses} days={sum.days} waiting={spending.waiting} receipts={receipts} />
      </div>
    </div>
  )
}

function AddExpense({ trip, usualCurrency }: { readonly trip: TripRow; readonly usualCurrency: string }) {
  const { locale } = usePageConfig()
  const [count, setCount] = useState(0)

  function add(draft: ExpenseDraft): void {
    const amount = formatMoney({ minorUnits: draft.amount_minor, currency: draft.currency }, locale)
    reportFailure(
      insertExpense(trip.id, crypto.randomUUID(), draft).then(() => {
        setCount(count + 1)
        toast.success(text('expense.saved', { title: draft.title, amount }))
      }),
    )
  }

  return (
    <section aria-labelledby="add-expense" className="border-t border-line pt-5">
      <h2 id="add-expense" className="mb-3 text-title">
        {text('add')}
      </h2>
      <ExpenseForm key={count} trip={trip} expense={null} usualCurrency={usualCurrency} onSave={add} />
    </section>
  )
}

async function removeTrip(trip: TripRow, receipts: readonly ReceiptRow[]): Promise<void> {
  const about = { id: '', budget_id: trip.id, title: trip.title }
  await removeReceipts(
    about,
    receipts.map(({ id }) => id),
  )
  await deleteTrip(trip)
}

/** Those of the open trip come to this device, so that they can be read on the way. */
function useKeptReceipts(receipts: readonly ReceiptRow[]): void {
  const config = usePageConfig()
  const userId = useAuth().user?.id ?? null
  const key = receipts.map(({ id }) => id).join()
  useEffect(() => {
    const rows = key === '' ? [] : key.split(',').map((id) => ({ id, expense_id: '' }))
    if (userId) void keepReceipts(config, userId, rows).catch(() => undefined)
  }, [config, userId, key])
}
