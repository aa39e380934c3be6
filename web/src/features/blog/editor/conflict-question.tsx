import type { BlogContent } from '@app/contracts/blog/blog-content'
import type { BlogDraft } from '@app/contracts/blog/edit-blog'
import { wordsIn } from '@app/domain/blog-document'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { editorText as text } from './editor-text.ts'
import { formatMoment } from './format-moment.ts'
import type { DraftInHand } from './use-draft.ts'

type Props = { readonly inHand: DraftInHand; readonly theirs: BlogDraft }

/** Both texts stay: one goes on, the other becomes a version. */
export function ConflictQuestion({ inHand, theirs }: Props) {
  const { locale } = usePageConfig()
  const [isBusy, setBusy] = useState(false)
  async function settle(keep: 'mine' | 'theirs'): Promise<void> {
    setBusy(true)
    const asked = await inHand.run({ action: 'settle', keep, mine: inHand.content })
    setBusy(false)
    if (asked.kind === 'refused') toast.error(text('refused', { reason: asked.message || text('offline') }))
  }
  return (
    <Note tone="warning" role="alert" title={text('conflict.title')}>
      <p>{text('conflict.text', { date: formatMoment(theirs.updatedAt, locale) })}</p>
      <p className="mt-2">{text('conflict.my-title', describe(inHand.content))}</p>
      <p>{text('conflict.their-title', describe(theirs.content))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" isBusy={isBusy} onClick={() => void settle('mine')}>
          {text('conflict.mine')}
        </Button>
        <Button size="sm" variant="outline" isBusy={isBusy} onClick={() => void settle('theirs')}>
          {text('conflict.theirs')}
        </Button>
      </div>
    </Note>
  )
}

function describe({ title, document }: BlogContent): { readonly title: string; readonly count: string } {
  const count = wordsIn(document).split(/\s+/).filter(Boolean).length
  return { title: title || text('untitled'), count: String(count) }
}
