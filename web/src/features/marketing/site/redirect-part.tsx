import type { StaffSiteResponse } from '@app/contracts/staff-site'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Issue } from '../ask-office.ts'
import { FormField, valueOf } from '../form-field.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePart } from '../office-panel.tsx'
import type { SiteOffice } from './site-office.ts'

type Props = Pick<StaffSiteResponse, 'redirects'> & { readonly office: SiteOffice }

export function RedirectPart({ office, redirects }: Props) {
  const [issues, setIssues] = useState<readonly Issue[]>([])

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const status = valueOf(form, 'status') === '302' ? 302 : 301
    const wish = { action: 'save-redirect', from: valueOf(form, 'from'), to: valueOf(form, 'to'), status } as const
    const asked = await office.act(wish, text('saved'))
    setIssues(asked.kind === 'refused' ? asked.issues : [])
    if (asked.kind === 'answered') form.reset()
  }

  return (
    <OfficePart title={text('redirects')}>
      <p className="max-w-[65ch] text-small text-soft">{text('redirects.text')}</p>
      <form
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <FormField name="from" label={text('redirects.from')} hint={text('redirects.from.hint')} issues={issues} />
        <FormField name="to" label={text('redirects.to')} hint={text('redirects.to.hint')} issues={issues} />
        <Field id="status" label={text('redirects.status')}>
          <Select
            id="status"
            name="status"
            options={(['301', '302'] as const).map((value) => ({ value, label: text(`redirects.${value}`) }))}
          />
        </Field>
        <Button type="submit" variant="outline" className="justify-self-start lg:mt-7.75" isBusy={office.isWorking}>
          {text('redirects.add')}
        </Button>
      </form>
      <List office={office} redirects={redirects} />
    </OfficePart>
  )
}

function List({ office, redirects }: Props) {
  return (
    <Table
      caption={text('redirects')}
      isCaptionHidden
      rows={redirects}
      rowKey={({ from }) => from}
      empty={<p className="text-soft">{text('redirects.none')}</p>}
      columns={[
        {
          id: 'from',
          label: text('redirects.from'),
          cell: ({ from }) => <span className="wrap-anywhere">{from}</span>,
        },
        { id: 'to', label: text('redirects.to'), cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
        {
          id: 'status',
          label: text('redirects.status'),
          cell: ({ status }) => text(status === 302 ? 'redirects.302' : 'redirects.301'),
        },
        {
          id: 'delete',
          label: text('delete'),
          isLabelHidden: true,
          cell: ({ from }) => (
            <Button
              size="sm"
              variant="ghost"
              isBusy={office.isWorking}
              onClick={() => void office.act({ action: 'delete-redirect', from }, text('deleted'))}
            >
              {text('delete')}
              <span className="sr-only">: {from}</span>
            </Button>
          ),
        },
      ]}
    />
  )
}
