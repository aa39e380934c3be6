import type { MailTemplate, StaffMailRequest, StaffMailResponse } from '@app/contracts/mail/staff-mail'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { FormField, valueOf } from '../form-field.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePart } from '../office-panel.tsx'
import type { Office } from '../use-office.ts'
import { MailTextForm } from './mail-text-form.tsx'

type Props = {
  readonly office: Office<StaffMailRequest, StaffMailResponse>
  readonly templates: readonly MailTemplate[]
}

const EMPTY = { subject: '', heading: '', body: '', buttonLabel: null, buttonPath: null }

export function TemplatePart({ office, templates }: Props) {
  const [edited, setEdited] = useState<MailTemplate | 'new' | null>(null)
  return (
    <OfficePart
      title={text('templates')}
      action={
        edited === null && (
          <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
            {text('templates.new')}
          </Button>
        )
      }
    >
      {edited !== null ? (
        <Editor
          key={edited === 'new' ? 'new' : edited.id}
          office={office}
          template={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      ) : templates.length === 0 ? (
        <p className="text-soft">{text('templates.none')}</p>
      ) : (
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {templates.map((template) => (
            <li key={template.id} className="flex flex-wrap items-center gap-3 border-b border-line py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">{template.name}</p>
                <p className="text-small text-soft wrap-anywhere">{template.text.subject}</p>
              </div>
              <Button size="sm" variant="outline" onClick={() => setEdited(template)}>
                {text('edit')}
                <span className="sr-only">: {template.name}</span>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                isBusy={office.isWorking}
                onClick={() => void office.act({ action: 'delete-template', id: template.id }, text('deleted'))}
              >
                {text('delete')}
                <span className="sr-only">: {template.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </OfficePart>
  )
}

type EditorProps = Pick<Props, 'office'> & { readonly template: MailTemplate | null; readonly onDone: () => void }

function Editor({ office, template, onDone }: EditorProps) {
  return (
    <MailTextForm
      initial={template?.text ?? EMPTY}
      isWorking={office.isWorking}
      before={(issues) => (
        <FormField
          name="name"
          label={text('templates.name')}
          hint={text('templates.name.hint')}
          issues={issues}
          defaultValue={template?.name ?? ''}
        />
      )}
      testOf={(written, isSent) => ({ action: isSent ? 'send-to-me' : 'preview', text: written })}
      onSave={async (written, form) => {
        const name = valueOf(form, 'name')
        const wish = { action: 'save-template', id: template?.id ?? null, name, text: written } as const
        const asked = await office.act(wish, text('saved'))
        if (asked.kind === 'refused') return asked.issues
        onDone()
        return []
      }}
      onCancel={onDone}
    />
  )
}
