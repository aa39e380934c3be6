import type { deleteAccountContract } from '@app/contracts/account/account-data'
import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { forgetAccount } from '../../entities/traveller/session/leave-here.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { callAccount } from './call-account.ts'
import { ProofField } from './proof-field.tsx'
import { isAboutProof, refusalText } from './refusal-text.ts'
import { accountText as text } from './settings-text.ts'
import { useProof } from './use-proof.ts'

const NAME: (typeof deleteAccountContract)['name'] = 'delete-account'
const WORD = 'DELETE'
const PARTS = ['profile', 'saves', 'notices', 'files', 'plan'] as const

/**
 * Lists what is deleted and what stays before asking; the word has to be typed, so that no accidental tap deletes an
 * account.
 */
export function Deletion({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const { isEnterprise, is_shared } = useSubscription()
  return (
    <RegisterSection id="delete" title={text('delete.title')} lead={text('delete.lead')}>
      <p>{text('delete.what')}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-soft">
        {PARTS.map((part) => (
          <li key={part}>{text(`delete.${part}`)}</li>
        ))}
        {isEnterprise && <li>{text(is_shared ? 'delete.seat' : 'delete.squad')}</li>}
      </ul>
      <p className="mt-4 text-small text-soft">
        {text('delete.stays')}{' '}
        <Link to="/help-center/delete-my-data" className="text-tide underline">
          {text('delete.more')}
        </Link>
      </p>
      <Button variant="outline" className="mt-5 border-signal! text-signal!" onClick={() => setOpen(true)}>
        {text('delete.open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={text('delete.dialog')} description={text('delete.take')}>
        <DeletionForm user={user} onKeep={() => setOpen(false)} />
      </Dialog>
    </RegisterSection>
  )
}

function DeletionForm({ user, onKeep }: { readonly user: User; readonly onKeep: () => void }) {
  const config = usePageConfig()
  const navigate = useNavigate()
  const proof = useProof(user)
  const [isUntyped, setUntyped] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function remove(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('word')
    setUntyped(typed !== WORD)
    if (typed !== WORD) return
    setRefusal(null)
    // Set now, because a second click would send the same authenticator code again, which is refused.
    setWorking(true)
    const proven = await proof.read(form)
    const called = proven && (await callAccount(config, NAME, { ...proven, confirmation: WORD }, 60_000))
    setWorking(false)
    if (called?.kind === 'done') {
      await leaveDeletedAccount(config, user.id)
      toast.success(text('delete.done'))
      await navigate('/', { replace: true })
    } else if (called && isAboutProof(called.refusal)) proof.setProblem(refusalText(called.refusal))
    else if (called) setRefusal(refusalText(called.refusal))
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void remove(event)}>
      <Field
        id="delete-word"
        label={text('delete.type', { word: WORD })}
        error={isUntyped && text('delete.type.problem', { word: WORD })}
      >
        <Input
          id="delete-word"
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          aria-invalid={isUntyped}
          aria-describedby={describedBy('delete-word', false, isUntyped)}
        />
      </Field>
      <ProofField id="delete-proof" proof={proof} />
      {refusal && (
        <p role="alert" className="text-small font-medium text-signal">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" isBusy={isWorking}>
          {text('delete.confirm')}
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          {text('delete.keep')}
        </Button>
      </div>
    </form>
  )
}

/** The account no longer exists on the server; this device deletes its data too. */
async function leaveDeletedAccount(config: BackendConfig, userId: string): Promise<void> {
  try {
    await (await backend(config)).auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('the session was gone already', error)
  }
  await forgetAccount(userId)
}
