import type { BlogDraft } from '@app/contracts/blog/edit-blog'
import { useEffect, useState } from 'react'

import { backend } from '../../../api/backend.ts'
import type { Backend } from '../../../api/create-backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { editorText as text } from './editor-text.ts'
import { formatMoment } from './format-moment.ts'
import type { DraftInHand, DraftWish } from './use-draft.ts'

type Version = { readonly id: number; readonly reason: string; readonly saved_at: string }

const REASONS = ['kept', 'published', 'conflict', 'restored'] as const
const MOST = 50

export function VersionsPanel({ inHand }: { readonly inHand: DraftInHand }) {
  const { locale } = usePageConfig()
  const versions = useVersions(inHand.draft)
  async function act(wish: DraftWish, done: string): Promise<void> {
    const asked = await inHand.run(wish)
    if (asked.kind === 'refused') toast.error(text('refused', { reason: asked.message || text('offline') }))
    else if (asked.answer.kind === 'saved') toast.success(done)
  }
  return (
    <div className="grid gap-4 py-6">
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => void act({ action: 'keep-version' }, text('versions.kept'))}
      >
        {text('versions.keep')}
      </Button>
      {versions?.length === 0 && (
        <p className="text-soft">
          {text('versions.empty')}. {text('versions.empty.text')}
        </p>
      )}
      <ul aria-label={text('tab.versions')} className="divide-y divide-line border-y border-line">
        {versions?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            date={formatMoment(version.saved_at, locale)}
            onRestore={() => void act({ action: 'restore', version: version.id }, text('versions.restored'))}
          />
        ))}
      </ul>
    </div>
  )
}

type RowProps = { readonly version: Version; readonly date: string; readonly onRestore: () => void }

function VersionRow({ version, date, onRestore }: RowProps) {
  const reason = REASONS.find((each) => each === version.reason) ?? 'kept'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <span>
        {date} <span className="text-soft">· {text(`version.${reason}`)}</span>
      </span>
      <Button size="sm" variant="ghost" aria-label={text('versions.restore.named', { date })} onClick={onRestore}>
        {text('versions.restore')}
      </Button>
    </li>
  )
}

/** Read again after each change of the article; null until the first answer. */
function useVersions(draft: BlogDraft): readonly Version[] | null {
  const config = usePageConfig()
  const [versions, setVersions] = useState<readonly Version[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    backend(config)
      .then((client) => readVersions(client, draft.id))
      .then(
        (found) => void (isCurrent && setVersions(found)),
        () => void (isCurrent && setVersions([])),
      )
    return () => {
      isCurrent = false
    }
  }, [config, draft])
  return versions
}

async function readVersions(client: Pick<Backend, 'from'>, id: string): Promise<readonly Version[]> {
  const { data } = await client
    .from('blog_versions')
    .select('id, reason, saved_at')
    .eq('draft_id', id)
    .order('id', { ascending: false })
    .limit(MOST)
  return data ?? []
}
