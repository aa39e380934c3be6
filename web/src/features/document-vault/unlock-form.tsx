import { type FormEvent, useState } from 'react'

import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { unlockVault, VAULT_FORMAT } from '../../entities/vault/vault-keys.ts'
import type { FileRow, VaultRow } from '../../entities/vault/vault-query.ts'
import { vaultSession } from '../../entities/vault/vault-session.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { DestroyVault } from './destroy-vault.tsx'
import { readField } from './passphrase-fields.tsx'
import { RecoverForm } from './recover-form.tsx'
import { vaultText as text } from './vault-text.ts'

type Props = { readonly userId: string; readonly locks: VaultRow; readonly files: readonly FileRow[] }

/** Works without a network: the locks were stored with the list. */
export function UnlockForm({ userId, locks, files }: Props) {
  const [way, setWay] = useState<'passphrase' | 'code' | 'lost'>('passphrase')
  if (locks.format !== VAULT_FORMAT) return <Note tone="warning">{text('unlock.newer')}</Note>
  return (
    <div className="grid max-w-3xl gap-5 rounded-sheet border border-line bg-raised p-5 sm:p-8">
      {way === 'passphrase' && <ByPassphrase userId={userId} locks={locks} onForgotten={() => setWay('code')} />}
      {way === 'code' && (
        <RecoverForm userId={userId} locks={locks} onBack={() => setWay('passphrase')} onLost={() => setWay('lost')} />
      )}
      {way === 'lost' && <DestroyVault userId={userId} files={files} onBack={() => setWay('code')} />}
    </div>
  )
}

type FormProps = { readonly userId: string; readonly locks: VaultRow; readonly onForgotten: () => void }

function ByPassphrase({ userId, locks, onForgotten }: FormProps) {
  const [problem, setProblem] = useState<'wrong' | 'empty' | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function unlock(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const passphrase = readField(event.currentTarget, 'passphrase')
    if (passphrase.trim() === '') return setProblem('empty')
    setProblem(null)
    setWorking(true)
    const key = await unlockVault(userId, locks, { kind: 'passphrase', passphrase })
    setWorking(false)
    if (key) vaultSession.unlock(userId, key)
    else setProblem('wrong')
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void unlock(event)}>
      <div>
        <h2 className="text-title">{text('unlock.title')}</h2>
        <p className="mt-1 max-w-[60ch] text-soft">{text('unlock.text')}</p>
      </div>
      <Field id="vault-passphrase" label={text('passphrase')} error={problem && text(`unlock.${problem}`)}>
        <PasswordInput
          id="vault-passphrase"
          name="passphrase"
          autoComplete="current-password"
          required
          aria-invalid={problem !== null}
          aria-describedby={describedBy('vault-passphrase', false, problem !== null)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="lg" isBusy={isWorking}>
          {text(isWorking ? 'unlock.working' : 'unlock.action')}
        </Button>
        <Button variant="link" className="px-0!" onClick={onForgotten}>
          {text('unlock.forgot')}
        </Button>
      </div>
    </form>
  )
}
