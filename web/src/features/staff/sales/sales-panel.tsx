import { SALE_STATES, type Sale, type StaffSalesResponse } from '@app/contracts/staff/staff-sales'
import { useSearchParams } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDayOf } from '../../../text/format-moment.ts'
import { formatMoney } from '../../../text/format.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { TableColumn } from '../../../ui/table/table-sort.ts'
import { Table } from '../../../ui/table/table.tsx'
import { useStaffReading } from '../ask-staff.ts'
import { CsvButton } from '../csv-button.tsx'
import { PageLinks, readPage } from '../page-links.tsx'
import { PaymentsPanel } from '../payments-panel.tsx'
import { ReadingState } from '../reading-state.tsx'
import { DiscountList } from './discount-list.tsx'
import { salesText as text } from './sales-text.ts'

const ON_A_PAGE = 25
const STATES = ['all', 'active', 'past_due', 'pending', 'ended', 'refunded'] as const satisfies readonly (
  | 'all'
  | (typeof SALE_STATES)[number]
)[]

/** One payer with refunds and discounts, then everything that was bought and mailed. */
export function SalesPanel() {
  return (
    <div className="grid gap-14">
      <PaymentsPanel />
      <Sales />
      <DiscountList />
    </div>
  )
}

function Sales() {
  const { locale } = usePageConfig()
  const [params, setParams] = useSearchParams()
  const status = STATES.find((each) => each === params.get('status')) ?? 'all'
  const page = readPage(params)
  const body = { action: 'subscriptions', status, page }
  const { reading, again } = useStaffReading<StaffSalesResponse>('staff-sales', body)
  return (
    <section aria-labelledby="sales">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="sales" className="text-title">
          {text('title')}
        </h2>
        <div className="w-44">
          <Field id="sale-status" label={text('status')}>
            <Select
              id="sale-status"
              value={status}
              onChange={({ target }) =>
                setParams({ tab: 'payments', status: target.value }, { preventScrollReset: true })
              }
              options={STATES.map((value) => ({ value, label: text(`status.${value}`) }))}
            />
          </Field>
        </div>
      </div>
      <div className="mt-5" aria-live="polite">
        <ReadingState reading={reading} again={again}>
          {({ sales = [], total }) => (
            <>
              <Table<Sale>
                caption={text('caption')}
                rows={sales}
                rowKey={({ id }) => id}
                empty={<EmptyState heading="h3" title={text('empty')} text={text('empty.text')} action={null} />}
                columns={columnsFor(locale)}
              />
              {sales.length > 0 && <CsvButton name="subscriptions" rows={sales.map(flatten)} />}
              <PageLinks label={text('pages')} page={page} perPage={ON_A_PAGE} total={total} />
            </>
          )}
        </ReadingState>
      </div>
    </section>
  )
}

function flatten({ amount, ...sale }: Sale) {
  return { ...sale, amountMinorUnits: amount.minorUnits, currency: amount.currency }
}

function columnsFor(locale: string): readonly TableColumn<Sale>[] {
  const until = ({ periodEnd, cancelsAtEnd }: Sale): string => {
    if (periodEnd === null) return '–'
    const date = formatDayOf(periodEnd, locale)
    return cancelsAtEnd ? text('cancels', { date }) : date
  }
  return [
    {
      id: 'payer',
      label: text('payer'),
      cell: ({ email }) => <bdi className="wrap-anywhere">{email}</bdi>,
      sortValue: ({ email }) => email,
    },
    { id: 'plan', label: text('plan'), cell: ({ plan, billing }) => `${plan.replace('-', ' ')}, ${billing}` },
    { id: 'price', label: text('price'), isNumeric: true, cell: ({ amount }) => formatMoney(amount, locale) },
    {
      id: 'since',
      label: text('since'),
      cell: ({ startedAt }) => formatDayOf(startedAt, locale),
      sortValue: ({ startedAt }) => startedAt,
    },
    { id: 'until', label: text('until'), cell: until, sortValue: ({ periodEnd }) => periodEnd },
    { id: 'status', label: text('status'), cell: ({ status }) => text(`status.${status}`) },
  ]
}
