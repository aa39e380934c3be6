import { isCalendarDate } from '@app/domain/kernel'

import { addDocument, changeDocument, MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from '../../entities/vault/documents.ts'
import { DOCUMENT_KINDS, type DocumentDetails, type DocumentKind } from '../../entities/vault/seal-file.ts'
import type { Account } from '../../entities/vault/vault-query.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { readField } from './passphrase-fields.tsx'
import type { OpenDocument } from './use-details.ts'
import { vaultText as text } from './vault-text.ts'

export type FieldProblems = Partial<Readonly<Record<'file' | 'name' | 'expires', string>>>

type Typed = {
  readonly details: Pick<DocumentDetails, 'name' | 'kind' | 'note' | 'expiresOn'>
  readonly file: File | null
  readonly isReminded: boolean
}

export function readTyped(form: HTMLFormElement, isNew: boolean): Typed & { readonly problems: FieldProblems } {
  const chosen = new FormData(form).get('file')
  const file = chosen instanceof File && chosen.name !== '' ? chosen : null
  const name = (readField(form, 'name').trim() || (file?.name ?? '')).slice(0, 200)
  const expires = readField(form, 'expires')
  const isReminded = readField(form, 'remind') !== ''
  const details = {
    name,
    kind: DOCUMENT_KINDS.find((kind): kind is DocumentKind => kind === readField(form, 'kind')) ?? 'other',
    note: readField(form, 'note').trim().slice(0, 1000),
    expiresOn: expires === '' ? null : expires,
  }
  const problems = {
    ...(isNew && fileProblem(file)),
    ...(name === '' && (!isNew || file !== null) && { name: text('form.name.none') }),
    ...(expires !== '' && !isCalendarDate(expires) && { expires: text('form.expires.wrong') }),
    ...(isReminded && expires === '' && { expires: text('form.remind.needs') }),
  }
  return { file, isReminded, details, problems }
}

function fileProblem(file: File | null): FieldProblems {
  if (!file) return { file: text('form.file.none') }
  if (file.size === 0) return { file: text('form.file.empty') }
  const size = `${(file.size / 1_000_000).toFixed(1)} MB`
  return file.size > MOST_DOCUMENT_BYTES ? { file: text('form.file.large', { size }) } : {}
}

/** The problem, in words; null when it is stored. */
export async function add(account: Account, { details, file, isReminded }: Typed): Promise<string | null> {
  const content = await file?.arrayBuffer().catch(() => null)
  if (!file || !content) return text('form.file.unreadable')
  const outcome = await addDocument(account, {
    id: crypto.randomUUID(),
    content: new Uint8Array(content),
    details: { ...details, type: file.type.slice(0, 100), bytes: content.byteLength },
    isReminded,
    label: text('unlabelled'),
  })
  if (outcome.kind === 'locked') return text('added.locked')
  if (outcome.kind === 'refused') return text(`added.${outcome.because}`, { most: String(MOST_DOCUMENTS) })
  toast.success(text(`added.${outcome.kind}`, { name: details.name }))
  return null
}

export async function change(
  account: Account,
  { details, isReminded }: Typed,
  { row, details: before }: OpenDocument,
): Promise<string | null> {
  if (!before) return null
  const changed = { details: { ...before, ...details }, isReminded, label: text('unlabelled') }
  if ((await changeDocument(account, row, changed)) === 'locked') return text('added.locked')
  toast.success(text('changed'))
  return null
}
