import type { ReadyAnswer, StaffSupportRequest } from '@app/contracts/support/staff-support'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { askDesk } from '../../entities/support/ask-support.ts'
import { useLiveAnswer } from '../../entities/support/use-live-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { deskText as text } from './desk-text.ts'

type Props = { readonly onUse: (body: string) => void; readonly onClose: () => void }

export function ReadyAnswers({ onUse, onClose }: Props) {
  const config = usePageConfig()
  const live = useLiveAnswer('answers', () => askDesk(config, { action: 'answers' }))
  const [edited, setEdited] = useState<ReadyAnswer | null>(null)
  const answers = live.answer?.kind === 'answers' ? live.answer.answers : null

  async function act(wish: StaffSupportRequest): Promise<void> {
    const answer = await askDesk(config, wish)
    if (answer.kind === 'refused') return void toast.error(answer.message)
    setEdited(null)
    live.reload()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('ready.title')}
      description={text('ready.text')}
    >
      {edited ? (
        <EditForm
          answer={edited}
          onSave={(answer) => void act({ action: 'save-answer', ...answer })}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <>
          {!answers && (
            <Loading>
              <SkeletonText lines={4} />
            </Loading>
          )}
          {answers?.length === 0 && <p className="text-soft">{text('ready.none')}</p>}
          <ul className="divide-y divide-line">
            {answers?.map((answer) => (
              <OneAnswer
                key={answer.id}
                answer={answer}
                onUse={onUse}
                onEdit={setEdited}
                onRemove={(id) => void act({ action: 'remove-answer', id })}
              />
            ))}
          </ul>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            onClick={() => setEdited({ id: crypto.randomUUID(), title: '', body: '' })}
          >
            {text('ready.new')}
          </Button>
        </>
      )}
    </Dialog>
  )
}

type EditProps = {
  readonly answer: ReadyAnswer
  readonly onSave: (answer: ReadyAnswer) => void
  readonly onCancel: () => void
}

function EditForm({ answer, onSave, onCancel }: EditProps) {
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    onSave({ id: answer.id, title: read('title'), body: read('body') })
  }
  return (
    <form className="grid gap-4" onSubmit={save}>
      <Field id="ready-title" label={text('ready.name')}>
        <Input id="ready-title" name="title" defaultValue={answer.title} required maxLength={80} />
      </Field>
      <Field id="ready-body" label={text('ready.body')}>
        <Textarea id="ready-body" name="body" defaultValue={answer.body} required maxLength={4000} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit">{text('ready.save')}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {text('ready.cancel')}
        </Button>
      </div>
    </form>
  )
}

type OneProps = {
  readonly answer: ReadyAnswer
  readonly onUse: (body: string) => void
  readonly onEdit: (answer: ReadyAnswer) => void
  readonly onRemove: (id: string) => void
}

function OneAnswer({ answer, onUse, onEdit, onRemove }: OneProps) {
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{answer.title}</p>
      <p className="mt-1 line-clamp-3 text-small text-soft wrap-anywhere">{answer.body}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onUse(answer.body)}>
          {text('ready.use')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onEdit(answer)}>
          {text('ready.edit')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onRemove(answer.id)}>
          {text('ready.remove')}
        </Button>
      </div>
    </li>
  )
}
