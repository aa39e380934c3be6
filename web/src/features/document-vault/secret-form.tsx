import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { replaceRecoveryCode, setPassphrase } from '../../entities/vault/set-up-vault.ts'
import { checkPassphrase, type Secret, type UnfitPassphrase } from '../../entities/vault/vault-keys.ts'
import type { VaultRow } from '../../entities/vault/vault-query.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { NewPassphrase, readField } from './passphrase-fields.tsx'
import { vaultText as text } from './vault-text.ts'

type Props = {
  readonly userId: string
  readonly locks: VaultRow
  readonly part: 'passphrase' | 'code'
  readonly onCode: (code: string) => void
  readonly onDone: () => void
}
type Trouble = 'offline' | 'changed' | 'failed'

function useSecretChange({ userId, locks, part, onCode, onDone }: Props) {
  const config = usePageConfig()
  const [isWrong, setWrong] = useState(false)
  const [unfit, setUnfit] = useState<UnfitPassphrase | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isWorking, setWorking] = useState(false)
  const account = { config, userId }

  async function change(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const secret: Secret = { kind: 'passphrase', passphrase: readField(form, 'current') }
    const fresh = readField(form, 'passphrase')
    const problem = part === 'passphrase' ? checkPassphrase(fresh, readField(form, 'again')) : null
    setUnfit(problem)
    setWrong(false)
    setTrouble(null)
    if (problem) return
    setWorking(true)
    const outcome = await replace(secret, fresh).catch(() => 'failed' as const)
    setWorking(false)
    if (outcome === 'secret') setWrong(true)
    else if (outcome === 'done') onDone()
    else setTrouble(outcome === 'exists' ? 'failed' : outcome)
  }

  async function replace(secret: Secret, fresh: string) {
    if (part === 'code') {
      const renewed = await replaceRecoveryCode(account, locks, secret)
      if (renewed.kind === 'done') onCode(renewed.code)
      return renewed.kind
    }
    const { kind } = await setPassphrase(account, locks, secret, fresh)
    if (kind === 'done') toast.success(text('settings.passphrase.done'))
    return kind
  }
  return { isWrong, unfit, trouble, isWorking, change }
}

/** Each asks for the passphrase again: an unlocked vault on a borrowed phone must not be taken over. */
export function SecretForm(props: Props) {
  const { part, onDone } = props
  const { isWrong, unfit, trouble, isWorking, change } = useSecretChange(props)
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void change(event)}>
      <div>
        <h3 className="text-lead">{text(`settings.${part}`)}</h3>
        <p className="mt-1 max-w-[60ch] text-soft">{text(`settings.${part}.text`)}</p>
      </div>
      <Field id="vault-current" label={text('settings.passphrase.current')} error={isWrong && text('unlock.wrong')}>
        <PasswordInput
          id="vault-current"
          name="current"
          autoComplete="current-password"
          required
          aria-invalid={isWrong}
          aria-describedby={describedBy('vault-current', false, isWrong)}
        />
      </Field>
      {part === 'passphrase' && <NewPassphrase id="vault-changed" problem={unfit} />}
      {trouble && (
        <Note tone="warning" role="alert">
          {text(`recover.${trouble}`)}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isWorking}>
          {text(`settings.${part}.action`)}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
