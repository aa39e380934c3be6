import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { savesText } from '../../entities/save/save-text.ts'
import type { Save } from '../../entities/save/saved-item.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { OfflineRefusal } from '../../offline/offline-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { savedText as text } from './saved-text.ts'

type Props = { readonly save: Save; readonly collections: readonly string[]; readonly onClose: () => void }

/**
 * Stored on this device at once and sent when there is a connection; a note changed elsewhere causes a question and is
 * not lost.
 */
export function EditDialog({ save, collections, onClose }: Props) {
  const config = usePageConfig()
  const { user } = useAuth()
  const [problem, setProblem] = useState<string | null>(null)
  async function keep(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const words = { collection: read(form, 'collection'), note: read(form, 'note') }
    const isChanged = words.collection !== save.collection || words.note !== save.note
    if (!user || !isChanged) return onClose()
    try {
      const { changeSave } = await import('../../entities/save/write-saves.ts')
      await changeSave({ config, userId: user.id }, save, words)
      onClose()
    } catch (error) {
      setProblem(describe(error))
    }
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={text('edit.title')} description={save.title}>
      <form className="grid gap-5" onSubmit={(event) => void keep(event)}>
        <Field id="saved-collection" label={text('edit.collection')} hint={text('edit.collection.hint')}>
          <Input
            id="saved-collection"
            name="collection"
            list="saved-collections"
            maxLength={80}
            defaultValue={save.collection ?? ''}
            aria-describedby="saved-collection-hint"
          />
          <datalist id="saved-collections">
            {collections.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </Field>
        <Field id="saved-note" label={text('edit.note')} error={problem}>
          <Textarea id="saved-note" name="note" maxLength={4000} defaultValue={save.note ?? ''} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="button" variant="ghost" onClick={onClose}>
            {text('edit.cancel')}
          </Button>
          <Button type="submit">{text('edit.save')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The browser's message for a failed script is not meant for travellers. */
function describe(error: unknown): string {
  if (error instanceof OfflineRefusal) return error.message
  return navigator.onLine ? text('edit.failed') : savesText('failed.offline')
}

function read(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
