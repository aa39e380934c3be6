import { BLOG_SLUG } from '@app/contracts/blog/blog-content'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { editorText as text } from './editor-text.ts'
import { readField } from './read-field.ts'
import type { DraftInHand } from './use-draft.ts'

/** The address is not part of the autosave: readers are sent on from the old one. */
export function SlugForm({ inHand }: { readonly inHand: DraftInHand }) {
  const [error, setError] = useState<string>()
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const slug = readField(event, 'slug')
    const isGood = BLOG_SLUG.test(slug) && slug.length >= 3 && slug.length <= 80
    setError(isGood ? undefined : text('field.slug.bad'))
    if (!isGood) return
    const asked = await inHand.run({ action: 'move', slug })
    if (asked.kind === 'refused') setError(asked.message || text('offline'))
    else if (asked.answer.kind === 'saved') toast.success(text('field.slug.done'))
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <Field id="blog-slug" label={text('field.slug')} hint={text('field.slug.hint')} error={error}>
        <Input
          id="blog-slug"
          name="slug"
          defaultValue={inHand.draft.slug}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy('blog-slug', true, error !== undefined)}
        />
      </Field>
      <Button type="submit" size="sm" variant="outline" className="justify-self-start">
        {text('field.slug.action')}
      </Button>
    </form>
  )
}
