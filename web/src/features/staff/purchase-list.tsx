import type { StaffPaymentsResponse } from '@app/contracts/payments/staff-payments'
import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { formatDayOf } from '../../text/format-moment.ts'
import { formatMoney } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { TableColumn } from '../../ui/table/table-sort.ts'
import { Table } from '../../ui/table/table.tsx'

type Purchase = StaffPaymentsResponse['purchases'][number]
type Props = {
  readonly email: string
  readonly answer: StaffPaymentsResponse
  /** The time of the answer: a trial may have ended since. */
  readonly atMs: number
  readonly isWorking: boolean
  readonly onRefund: (purchase: string) => Promise<boolean>
  readonly onDiscount: () => void
}

export function PurchaseList({ email, answer, atMs, isWorking, onRefund, onDiscount }: Props) {
  const { account, purchases } = answer
  const { locale } = usePageConfig()
  const { isAdmin } = useAdmin()
  const [chosen, setChosen] = useState<Purchase | null>(null)
  return (
    <div className="mt-8 grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-4">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{account?.email ?? email}</p>
          <p className="text-small text-soft">
            {account ? describePlan(account, locale, atMs) : text('payments.nobody')}
          </p>
        </div>
        <Button variant="outline" size="sm" isBusy={isWorking} onClick={onDiscount}>
          {text('payments.discount')}
        </Button>
      </div>
      {account && (
        <Table<Purchase>
          caption={text('payments.caption')}
          rows={purchases}
          rowKey={({ id }) => id}
          empty={
            <EmptyState heading="h3" title={text('payments.none')} text={text('payments.none.text')} action={null} />
          }
          columns={columnsFor(locale, isAdmin ? setChosen : null)}
        />
      )}
      {!isAdmin && purchases.length > 0 && <p className="text-small text-soft">{text('payments.only')}</p>}
      {chosen && (
        <Dialog
          open
          onOpenChange={() => setChosen(null)}
          title={text('payments.sure')}
          description={text('payments.sure.text', { amount: formatMoney(chosen.amount, locale), email })}
        >
          <div className="flex flex-wrap gap-3">
            <Button
              variant="destructive"
              isBusy={isWorking}
              onClick={() => void onRefund(chosen.id).finally(() => setChosen(null))}
            >
              {text('payments.refund')}
            </Button>
            <Button variant="ghost" onClick={() => setChosen(null)}>
              {text('payments.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

function columnsFor(locale: string, refund: ((purchase: Purchase) => void) | null): readonly TableColumn<Purchase>[] {
  const day = ({ startedAt }: Purchase): string => formatDayOf(startedAt, locale)
  return [
    { id: 'plan', label: text('payments.plan'), cell: ({ plan, billing }) => `${plan.replace('-', ' ')}, ${billing}` },
    { id: 'amount', label: text('payments.amount'), cell: ({ amount }) => formatMoney(amount, locale) },
    { id: 'since', label: text('payments.since'), cell: day, sortValue: ({ startedAt }) => startedAt },
    { id: 'status', label: text('payments.status'), cell: ({ status }) => text(`payments.${status}`) },
    {
      id: 'refund',
      label: text('payments.refund'),
      isLabelHidden: true,
      cell: (row) =>
        refund &&
        row.canRefund && (
          <Button
            variant="link"
            size="sm"
            className="px-0! whitespace-nowrap"
            aria-label={text('payments.refund.named', { plan: row.plan, date: day(row) })}
            onClick={() => refund(row)}
          >
            {text('payments.refund')}
          </Button>
        ),
    },
  ]
}

type Account = Pick<NonNullable<StaffPaymentsResponse['account']>, 'tier' | 'trialEnd'>

/** The traveller's current plan. A trial is not a purchase, but unlocks everything. */
export function describePlan({ tier, trialEnd }: Account, locale: string, nowMs: number): string {
  if (tier !== 'free') return text('payments.tier', { tier })
  const isTrial = trialEnd !== null && Date.parse(trialEnd) > nowMs
  return isTrial ? text('payments.trial', { date: formatDayOf(trialEnd, locale) }) : text('payments.free')
}
