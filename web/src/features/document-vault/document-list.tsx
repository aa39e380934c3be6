import Lock from 'lucide-react/icons/lock'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { listKeptDocuments, MOST_DOCUMENTS } from '../../entities/vault/documents.ts'
import { entityOf, type FileRow } from '../../entities/vault/vault-query.ts'
import { vaultSession } from '../../entities/vault/vault-session.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { DocumentForm } from './document-form.tsx'
import { DocumentRow } from './document-row.tsx'
import { DocumentView } from './document-view.tsx'
import { type OpenDocument, useDetails } from './use-details.ts'
import { vaultText as text } from './vault-text.ts'

type Props = { readonly userId: string; readonly files: readonly FileRow[]; readonly copiedAt: Date | null }
type Dialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'view'; readonly document: OpenDocument }

export function DocumentList({ userId, files, copiedAt }: Props) {
  const documents = useDetails(userId, files)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { kept, look } = useKept(userId, files.length)
  const waiting = useWaiting()
  const close = (): void => {
    setDialog(null)
    look()
  }
  return (
    <section aria-labelledby="vault-documents" className="grid gap-5">
      <Head count={files.length} onAdd={() => setDialog({ kind: 'add' })} />
      {copiedAt && <Copied at={copiedAt} />}
      {documents === null ? (
        <Bones />
      ) : documents.length === 0 ? (
        <EmptyState
          heading="h3"
          mark="labels"
          title={text('empty.title')}
          text={text('empty.text')}
          action={<Button onClick={() => setDialog({ kind: 'add' })}>{text('add')}</Button>}
        />
      ) : (
        <ul className="border-t border-line">
          {documents.map((document) => (
            <DocumentRow
              key={document.row.id}
              userId={userId}
              document={document}
              isKept={kept.has(document.row.id)}
              isWaiting={waiting.has(entityOf(document.row.id))}
              onView={() => setDialog({ kind: 'view', document })}
              onEdit={() => setDialog({ kind: 'edit', document })}
              onKept={look}
            />
          ))}
        </ul>
      )}
      {dialog?.kind === 'view' && <DocumentView userId={userId} document={dialog.document} onClose={close} />}
      {dialog?.kind === 'add' && <DocumentForm userId={userId} document={null} onClose={close} />}
      {dialog?.kind === 'edit' && <DocumentForm userId={userId} document={dialog.document} onClose={close} />}
    </section>
  )
}

function Head({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id="vault-documents" className="text-title">
          {text('list.title')}
        </h2>
        <p className="chart-label mt-1 text-soft">
          {text('list.count', { count: String(count), most: String(MOST_DOCUMENTS) })} · {text('list.locks')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={vaultSession.lock}>
          <Lock className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {text('lock')}
        </Button>
        {count > 0 && (
          <Button size="sm" onClick={onAdd}>
            <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            {text('add')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Copied({ at }: { readonly at: Date }) {
  const { locale } = usePageConfig()
  const date = at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Note tone="notice" role="status">
      {text('list.copy', { date })}
    </Note>
  )
}

/** The documents on this device; looked at again when one was opened, kept or added. */
function useKept(userId: string, count: number) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void listKeptDocuments(userId).then((ids) => isCurrent && setKept(ids))
    return () => {
      isCurrent = false
    }
  }, [userId, count, looks])
  return { kept, look: () => setLooks((before) => before + 1) }
}

function useWaiting(): ReadonlySet<string> {
  const { actions } = useOfflineState()
  return new Set(actions.map(({ entity }) => entity))
}

function Bones() {
  return (
    <Loading label={text('row.opening')}>
      <div className="grid border-t border-line">
        {[0, 1].map((row) => (
          <div key={row} className="grid gap-2 border-b border-line py-4">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
