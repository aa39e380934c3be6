import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { destroyVault } from '../../entities/vault/set-up-vault.ts'
import type { FileRow } from '../../entities/vault/vault-query.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { readField } from './passphrase-fields.tsx'
import { vaultText as text } from './vault-text.ts'

const WORD = 'DELETE'

type Props = { readonly userId: string; readonly files: readonly FileRow[]; readonly onBack: () => void }

/** The word has to be typed, so that no accidental tap deletes a vault. */
export function DestroyVault({ userId, files, onBack }: Props) {
  const config = usePageConfig()
  const [isUntyped, setUntyped] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isWorking, setWorking] = useState(false)

  async function destroy(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const isTyped = readField(event.currentTarget, 'word').trim() === WORD
    setUntyped(!isTyped)
    if (!isTyped) return
    setWorking(true)
    const ids = files.map(({ id }) => id)
    const outcome = await destroyVault({ config, userId }, ids).catch(() => ({ kind: 'failed' }) as const)
    setWorking(false)
    setFailed(outcome.kind !== 'done')
    if (outcome.kind === 'done') toast.success(text('settings.destroy.done'))
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void destroy(event)}>
      <div>
        <h3 className="text-lead">{text('settings.destroy')}</h3>
        <p className="mt-1 max-w-[60ch] text-soft">{text('settings.destroy.text')}</p>
      </div>
      <Field
        id="vault-word"
        label={text('settings.destroy.type', { word: WORD })}
        error={isUntyped && text('settings.destroy.wrong', { word: WORD })}
      >
        <Input
          id="vault-word"
          name="word"
          autoComplete="off"
          aria-invalid={isUntyped}
          aria-describedby={describedBy('vault-word', false, isUntyped)}
        />
      </Field>
      {hasFailed && (
        <Note tone="warning" role="alert">
          {text('settings.destroy.failed')}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" isBusy={isWorking}>
          {text('settings.destroy.action')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {text('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
