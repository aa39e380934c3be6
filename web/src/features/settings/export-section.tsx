import type { exportAccountContract } from '@app/contracts/account/account-data'
import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { saveFile } from '../../device/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { callAccount } from './call-account.ts'
import { FormEnd } from './form-end.tsx'
import { OpenedByButton } from './opened-by-button.tsx'
import { ProofField } from './proof-field.tsx'
import { isAboutProof, refusalText } from './refusal-text.ts'
import { accountText as text } from './settings-text.ts'
import { useProof } from './use-proof.ts'

const NAME: (typeof exportAccountContract)['name'] = 'export-account'
const TIMEOUT_MS = 60_000

export function ExportSection({ user }: { user: User }) {
  return (
    <RegisterSection id="data" title={text('export.title')} lead={text('export.lead')}>
      <p className="mb-4 text-soft">{text('export.text')}</p>
      <OpenedByButton label={text('export.open')}>
        {(close) => <ExportForm user={user} onDone={close} />}
      </OpenedByButton>
    </RegisterSection>
  )
}

function ExportForm({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const config = usePageConfig()
  const proof = useProof(user)
  const [state, setState] = useState<'idle' | 'working'>('idle')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function download(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setRefusal(null)
    setState('working')
    const proven = await proof.read(event.currentTarget)
    if (!proven) return setState('idle')
    const called = await callAccount<Blob>(config, NAME, proven, TIMEOUT_MS)
    setState('idle')
    if (called.kind === 'done') {
      onDone()
      saveFile(called.data, `sojourn-${new Date().toISOString().slice(0, 10)}.zip`)
      toast.success(text('export.done'))
    } else if (isAboutProof(called.refusal)) proof.setProblem(refusalText(called.refusal))
    else setRefusal(refusalText(called.refusal))
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void download(event)}>
      <ProofField id="export-proof" proof={proof} />
      <FormEnd onCancel={onDone}>
        <Button type="submit" variant="outline" isBusy={state === 'working'}>
          {text('export.action')}
        </Button>
      </FormEnd>
      <p role="status" className={refusal ? 'text-small font-medium text-signal' : 'text-small text-soft'}>
        {refusal ?? (state === 'working' && text('export.working'))}
      </p>
    </form>
  )
}
