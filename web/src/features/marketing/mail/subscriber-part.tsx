import type {
  LookAtMailResponse,
  StaffMailRequest,
  StaffMailResponse,
  Subscriber,
} from '@app/contracts/mail/staff-mail'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDayOf } from '../../../text/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { LabelledValues } from '../../../ui/labelled-values.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { Table } from '../../../ui/table/table.tsx'
import { askOffice } from '../ask-office.ts'
import { valueOf } from '../form-field.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePart } from '../office-panel.tsx'
import type { Office } from '../use-office.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { LOOK } from './mail-preview.tsx'

type Props = {
  readonly office: Office<StaffMailRequest, StaffMailResponse>
  readonly counts: StaffMailResponse['subscribers']
}

type Found = Extract<LookAtMailResponse, { kind: 'subscribers' }>

const STATES = ['confirmed', 'asked', 'link-only', 'unsubscribed'] as const

export function SubscriberPart({ office, counts }: Props) {
  const config = usePageConfig()
  const [found, setFound] = useState<Found | null>(null)
  const [shown, setShown] = useState<Subscriber | null>(null)
  const [asked, setAsked] = useState({ query: '', page: 0 })

  async function find(query: string, page: number): Promise<void> {
    setAsked({ query, page })
    const wish = { action: 'subscribers', query, state: null, page }
    const answer = await askOffice<LookAtMailResponse>(config, LOOK, wish)
    if (answer.kind === 'refused') toast.error(answer.message)
    else if (answer.answer.kind === 'subscribers') setFound(answer.answer)
  }
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void find(valueOf(event.currentTarget, 'query'), 0)
  }

  return (
    <OfficePart title={text('subscribers')} action={<ExportButton />}>
      <LabelledValues
        className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4"
        values={STATES.map((state) => [text(`subscriber.${state}`), counts[state]])}
      />
      <form className="flex max-w-xl flex-wrap items-end gap-3" onSubmit={search}>
        <div className="min-w-56 flex-1">
          <Field id="query" label={text('subscribers.find')}>
            <Input id="query" name="query" type="search" autoComplete="off" autoCapitalize="none" />
          </Field>
        </div>
        <Button type="submit" variant="outline">
          {text('subscribers.show')}
        </Button>
      </form>
      <FoundList found={found} page={asked.page} onShow={setShown} onPage={(page) => void find(asked.query, page)} />
      {shown && (
        <ConsentDialog
          subscriber={shown}
          isWorking={office.isWorking}
          onErase={async () => {
            const done = await office.act({ action: 'erase', id: shown.id }, text('subscriber.erased'))
            if (done.kind === 'refused') return
            setShown(null)
            await find(asked.query, asked.page)
          }}
          onClose={() => setShown(null)}
        />
      )}
    </OfficePart>
  )
}

type ListProps = {
  readonly found: Found | null
  readonly page: number
  readonly onShow: (subscriber: Subscriber) => void
  readonly onPage: (page: number) => void
}

function FoundList({ found, page, onShow, onPage }: ListProps) {
  const { locale } = usePageConfig()
  return (
    <div aria-live="polite" className="grid gap-3">
      {found && (
        <Table
          caption={text('subscribers.caption')}
          isCaptionHidden
          rows={found.rows}
          rowKey={({ id }) => id}
          empty={<p className="text-soft">{text('subscribers.none')}</p>}
          columns={columns(locale, onShow)}
        />
      )}
      {found && (found.hasMore || page > 0) && (
        <div className="flex gap-3">
          {page > 0 && (
            <Button size="sm" variant="outline" onClick={() => onPage(page - 1)}>
              {text('subscribers.newer')}
            </Button>
          )}
          {found.hasMore && (
            <Button size="sm" variant="outline" onClick={() => onPage(page + 1)}>
              {text('subscribers.older')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function columns(locale: string, onShow: (subscriber: Subscriber) => void) {
  return [
    {
      id: 'email',
      label: text('subscriber.email'),
      cell: ({ email }: Subscriber) => <span className="wrap-anywhere">{email}</span>,
    },
    { id: 'state', label: text('subscriber.state'), cell: ({ state }: Subscriber) => text(`subscriber.${state}`) },
    {
      id: 'counts',
      label: text('subscriber.counts'),
      cell: ({ countsOpens }: Subscriber) => text(countsOpens ? 'yes' : 'no'),
    },
    { id: 'since', label: text('subscriber.since'), cell: ({ since }: Subscriber) => formatDayOf(since, locale) },
    {
      id: 'consent',
      label: text('subscriber.consent'),
      isLabelHidden: true,
      cell: (subscriber: Subscriber) => (
        <Button size="sm" variant="ghost" onClick={() => onShow(subscriber)}>
          {text('subscriber.consent')}
          <span className="sr-only">: {subscriber.email}</span>
        </Button>
      ),
    },
  ]
}
