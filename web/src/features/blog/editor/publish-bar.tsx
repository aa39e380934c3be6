import type { EditBlogResponse } from '@app/contracts/blog/edit-blog'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { Asked } from '../../../api/ask-function.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { editorText as text } from './editor-text.ts'
import { formatMoment } from './format-moment.ts'
import { SaveLine } from './save-line.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import type { Act, DraftInHand } from './use-draft.ts'

type Incomplete = Extract<EditBlogResponse, { kind: 'incomplete' }>

/** State of the article, and the steps from draft to readers and back. */
export function PublishBar({ inHand }: { readonly inHand: DraftInHand }) {
  const { draft, content } = inHand
  const [lacks, setLacks] = useState<Incomplete | null>(null)
  const [isBusy, setBusy] = useState(false)
  const act: Act = async (wish, done) => {
    setBusy(true)
    const asked = await inHand.run(wish)
    setBusy(false)
    setLacks(asked.kind === 'answered' && asked.answer.kind === 'incomplete' ? asked.answer : null)
    tell(asked, done)
  }
  return (
    <header className="grid gap-3 border-b border-edge pb-4">
      <h1 className="text-heading wrap-anywhere">{content.title || text('untitled')}</h1>
      <StateLine inHand={inHand} />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" isBusy={isBusy} onClick={() => void act({ action: 'publish' }, text('publish.done'))}>
          {text(draft.publicSlug ? 'publish.again' : 'publish')}
        </Button>
        {draft.state === 'review' ? (
          <Button
            size="sm"
            variant="outline"
            isBusy={isBusy}
            onClick={() => void act({ action: 'state', state: 'draft' }, text('state.draft'))}
          >
            {text('review.back')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            isBusy={isBusy}
            onClick={() => void act({ action: 'state', state: 'review' }, text('review.done'))}
          >
            {text('review')}
          </Button>
        )}
        {draft.publicSlug && (
          <ButtonLink size="sm" variant="ghost" to={`/blog/${draft.publicSlug}`}>
            {text('view')}
          </ButtonLink>
        )}
        <Removal inHand={inHand} act={act} />
      </div>
      <ScheduleForm draft={draft} act={act} isBusy={isBusy} />
      {lacks && <Lacks lacks={lacks} />}
    </header>
  )
}

function tell(asked: Asked<EditBlogResponse>, done: string): void {
  if (asked.kind === 'refused') toast.error(text('refused', { reason: asked.message || text('offline') }))
  else if (asked.answer.kind === 'saved') toast.success(done)
}

function StateLine({ inHand }: { readonly inHand: DraftInHand }) {
  const { locale } = usePageConfig()
  const { draft } = inHand
  const isChanged = draft.state === 'draft' && draft.publicSlug !== null
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 chart-label text-soft">
      <span className="text-signal">{text(isChanged ? 'state.changed' : `state.${draft.state}`)}</span>
      {draft.scheduledFor && <span>{text('schedule.at', { date: formatMoment(draft.scheduledFor, locale) })}</span>}
      <SaveLine inHand={inHand} />
    </p>
  )
}

function Lacks({ lacks: { lacks, unknownPlaces } }: { readonly lacks: Incomplete }) {
  return (
    <Note tone="warning" role="alert">
      {lacks.length > 0 && <p>{text('lacks', { lacks: lacks.map((lack) => text(`lack.${lack}`)).join(', ') })}</p>}
      {unknownPlaces.length > 0 && <p>{text('lacks.places', { places: unknownPlaces.join(', ') })}</p>}
    </Note>
  )
}

function Removal({ inHand, act }: { readonly inHand: DraftInHand; readonly act: Act }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const kind = inHand.draft.publicSlug ? 'withdraw' : 'delete'
  async function remove(): Promise<void> {
    setOpen(false)
    if (kind === 'withdraw') return act({ action: 'withdraw' }, text('withdraw.done'))
    const asked = await inHand.run({ action: 'delete' })
    if (asked.kind === 'answered' && asked.answer.kind === 'done') {
      toast.success(text('delete.done'))
      void navigate('/admin/blog')
    } else tell(asked, text('delete.done'))
  }
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {text(kind)}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          size="sm"
          title={text(`${kind}.sure`)}
          description={text(`${kind}.text`)}
          footer={
            <>
              <Button variant="ghost" onClick={() => setOpen(false)}>
                {text('cancel')}
              </Button>
              <Button variant="destructive" onClick={() => void remove()}>
                {text(kind)}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
