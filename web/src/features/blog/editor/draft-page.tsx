import type { BlogDraft } from '@app/contracts/blog/edit-blog'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { backend } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { editorText as text } from './editor-text.ts'
import { type Choices, readChoices, readDraft } from './read-draft.ts'

type State =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly draft: BlogDraft; readonly choices: Choices }

/** Loads one article for editing. */
export function DraftPage({ id }: { readonly id: string }) {
  const config = usePageConfig()
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    backend(config)
      .then((client) => Promise.all([readDraft(client, id), readChoices(client)]))
      .then(
        ([draft, choices]) => {
          if (isCurrent) setState(draft ? { kind: 'loaded', draft, choices } : { kind: 'failed' })
        },
        () => void (isCurrent && setState({ kind: 'failed' })),
      )
    return () => {
      isCurrent = false
    }
  }, [config, id, round])
  return (
    <>
      <p>
        <Link to="/admin/blog" className="inline-flex min-h-11 items-center text-tide">
          {text('list.all')}
        </Link>
      </p>
      {state.kind === 'loading' && <Skeleton className="h-96" />}
      {state.kind === 'failed' && (
        <ErrorState
          title={text('draft.failed')}
          text={text('draft.failed.text')}
          onRetry={() => setRound((before) => before + 1)}
        />
      )}
      {state.kind === 'loaded' && <DraftEditor loaded={state.draft} choices={state.choices} />}
    </>
  )
}
