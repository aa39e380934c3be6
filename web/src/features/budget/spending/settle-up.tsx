import { balancesOf, type Payment, settleUp } from '@app/domain/trip-spending'

import { usePageConfig } from '../../../api/page-config.tsx'
import { travellerToday as today } from '../../../device/traveller-today.ts'
import { type ExpenseRow, expenseOf, peopleOf, type TripRow } from '../../../entities/trip-spending/spending-rows.ts'
import { insertExpense } from '../../../entities/trip-spending/write-spending.ts'
import { formatMoney } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { reportFailure } from './report-failure.ts'
import { spendingText as text } from './spending-text.ts'

type Props = { readonly trip: TripRow; readonly expenses: readonly ExpenseRow[] }

/** Who is ahead and who is behind, and the fewest payments that end it. */
export function SettleUp({ trip, expenses }: Props) {
  const { locale } = usePageConfig()
  const people = peopleOf(trip)
  const balances = balancesOf(people, expenses.map(expenseOf), trip.currency)
  const payments = settleUp(balances)
  const money = (minorUnits: number): string => formatMoney({ minorUnits, currency: trip.currency }, locale)
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? ''
  return (
    <section aria-labelledby="settle">
      <h2 id="settle" className="text-title">
        {text('settle')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 text-small text-soft">
        {balances.map(({ person, minorUnits }) => (
          <li key={person} className="wrap-anywhere">
            {nameOf(person)} {balanceText(minorUnits, money)}
          </li>
        ))}
      </ul>
      {payments.length === 0 && <p className="mt-2 text-small text-moss">{text('settle.done')}</p>}
      <ul className="mt-2 border-t border-line">
        {payments.map((payment) => {
          const [from, to, amount] = [nameOf(payment.from), nameOf(payment.to), money(payment.minorUnits)]
          return (
            <li
              key={`${payment.from} ${payment.to}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {text('settle.pays', { from, to })} <strong className="tabular-nums">{amount}</strong>
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={text('settle.record.name', { from, to, amount })}
                onClick={() => record(trip, payment, text('settle.title', { from, to }))}
              >
                {text('settle.record')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function balanceText(minorUnits: number, money: (minorUnits: number) => string): string {
  if (minorUnits === 0) return text('settle.even')
  return text(minorUnits > 0 ? 'settle.gets' : 'settle.owes', { amount: money(Math.abs(minorUnits)) })
}

function record(trip: TripRow, { from, to, minorUnits }: Payment, title: string): void {
  const made = insertExpense(trip.id, crypto.randomUUID(), {
    spent_on: today(),
    part: 'settlement',
    title,
    amount_minor: minorUnits,
    currency: trip.currency,
    rate: '1',
    rate_on: null,
    paid_by: from,
    shares: { [to]: 1 },
    note: null,
  })
  reportFailure(made)
}
