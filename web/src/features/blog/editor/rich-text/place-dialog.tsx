import type { BlogPlace } from '@app/contracts/blog/blog'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { findPlaces } from '../ask-editor.ts'
import { editorText as text } from '../editor-text.ts'
import { readField } from '../read-field.ts'

type Props = { readonly editor: Editor; readonly onClose: () => void }

/** Only places that the guide has: their facts are shown and checked by it. */
export function PlaceDialog({ editor, onClose }: Props) {
  const config = usePageConfig()
  const [found, setFound] = useState<readonly BlogPlace[] | null>(null)
  const [error, setError] = useState<string>()
  async function search(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const query = readField(event, 'query')
    if (query.length < 2) return
    const asked = await findPlaces(config, query)
    setError(asked.kind === 'refused' ? text('refused', { reason: asked.message || text('offline') }) : undefined)
    setFound(asked.kind === 'answered' ? asked.answer.places : null)
  }
  function insert({ id, name }: BlogPlace): void {
    editor.chain().focus().insertContent({ type: 'place', attrs: { id, name } }).run()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={text('place.title')}
      description={text('place.description')}
    >
      <form onSubmit={(event) => void search(event)} className="grid gap-4">
        <Field id="place-query" label={text('place.query')} hint={text('place.hint')} error={error}>
          <Input id="place-query" name="query" type="search" maxLength={80} aria-describedby="place-query-hint" />
        </Field>
        <Button type="submit" variant="outline">
          {text('place.search')}
        </Button>
      </form>
      {found?.length === 0 && <p role="status">{text('place.none')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {found?.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              aria-label={text('place.insert', { name: place.name })}
              onClick={() => insert(place)}
              className="flex min-h-12 w-full cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-2 text-start hover:text-tide"
            >
              <span className="font-semibold">{place.name}</span>
              <span className="chart-label text-soft">
                {[place.destination, place.country].filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
