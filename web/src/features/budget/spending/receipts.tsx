import { type ChangeEvent, useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { shrinkPhoto } from '../../../device/shrink-photo.ts'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { addReceipt, type ReadReceipt, readReceipt, removeReceipts } from '../../../entities/trip-spending/receipts.ts'
import type { ExpenseRow, ReceiptRow } from '../../../entities/trip-spending/spending-rows.ts'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { ACTION, AskTwice } from './ask-twice.tsx'
import { reportFailure } from './report-failure.ts'
import { spendingText as text } from './spending-text.ts'

/** Small print stays readable; a photograph is about 300 kB. */
const LONGEST_SIDE = 1600
const MOST_BYTES = 25_000_000

type Props = { readonly expense: ExpenseRow; readonly receipts: readonly ReceiptRow[] }

export function Receipts({ expense, receipts }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  const { title } = expense
  return (
    <>
      {receipts.map(({ id }, place) => (
        <button
          key={id}
          type="button"
          aria-label={text('receipt.open.name', { place: String(place + 1), title })}
          className={`${ACTION} text-tide`}
          onClick={() => setOpened(id)}
        >
          {text('receipt.open')}
        </button>
      ))}
      <label className={`${ACTION} has-focus-visible:outline-2 has-focus-visible:outline-tide`}>
        {text('receipt.add')}
        <input
          type="file"
          accept="image/*"
          aria-label={text('receipt.add.name', { title })}
          className="sr-only"
          onChange={(event) => reportFailure(add(event, expense))}
        />
      </label>
      {opened !== null && receipts.some(({ id }) => id === opened) && (
        <ReceiptView expense={expense} id={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

async function add({ currentTarget }: ChangeEvent<HTMLInputElement>, expense: ExpenseRow): Promise<void> {
  const [file] = currentTarget.files ?? []
  currentTarget.value = ''
  if (!file) return
  if (file.size > MOST_BYTES) {
    toast.error(text('receipt.large'))
    return
  }
  const photo = await shrinkPhoto(file, LONGEST_SIDE)
  if (!photo) {
    toast.error(text('receipt.unreadable'))
    return
  }
  await addReceipt(expense, photo)
  toast.success(text('receipt.saved'))
}

type ViewProps = { readonly expense: ExpenseRow; readonly id: string; readonly onClose: () => void }

function ReceiptView({ expense, id, onClose }: ViewProps) {
  const { title } = expense
  const shown = usePhoto(id)
  return (
    <Dialog
      open
      size="lg"
      title={title}
      description={text('receipt.text')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {shown === null && (
        <Loading label={text('receipt.loading')}>
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {shown?.kind === 'done' && (
        <img src={shown.url} alt={text('receipt.alt', { title })} className="mx-auto max-h-[70vh] max-w-full" />
      )}
      {shown && shown.kind !== 'done' && (
        <Note tone="warning" role="alert">
          {text(`receipt.${shown.kind}`)}
        </Note>
      )}
      <div className="mt-2 flex gap-5">
        <AskTwice
          ask={text('remove')}
          really={text('remove.ask')}
          onYes={() => reportFailure(removeReceipts(expense, [id]).then(onClose))}
        />
      </div>
    </Dialog>
  )
}

type Shown = { readonly kind: 'done'; readonly url: string } | Exclude<ReadReceipt, { kind: 'done' }>

/** The address ends with the dialog. */
function usePhoto(id: string): Shown | null {
  const config = usePageConfig()
  const userId = useAuth().user?.id ?? ''
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let url: string | null = null
    let isCurrent = true
    void readReceipt(config, userId, id)
      .catch((): ReadReceipt => ({ kind: 'offline' }))
      .then((read) => {
        if (!isCurrent) return
        if (read.kind === 'done') url = URL.createObjectURL(read.photo)
        setShown(url === null ? { kind: read.kind === 'done' ? 'missing' : read.kind } : { kind: 'done', url })
      })
    return () => {
      isCurrent = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [config, userId, id])
  return shown
}
