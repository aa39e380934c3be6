import { type FormEvent, type ReactNode, useRef, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import type { Issue } from '../ask-office.ts'
import { FormArea, FormField, valueOf, valueOrNull } from '../form-field.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { MailPreview } from './mail-preview.tsx'

export type WrittenText = {
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly buttonLabel: string | null
  readonly buttonPath: string | null
}

type Props = {
  readonly initial: WrittenText
  /** A mail about the trial has a link of its own. */
  readonly hasOwnLink?: boolean
  readonly before?: (issues: readonly Issue[]) => ReactNode
  readonly isWorking: boolean
  /** The wish of `look-at-mail` that draws or sends this text. */
  readonly testOf: (text: WrittenText, isSent: boolean) => object
  readonly onSave: (text: WrittenText, form: HTMLFormElement) => Promise<readonly Issue[]>
  readonly onCancel: () => void
}

/** Subject, heading, paragraphs and a button, with a preview as it is sent. */
export function MailTextForm({ initial, hasOwnLink, before, isWorking, testOf, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { currentTarget } = event
    setIssues(await onSave(readText(currentTarget), currentTarget))
  }
  const read = (): WrittenText => (form.current ? readText(form.current) : initial)
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <form ref={form} className="grid min-w-0 gap-4" noValidate onSubmit={(event) => void save(event)}>
        {before?.(issues)}
        <FormField name="subject" label={text('text.subject')} issues={issues} defaultValue={initial.subject} />
        <FormField name="heading" label={text('text.heading')} issues={issues} defaultValue={initial.heading} />
        <FormArea
          name="body"
          label={text('text.body')}
          hint={text('text.body.hint', { name: '{{name}}', date: '{{date}}' })}
          issues={issues}
          defaultValue={initial.body}
        />
        <FormField
          name="buttonLabel"
          label={text('text.button')}
          issues={issues}
          defaultValue={initial.buttonLabel ?? ''}
          {...(!hasOwnLink && { hint: text('text.button.hint') })}
        />
        {!hasOwnLink && (
          <FormField
            name="buttonPath"
            label={text('text.path')}
            hint={text('text.path.hint')}
            issues={issues}
            defaultValue={initial.buttonPath ?? ''}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isWorking}>
            {text('save')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {text('cancel')}
          </Button>
        </div>
      </form>
      <MailPreview wish={(isSent) => testOf(read(), isSent)} onIssues={setIssues} />
    </div>
  )
}

function readText(form: HTMLFormElement): WrittenText {
  return {
    subject: valueOf(form, 'subject'),
    heading: valueOf(form, 'heading'),
    body: valueOf(form, 'body'),
    buttonLabel: valueOrNull(form, 'buttonLabel'),
    buttonPath: valueOrNull(form, 'buttonPath'),
  }
}
