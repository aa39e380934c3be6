import type {
  Campaign,
  LookAtMailResponse,
  MailTemplate,
  StaffMailRequest,
  StaffMailResponse,
} from '@app/contracts/mail/staff-mail'
import { type FormEvent, useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { askOffice, type Issue } from '../ask-office.ts'
import { FormField, valueOf, valueOrNull } from '../form-field.tsx'
import { marketingText as text } from '../marketing-text.ts'
import type { Office } from '../use-office.ts'
import { LOOK } from './mail-preview.tsx'
import { readSegment, SegmentFields } from './segment-fields.tsx'

type Draft = Campaign['draft']
type Props = {
  readonly office: Office<StaffMailRequest, StaffMailResponse>
  readonly campaign: Campaign | null
  readonly templates: readonly MailTemplate[]
  readonly onDone: () => void
}

const EMPTY: Draft = { name: '', templateId: null, subject: null, subjectB: null, segment: {}, perMinute: 120 }

export function CampaignForm({ office, campaign, templates, onDone }: Props) {
  const draft = campaign?.draft ?? EMPTY
  const form = useRef<HTMLFormElement>(null)
  const [issues, setIssues] = useState<readonly Issue[]>([])

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const wish = { action: 'save-campaign', id: campaign?.id ?? null, draft: readDraft(event.currentTarget) } as const
    const asked = await office.act(wish, text('saved'))
    if (asked.kind === 'answered') onDone()
    else setIssues(asked.issues)
  }

  return (
    <form ref={form} className="grid max-w-3xl gap-4" noValidate onSubmit={(event) => void save(event)}>
      <FormField name="name" label={text('campaign.name')} issues={issues} defaultValue={draft.name} />
      <Field id="templateId" label={text('campaign.template')}>
        <Select
          id="templateId"
          name="templateId"
          defaultValue={draft.templateId ?? ''}
          placeholder={text('campaign.template.none')}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          name="subject"
          label={text('campaign.subject')}
          hint={text('campaign.subject.hint')}
          issues={issues}
          defaultValue={draft.subject ?? ''}
        />
        <FormField
          name="subjectB"
          label={text('campaign.subject-b')}
          hint={text('campaign.subject-b.hint')}
          issues={issues}
          defaultValue={draft.subjectB ?? ''}
        />
      </div>
      <SegmentFields segment={draft.segment} issues={issues} />
      <Counter form={form} onIssues={setIssues} />
      <FormField
        name="perMinute"
        label={text('campaign.rate')}
        hint={text('campaign.rate.hint')}
        issues={issues}
        inputMode="numeric"
        defaultValue={String(draft.perMinute)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={office.isWorking}>
          {text('campaign.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  )
}

type CounterProps = {
  readonly form: { readonly current: HTMLFormElement | null }
  readonly onIssues: (issues: readonly Issue[]) => void
}

function Counter({ form, onIssues }: CounterProps) {
  const config = usePageConfig()
  const [said, setSaid] = useState('')
  async function count(): Promise<void> {
    if (!form.current) return
    const wish = { action: 'count', segment: readSegment(form.current) }
    const asked = await askOffice<LookAtMailResponse>(config, LOOK, wish)
    onIssues(asked.kind === 'refused' ? asked.issues : [])
    if (asked.kind === 'refused') setSaid(asked.message)
    else if (asked.answer.kind === 'count')
      setSaid(text('segment.counted', { count: String(asked.answer.subscribers) }))
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="outline" size="sm" onClick={() => void count()}>
        {text('segment.count')}
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}

function readDraft(form: HTMLFormElement): Draft {
  return {
    name: valueOf(form, 'name'),
    templateId: valueOrNull(form, 'templateId'),
    subject: valueOrNull(form, 'subject'),
    subjectB: valueOrNull(form, 'subjectB'),
    segment: readSegment(form),
    perMinute: Number(valueOf(form, 'perMinute')),
  }
}
