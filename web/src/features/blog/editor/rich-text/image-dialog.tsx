import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { editorText as text } from '../editor-text.ts'
import { readField } from '../read-field.ts'
import { uploadPicture } from './upload-picture.ts'

type Props = { readonly editor: Editor; readonly onClose: () => void }

export function ImageDialog({ editor, onClose }: Props) {
  const config = usePageConfig()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    const alt = readField(event, 'alt')
    if (!(file instanceof File) || file.size === 0) return setError(text('image.no-file'))
    if (alt.length < 3) return setError(text('image.no-alt'))
    setBusy(true)
    const outcome = await uploadPicture(config, file, alt)
    setBusy(false)
    if (outcome.kind === 'failed') return setError(outcome.reason)
    editor.chain().focus().insertContent({ type: 'image', attrs: outcome.image }).run()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={text('image.title')}
      description={text('image.description')}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <Field id="image-file" label={text('image.file')}>
          <Input id="image-file" name="file" type="file" accept="image/png,image/jpeg,image/webp,image/avif" />
        </Field>
        <Field id="image-alt" label={text('image.alt')} hint={text('image.alt.hint')} error={error}>
          <Input id="image-alt" name="alt" maxLength={300} aria-describedby="image-alt-hint" />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {text('image.action')}
        </Button>
      </form>
    </Dialog>
  )
}
