import { safeLink } from '@app/domain/blog-document'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../../ui/button.tsx'
import { describedBy, Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { editorText as text } from '../editor-text.ts'
import { readField } from '../read-field.ts'

type Props = { readonly editor: Editor; readonly onClose: () => void }

export function LinkDialog({ editor, onClose }: Props) {
  const [error, setError] = useState<string>()
  const before: unknown = editor.getAttributes('link')['href']
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const address = readField(event, 'href')
    const href = safeLink(address)
    if (address !== '' && href === null) return setError(text('link.bad'))
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === null) chain.unsetLink().run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={text('link.title')}
      description={text('link.description')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field id="link-href" label={text('link.address')} hint={text('link.hint')} error={error}>
          <Input
            id="link-href"
            name="href"
            defaultValue={typeof before === 'string' ? before : ''}
            maxLength={1000}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy('link-href', true, error !== undefined)}
          />
        </Field>
        <Button type="submit">{text('link.action')}</Button>
      </form>
    </Dialog>
  )
}
