import type { BlogDraft } from '@app/contracts/blog/edit-blog'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { editorText as text } from './editor-text.ts'
import { readField } from './read-field.ts'
import type { Act } from './use-draft.ts'

type Props = { readonly draft: BlogDraft; readonly act: Act; readonly isBusy: boolean }

export function ScheduleForm({ draft, act, isBusy }: Props) {
  const [error, setError] = useState<string>()
  if (draft.state === 'scheduled')
    return (
      <Button
        size="sm"
        variant="outline"
        isBusy={isBusy}
        className="justify-self-start"
        onClick={() => void act({ action: 'state', state: 'draft' }, text('state.draft'))}
      >
        {text('unschedule')}
      </Button>
    )
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    // Without a zone it is a time of the editor's own clock.
    const at = new Date(readField(event, 'at'))
    const isTime = !Number.isNaN(at.getTime())
    setError(isTime ? undefined : text('schedule.empty'))
    if (isTime) void act({ action: 'schedule', at: at.toISOString() }, text('schedule.done'))
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <Field id="schedule-at" label={text('schedule')} error={error}>
        <Input id="schedule-at" name="at" type="datetime-local" aria-invalid={error ? true : undefined} />
      </Field>
      <Button type="submit" size="sm" variant="outline" isBusy={isBusy}>
        {text('schedule.action')}
      </Button>
    </form>
  )
}
