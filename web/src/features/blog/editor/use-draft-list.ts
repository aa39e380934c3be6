import { useEffect, useState } from 'react'

import { backend } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { editorText as text } from './editor-text.ts'
import { type ListedDraft, listDrafts } from './read-draft.ts'

type Listed =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly drafts: readonly ListedDraft[] }
  | { readonly kind: 'failed'; readonly reason: string }

export function useDraftList() {
  const config = usePageConfig()
  const [state, setState] = useState<Listed>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const show = (next: Listed): void => void (isCurrent && setState(next))
    backend(config)
      .then(listDrafts)
      .then(
        ({ data, error }) =>
          show(error ? { kind: 'failed', reason: error.message } : { kind: 'loaded', drafts: data ?? [] }),
        () => show({ kind: 'failed', reason: text('offline') }),
      )
    return () => {
      isCurrent = false
    }
  }, [config, round])
  return { state, again: () => setRound((before) => before + 1) }
}
