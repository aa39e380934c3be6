import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { OfflineRefusal } from '../../offline/offline-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentFields } from './document-fields.tsx'
import { add, change, type FieldProblems, readTyped } from './save-document.ts'
import type { OpenDocument } from './use-details.ts'
import { vaultText as text } from './vault-text.ts'

type Props = {
  readonly userId: string
  /** Null for a new one. */
  readonly document: OpenDocument | null
  readonly onClose: () => void
}

const FORM = 'vault-document'

/** The buttons stay in view while the fields scroll. */
export function DocumentForm(props: Props) {
  const { userId, document, onClose } = props
  const { problems, refusal, isWorking, save } = useSave(props)
  const isNew = document === null
  const hasFields = isNew || document.details !== null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(isNew ? 'form.add' : 'form.edit')}
      description={text(isNew ? 'form.add.text' : 'form.edit.text')}
      footer={
        hasFields && (
          <>
            <Button variant="ghost" onClick={onClose}>
              {text('form.cancel')}
            </Button>
            <Button type="submit" form={FORM} isBusy={isWorking}>
              {text(isNew ? (isWorking ? 'form.encrypting' : 'form.encrypt') : 'form.save')}
            </Button>
          </>
        )
      }
    >
      {hasFields && (
        <form id={FORM} className="grid gap-5" noValidate onSubmit={(event) => void save(event)}>
          <DocumentFields
            isNew={isNew}
            details={document?.details ?? null}
            isReminded={(document?.row.expires_on ?? null) !== null}
            problems={problems}
          />
          {refusal && (
            <Note tone="warning" role="alert">
              {refusal}
            </Note>
          )}
        </form>
      )}
      {document && <DeleteDocument userId={userId} id={document.row.id} onDeleted={onClose} />}
    </Dialog>
  )
}

function useSave({ userId, document, onClose }: Props) {
  const config = usePageConfig()
  const [problems, setProblems] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = readTyped(event.currentTarget, document === null)
    setProblems(typed.problems)
    setRefusal(null)
    if (Object.keys(typed.problems).length > 0) return
    setWorking(true)
    const account = { config, userId }
    const saving = document === null ? add(account, typed) : change(account, typed, document)
    const problem = await saving.catch(describe)
    setWorking(false)
    if (problem === null) onClose()
    else setRefusal(problem)
  }
  return { problems, refusal, isWorking, save }
}

function describe(error: unknown): string {
  return error instanceof OfflineRefusal ? error.message : text('added.other')
}
