import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { readRecoveryCode } from '../../entities/vault/recovery-code.ts'
import { setPassphrase } from '../../entities/vault/set-up-vault.ts'
import { checkPassphrase, type UnfitPassphrase, unlockVault } from '../../entities/vault/vault-keys.ts'
import type { VaultRow } from '../../entities/vault/vault-query.ts'
import { vaultSession } from '../../entities/vault/vault-session.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { NewPassphrase, readField } from './passphrase-fields.tsx'
import { vaultText as text } from './vault-text.ts'

type Props = {
  readonly userId: string
  readonly locks: VaultRow
  readonly onBack: () => void
  readonly onLost: () => void
}
type Trouble = 'offline' | 'changed' | 'failed'

function useRecovery(userId: string, locks: VaultRow) {
  const config = usePageConfig()
  const [unfitCode, setUnfitCode] = useState<'wrong' | 'none' | null>(null)
  const [unfit, setUnfit] = useState<UnfitPassphrase | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function recover(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const code = readRecoveryCode(readField(form, 'code'))
    const passphrase = readField(form, 'passphrase')
    const problem = checkPassphrase(passphrase, readField(form, 'again'))
    setUnfitCode(code === null ? 'none' : null)
    setUnfit(problem)
    setTrouble(null)
    if (code === null || problem) return
    setWorking(true)
    const secret = { kind: 'recovery', code } as const
    const key = await unlockVault(userId, locks, secret)
    const outcome = key && (await setPassphrase({ config, userId }, locks, secret, passphrase).catch(FAILED))
    setWorking(false)
    if (!key || !outcome || outcome.kind === 'secret') return setUnfitCode('wrong')
    if (outcome.kind !== 'done') return setTrouble(outcome.kind === 'exists' ? 'failed' : outcome.kind)
    vaultSession.unlock(userId, key)
    toast.success(text('recover.done'))
  }
  return { unfitCode, unfit, trouble, isWorking, recover }
}

export function RecoverForm({ userId, locks, onBack, onLost }: Props) {
  const { unfitCode, unfit, trouble, isWorking, recover } = useRecovery(userId, locks)
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void recover(event)}>
      <div>
        <h2 className="text-title">{text('recover.title')}</h2>
        <p className="mt-1 max-w-[60ch] text-soft">{text('recover.text')}</p>
      </div>
      <Field
        id="vault-code"
        label={text('recover.code')}
        hint={text('recover.hint')}
        error={unfitCode && text(`recover.${unfitCode}`)}
      >
        <Input
          id="vault-code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          aria-invalid={unfitCode !== null}
          aria-describedby={describedBy('vault-code', true, unfitCode !== null)}
        />
      </Field>
      <NewPassphrase id="vault-recovered" problem={unfit} />
      {trouble && (
        <Note tone="warning" role="alert">
          {text(`recover.${trouble}`)}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="lg" isBusy={isWorking}>
          {text('recover.action')}
        </Button>
        <Button variant="link" className="px-0!" onClick={onBack}>
          {text('recover.back')}
        </Button>
        <Button variant="link" className="px-0!" onClick={onLost}>
          {text('recover.lost')}
        </Button>
      </div>
    </form>
  )
}

const FAILED = () => ({ kind: 'failed' }) as const
