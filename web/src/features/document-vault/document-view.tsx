import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { saveFile } from '../../device/save-file.ts'
import type { Bytes } from '../../entities/vault/cipher.ts'
import { readDocument, type ReadOutcome } from '../../entities/vault/documents.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { safeFileName, shownType, type ShownType } from './shown-type.ts'
import type { OpenDocument } from './use-details.ts'
import { vaultText as text } from './vault-text.ts'

type Props = { readonly userId: string; readonly document: OpenDocument; readonly onClose: () => void }

export function DocumentView({ userId, document, onClose }: Props) {
  const name = document.details?.name ?? ''
  const read = useContent(userId, document)
  return (
    <Dialog open size="lg" title={name} description={text('view.text')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {read === null && (
        <Loading label={text('view.loading', { name })}>
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {read?.kind === 'done' && (
        <Content name={name} content={read.content} type={read.type ?? null} url={read.url ?? null} />
      )}
      {read && read.kind !== 'done' && (
        <Note tone="warning" role="alert">
          {text(`view.${read.kind}`)}
        </Note>
      )}
      {document.details?.note && (
        <div className="mt-5">
          <h3 className="chart-label caps text-soft">{text('view.note')}</h3>
          <p className="mt-1 break-words whitespace-pre-line">{document.details.note}</p>
        </div>
      )}
    </Dialog>
  )
}

type Shown = ReadOutcome & { readonly url?: string | null; readonly type?: ShownType | null }

/** The address of the decrypted file is revoked with the dialog: nothing opens the document afterwards. */
function useContent(userId: string, { row }: OpenDocument): Shown | null {
  const config = usePageConfig()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let isCurrent = true
    let made: string | null = null
    void readDocument({ config, userId }, row)
      .catch(() => ({ kind: 'damaged' }) as const)
      .then((read) => {
        if (!isCurrent) return
        const type = read.kind === 'done' ? shownType(read.content) : null
        made = read.kind === 'done' && type ? URL.createObjectURL(new Blob([read.content], { type })) : null
        setShown({ ...read, type, url: made })
      })
    return () => {
      isCurrent = false
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [config, userId, row])
  return shown
}

type ContentProps = {
  readonly name: string
  readonly content: Bytes
  readonly type: ShownType | null
  readonly url: string | null
}

function Content({ name, content, type, url }: ContentProps) {
  return (
    <div className="grid gap-4">
      {url && type !== null && type !== 'application/pdf' && (
        <img src={url} alt={name} className="max-h-[60dvh] w-full rounded-control border border-line object-contain" />
      )}
      {type === null && <p className="max-w-[60ch] text-soft">{text('view.other')}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {url && type === 'application/pdf' && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
            {text('view.pdf')}
          </a>
        )}
        <Button
          variant="outline"
          onClick={() =>
            saveFile(new Blob([content], { type: type ?? 'application/octet-stream' }), safeFileName(name))
          }
        >
          {text('view.save')}
        </Button>
        <p className="text-small text-soft">{text('view.save.hint')}</p>
      </div>
    </div>
  )
}
