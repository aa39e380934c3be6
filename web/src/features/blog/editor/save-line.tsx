import { editorText as text } from './editor-text.ts'
import type { DraftInHand } from './use-draft.ts'

/** Says whether the text is on the server. */
export function SaveLine({ inHand: { save, saveNow } }: { readonly inHand: DraftInHand }) {
  if (save.kind === 'conflict') return <span className="text-signal">{text('save.conflict')}</span>
  const isFailed = save.kind === 'failed'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span role="status" className={isFailed ? 'text-signal' : ''}>
        {isFailed ? text('save.failed', { reason: save.reason }) : text(`save.${save.kind}`)}
      </span>
      {(isFailed || save.kind === 'unsaved') && (
        <button type="button" onClick={() => void saveNow()} className="min-h-11 cursor-pointer text-tide underline">
          {text('save.again')}
        </button>
      )}
    </span>
  )
}
