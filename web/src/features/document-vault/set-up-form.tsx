import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { type Refusal, setUpVault } from '../../entities/vault/set-up-vault.ts'
import { checkPassphrase, MINIMUM_PASSPHRASE_LENGTH, type UnfitPassphrase } from '../../entities/vault/vault-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Note } from '../../ui/note.tsx'
import { NewPassphrase, readField } from './passphrase-fields.tsx'
import { vaultText as text } from './vault-text.ts'

type Props = { readonly userId: string; readonly onMade: (code: string, key: CryptoKey) => void }

/** What a lost passphrase means is said, and agreed to, before there is anything to lose. */
export function SetUpForm({ userId, onMade }: Props) {
  const config = usePageConfig()
  const [problem, setProblem] = useState<UnfitPassphrase | null>(null)
  const [isUnagreed, setUnagreed] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function setUp(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const passphrase = readField(form, 'passphrase')
    const unfit = checkPassphrase(passphrase, readField(form, 'again'))
    const isAgreed = readField(form, 'agree') !== ''
    setProblem(unfit)
    setUnagreed(!isAgreed)
    if (unfit || !isAgreed) return
    setRefusal(null)
    setWorking(true)
    const made = await setUpVault({ config, userId }, passphrase).catch(() => ({ kind: 'failed' }) as const)
    setWorking(false)
    if (made.kind === 'done') onMade(made.code, made.key)
    else setRefusal(made.kind)
  }

  return (
    <form
      className="grid max-w-3xl gap-5 rounded-sheet border border-line bg-raised p-5 sm:p-8"
      noValidate
      onSubmit={(event) => void setUp(event)}
    >
      <div>
        <h2 className="text-title">{text('setup.title')}</h2>
        <p className="mt-1 max-w-[60ch] text-soft">
          {text('setup.text', { length: String(MINIMUM_PASSPHRASE_LENGTH) })}
        </p>
      </div>
      <NewPassphrase id="vault-new" label={text('passphrase')} problem={problem} />
      <Note tone="warning" title={text('loss.title')}>
        {text('loss.text')}
      </Note>
      <div>
        <Checkbox name="agree" value="yes" label={text('loss.agree')} aria-invalid={isUnagreed} />
        {isUnagreed && (
          <p role="alert" className="text-small font-medium text-signal">
            {text('loss.problem')}
          </p>
        )}
      </div>
      {refusal && (
        <Note tone="warning" role="alert">
          {text(refusal === 'offline' ? 'setup.offline' : refusal === 'exists' ? 'setup.exists' : 'setup.failed')}
        </Note>
      )}
      <div>
        <Button type="submit" size="lg" isBusy={isWorking}>
          {text(isWorking ? 'setup.working' : 'setup.action')}
        </Button>
      </div>
    </form>
  )
}
