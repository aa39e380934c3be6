import { BlogDocumentSchema } from '@app/contracts/blog/blog-document'
import { readMarkdown, writeMarkdown } from '@app/domain/blog-document'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { editorText as text } from './editor-text.ts'
import type { DraftInHand } from './use-draft.ts'

/** Markdown out and in: what is taken over replaces the text. */
export function MarkdownPanel({ inHand: { content, replace } }: { readonly inHand: DraftInHand }) {
  const [markdown, setMarkdown] = useState(() => writeMarkdown(content.document))
  const [error, setError] = useState<string>()
  function use(): void {
    const read = BlogDocumentSchema.safeParse(readMarkdown(markdown))
    setError(read.success ? undefined : text('markdown.bad'))
    if (!read.success) return
    replace({ document: read.data })
    toast.success(text('markdown.used'))
  }
  return (
    <div className="grid gap-4 py-6">
      <Field id="blog-markdown" label={text('markdown.label')} hint={text('markdown.hint')} error={error}>
        <Textarea
          id="blog-markdown"
          rows={20}
          spellCheck
          value={markdown}
          aria-describedby={describedBy('blog-markdown', true, error !== undefined)}
          onChange={(event) => setMarkdown(event.target.value)}
        />
      </Field>
      <Button variant="outline" className="justify-self-start" onClick={use}>
        {text('markdown.use')}
      </Button>
    </div>
  )
}
