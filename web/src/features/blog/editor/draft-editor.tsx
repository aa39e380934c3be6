import type { BlogDraft } from '@app/contracts/blog/edit-blog'
import { lazy, Suspense } from 'react'

import { Tabs } from '../../../ui/disclosure/tabs.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ConflictQuestion } from './conflict-question.tsx'
import { DetailsForm } from './details-form.tsx'
import { editorText as text } from './editor-text.ts'
import { MarkdownPanel } from './markdown-panel.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { Choices } from './read-draft.ts'
import { useDraft } from './use-draft.ts'
import { VersionsPanel } from './versions-panel.tsx'

/** The editor library is loaded here and nowhere else. */
const RichText = lazy(() =>
  import('./rich-text/rich-text.tsx').then(({ RichText: Component }) => ({ default: Component })),
)

type Props = { readonly loaded: BlogDraft; readonly choices: Choices }

export function DraftEditor({ loaded, choices }: Props) {
  const inHand = useDraft(loaded)
  const { content, round, save, change } = inHand
  return (
    <>
      <PublishBar inHand={inHand} />
      {save.kind === 'conflict' && <ConflictQuestion inHand={inHand} theirs={save.theirs} />}
      <Tabs
        label={text('tabs')}
        mount="active"
        tabs={[
          {
            value: 'text',
            label: text('tab.text'),
            content: (
              <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
                <RichText
                  key={`${loaded.id}-${String(round)}`}
                  document={content.document}
                  onChange={(document) => change({ document })}
                />
              </Suspense>
            ),
          },
          { value: 'details', label: text('tab.details'), content: <DetailsForm inHand={inHand} choices={choices} /> },
          {
            value: 'preview',
            label: text('tab.preview'),
            content: <PreviewPanel content={content} choices={choices} />,
          },
          { value: 'markdown', label: text('tab.markdown'), content: <MarkdownPanel inHand={inHand} /> },
          { value: 'versions', label: text('tab.versions'), content: <VersionsPanel inHand={inHand} /> },
        ]}
      />
    </>
  )
}
