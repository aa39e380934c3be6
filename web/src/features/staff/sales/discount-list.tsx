import type { MailedDiscount, StaffSalesResponse } from '@app/contracts/staff/staff-sales'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAdmin } from '../../../entities/traveller/roles/use-admin.ts'
import { formatMoment } from '../../../text/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { TableColumn } from '../../../ui/table/table-sort.ts'
import { Table } from '../../../ui/table/table.tsx'
import { askStaff, useStaffReading } from '../ask-staff.ts'
import { PageLinks, readPage } from '../page-links.tsx'
import { ReadingState } from '../reading-state.tsx'
import { salesText as text } from './sales-text.ts'

const ON_A_PAGE = 25

export function DiscountList() {
  const config = usePageConfig()
  const { isAdmin } = useAdmin()
  const page = readPage(useSearchParams()[0], 'discounts')
  const { reading, again } = useStaffReading<StaffSalesResponse>('staff-sales', { action: 'discounts', page })
  const [asked, setAsked] = useState<MailedDiscount | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function end({ id }: MailedDiscount): Promise<void> {
    setWorking(true)
    const answer = await askStaff<StaffSalesResponse>(config, 'staff-sales', { action: 'end-discount', id }, true)
    setWorking(false)
    setAsked(null)
    if (answer.kind === 'refused') toast.error(answer.message)
    else toast.success(text('done'))
    again()
  }

  return (
    <section aria-labelledby="discounts">
      <h2 id="discounts" className="text-title">
        {text('discounts')}
      </h2>
      <p className="mt-2 text-small text-soft">{text('discounts.new')}</p>
      <div className="mt-5" aria-live="polite">
        <ReadingState reading={reading} again={again}>
          {({ discounts = [], total }) => (
            <>
              <Table<MailedDiscount>
                caption={text('discounts.caption')}
                rows={discounts}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState heading="h3" title={text('discounts.empty')} text={text('discounts.new')} action={null} />
                }
                columns={columnsFor(config.locale, isAdmin ? setAsked : null)}
              />
              <PageLinks
                label={text('discounts.pages')}
                page={page}
                perPage={ON_A_PAGE}
                total={total}
                param="discounts"
              />
            </>
          )}
        </ReadingState>
      </div>
      {asked && (
        <ConfirmDialog
          title={text('sure')}
          description={text('sure.text')}
          action={text('end')}
          cancel={text('cancel')}
          isWorking={isWorking}
          onConfirm={() => void end(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

type Ask = (discount: MailedDiscount) => void

function columnsFor(locale: string, ask: Ask | null): readonly TableColumn<MailedDiscount>[] {
  const to = ({ email }: MailedDiscount) => email ?? text('no-account')
  return [
    { id: 'to', label: text('to'), cell: (row) => <bdi className="wrap-anywhere">{to(row)}</bdi> },
    { id: 'by', label: text('by'), cell: ({ issuedBy }) => issuedBy ?? text('server') },
    { id: 'sent', label: text('sent'), cell: ({ createdAt }) => formatMoment(createdAt, locale) },
    { id: 'ends', label: text('ends'), cell: ({ expiresAt }) => formatMoment(expiresAt, locale) },
    {
      id: 'state',
      label: text('status'),
      cell: ({ state }) => <Badge tone={state === 'open' ? 'tide' : 'neutral'}>{text(`state.${state}`)}</Badge>,
    },
    {
      id: 'end',
      label: text('end'),
      isLabelHidden: true,
      cell: (row) =>
        ask &&
        row.state === 'open' && (
          <Button
            variant="link"
            size="sm"
            className="px-0!"
            aria-label={text('end.named', { to: to(row) })}
            onClick={() => ask(row)}
          >
            {text('end')}
          </Button>
        ),
    },
  ]
}
