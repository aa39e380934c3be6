import type { StaffMailRequest, StaffMailResponse, Suppression } from '@app/contracts/mail/staff-mail'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDayOf } from '../../../text/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Issue } from '../ask-office.ts'
import { FormField, valueOf } from '../form-field.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePart } from '../office-panel.tsx'
import type { Office } from '../use-office.ts'

type Props = {
  readonly office: Office<StaffMailRequest, StaffMailResponse>
  readonly suppressions: readonly Suppression[]
  readonly receivesBounces: boolean
}

export function SuppressionPart({ office, suppressions, receivesBounces }: Props) {
  const [issues, setIssues] = useState<readonly Issue[]>([])

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const asked = await office.act({ action: 'suppress', email: valueOf(form, 'email') }, text('suppressed'))
    setIssues(asked.kind === 'refused' ? asked.issues : [])
    if (asked.kind === 'answered') form.reset()
  }

  return (
    <OfficePart title={text('suppressions')}>
      <p className="max-w-[65ch] text-small text-soft">
        {text('suppressions.text')} {text(receivesBounces ? 'suppressions.bounces' : 'suppressions.no-bounces')}
      </p>
      <form className="flex max-w-xl flex-wrap items-start gap-3" noValidate onSubmit={(event) => void add(event)}>
        <div className="min-w-56 flex-1">
          <FormField
            name="email"
            label={text('suppressions.add')}
            issues={issues.map((issue) => ({ ...issue, message: text('suppressions.bad') }))}
            type="email"
            autoCapitalize="none"
          />
        </div>
        <Button type="submit" variant="outline" className="sm:mt-7.75" isBusy={office.isWorking}>
          {text('suppressions.action')}
        </Button>
      </form>
      <List office={office} suppressions={suppressions} />
    </OfficePart>
  )
}

function List({ office, suppressions }: Pick<Props, 'office' | 'suppressions'>) {
  const { locale } = usePageConfig()
  return (
    <Table
      caption={text('suppressions')}
      isCaptionHidden
      rows={suppressions}
      rowKey={({ hash }) => hash}
      empty={<p className="text-soft">{text('suppressions.none')}</p>}
      columns={[
        { id: 'shown', label: text('subscriber.email'), cell: ({ shown }) => shown },
        { id: 'reason', label: text('suppressions.reason'), cell: ({ reason }) => text(`reason.${reason}`) },
        { id: 'at', label: text('subscriber.since'), cell: ({ at }) => formatDayOf(at, locale) },
        {
          id: 'lift',
          label: text('suppressions.lift'),
          isLabelHidden: true,
          cell: ({ hash, reason, shown }) =>
            reason === 'complaint' ? (
              text('suppressions.stays')
            ) : (
              <Button
                size="sm"
                variant="ghost"
                isBusy={office.isWorking}
                onClick={() => void office.act({ action: 'lift', hash }, text('lifted'))}
              >
                {text('suppressions.lift')}
                <span className="sr-only">: {shown}</span>
              </Button>
            ),
        },
      ]}
    />
  )
}
