import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'

import { textOf } from '../../text/text-of.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { AUDIT_KINDS, type AuditFilter } from './read-entries.ts'

const text = textOf({
  kind: 'What',
  'kind.all': 'everything',
  'kind.role': 'roles',
  'kind.account': 'accounts',
  'kind.plan': 'given plans',
  'kind.trial': 'trials',
  'kind.payment': 'payments',
  'kind.discount': 'discounts',
  'kind.review': 'reviews',
  'kind.job': 'jobs',
  'kind.access': 'refused attempts',
  who: 'By or about',
  'who.hint': 'Email address or account id.',
  from: 'From',
  to: 'To',
  show: 'Show',
})

/** The filters are in the URL, as the page is. */
export function AuditFilters({ filter }: { readonly filter: AuditFilter }) {
  const [, setParams] = useSearchParams()
  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const next: Record<string, string> = { tab: 'audit' }
    for (const name of ['kind', 'who', 'from', 'to']) {
      const value = given.get(name)
      if (typeof value === 'string' && value.trim() !== '') next[name] = value.trim()
    }
    setParams(next, { preventScrollReset: true })
  }
  const kinds = [{ value: '', label: text('kind.all') }]
  for (const kind of AUDIT_KINDS) kinds.push({ value: kind, label: text(`kind.${kind}`) })
  return (
    <form className="mb-8 flex flex-wrap items-start gap-4" onSubmit={show}>
      <div className="w-44">
        <Field id="audit-kind" label={text('kind')}>
          <Select id="audit-kind" name="kind" defaultValue={filter.kind ?? ''} options={kinds} />
        </Field>
      </div>
      <div className="min-w-56 flex-1">
        <Field id="audit-who" label={text('who')} hint={text('who.hint')}>
          <Input
            id="audit-who"
            name="who"
            type="search"
            autoComplete="off"
            maxLength={200}
            defaultValue={filter.who ?? ''}
            aria-describedby="audit-who-hint"
          />
        </Field>
      </div>
      <Field id="audit-from" label={text('from')}>
        <Input id="audit-from" name="from" type="date" defaultValue={filter.from ?? ''} />
      </Field>
      <Field id="audit-to" label={text('to')}>
        <Input id="audit-to" name="to" type="date" defaultValue={filter.to ?? ''} />
      </Field>
      <Button type="submit" className="sm:mt-7.75">
        {text('show')}
      </Button>
    </form>
  )
}
