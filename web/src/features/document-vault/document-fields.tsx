import { useState } from 'react'

import { DOCUMENT_KINDS, type DocumentDetails } from '../../entities/vault/seal-file.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import type { FieldProblems } from './save-document.ts'
import { vaultText as text } from './vault-text.ts'

type Props = {
  readonly isNew: boolean
  readonly details: DocumentDetails | null
  readonly isReminded: boolean
  readonly problems: FieldProblems
}

const KINDS = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))

export function DocumentFields({ isNew, details, isReminded, problems }: Props) {
  const [fileName, setFileName] = useState('')
  return (
    <>
      {isNew && <FileField error={problems.file} onChosen={setFileName} />}
      <Field id="vault-kind" label={text('kind.label')}>
        <Select id="vault-kind" name="kind" options={KINDS} defaultValue={details?.kind ?? 'passport'} />
      </Field>
      <Field id="vault-name" label={text('form.name')} error={problems.name}>
        <Input
          id="vault-name"
          name="name"
          maxLength={200}
          autoComplete="off"
          placeholder={fileName}
          defaultValue={details?.name ?? ''}
          aria-invalid={problems.name !== undefined}
          aria-describedby={describedBy('vault-name', false, problems.name !== undefined)}
        />
      </Field>
      <Field id="vault-expires" label={text('form.expires')} hint={text('form.expires.hint')} error={problems.expires}>
        <Input
          id="vault-expires"
          name="expires"
          type="date"
          min="2000-01-01"
          max="2199-12-31"
          defaultValue={details?.expiresOn ?? ''}
          aria-invalid={problems.expires !== undefined}
          aria-describedby={describedBy('vault-expires', true, problems.expires !== undefined)}
        />
      </Field>
      <Checkbox
        name="remind"
        value="yes"
        defaultChecked={isReminded}
        label={text('form.remind')}
        hint={text('form.remind.hint')}
      />
      <Field id="vault-note" label={text('form.note')} hint={text('form.note.hint')}>
        <Textarea
          id="vault-note"
          name="note"
          rows={2}
          maxLength={1000}
          defaultValue={details?.note ?? ''}
          aria-describedby="vault-note-hint"
        />
      </Field>
    </>
  )
}

type FileProps = { readonly error: string | undefined; readonly onChosen: (name: string) => void }

function FileField({ error, onChosen }: FileProps) {
  return (
    <Field id="vault-file" label={text('form.file')} hint={text('form.file.hint')} error={error}>
      <Input
        id="vault-file"
        name="file"
        type="file"
        accept="image/*,application/pdf"
        className="py-2.5 file:me-3 file:cursor-pointer file:border-0 file:bg-transparent file:font-semibold file:text-tide"
        onChange={(event) => onChosen(event.currentTarget.files?.[0]?.name ?? '')}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy('vault-file', true, error !== undefined)}
      />
    </Field>
  )
}
