import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { editBlog } from './ask-editor.ts'
import { editorText as text } from './editor-text.ts'
import { formatMoment } from './format-moment.ts'
import type { ListedDraft } from './read-draft.ts'
import { readField } from './read-field.ts'
import { useDraftList } from './use-draft-list.ts'

export function DraftList() {
  const { state, again } = useDraftList()
  return (
    <>
      <NewArticle />
      {state.kind === 'loading' && <Skeleton className="h-64" />}
      {state.kind === 'failed' && <ErrorState title={text('list.failed')} text={state.reason} onRetry={again} />}
      {state.kind === 'loaded' && state.drafts.length === 0 && (
        <p className="text-soft">
          {text('list.empty')}. {text('list.empty.text')}
        </p>
      )}
      {state.kind === 'loaded' && state.drafts.length > 0 && <Drafts drafts={state.drafts} />}
    </>
  )
}

function NewArticle() {
  const config = usePageConfig()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function start(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const title = readField(event, 'title')
    if (!title) return
    setBusy(true)
    const id = crypto.randomUUID()
    const asked = await editBlog(config, { action: 'create', id, title })
    setBusy(false)
    if (asked.kind === 'refused') toast.error(text('refused', { reason: asked.message || text('offline') }))
    else void navigate(`/admin/blog?draft=${id}`)
  }
  return (
    <form onSubmit={(event) => void start(event)} className="flex flex-wrap items-end gap-3 border-y border-line py-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field id="new-title" label={text('new.title')}>
          <Input id="new-title" name="title" required maxLength={120} />
        </Field>
      </div>
      <Button type="submit" isBusy={isBusy}>
        {text('new.action')}
      </Button>
    </form>
  )
}

function Drafts({ drafts }: { readonly drafts: readonly ListedDraft[] }) {
  const { locale } = usePageConfig()
  return (
    <ul aria-label={text('list.caption')} className="divide-y divide-line border-y border-line">
      {drafts.map((draft) => (
        <li key={draft.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <Link
            to={`/admin/blog?draft=${draft.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-tide"
          >
            {draft.title || text('untitled')}
          </Link>
          <span className="chart-label text-soft">
            {stateOf(draft)} · {formatMoment(draft.updated_at, locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ state, isPublic, origin }: ListedDraft): string {
  const name =
    state === 'draft' && isPublic
      ? text('state.changed')
      : state === 'review' || state === 'scheduled' || state === 'published'
        ? text(`state.${state}`)
        : text('state.draft')
  return origin === 'template' || origin === 'model' ? `${name}, ${text(`origin.${origin}`)}` : name
}
