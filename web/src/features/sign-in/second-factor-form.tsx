import type { Session } from '@supabase/auth-js'
import { type FormEvent, useId, useState } from 'react'

import { backend } from '../../api/backend.ts'
import type { Backend } from '../../api/create-backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { secondsToWait } from '../../api/session/rate-limit-wait.ts'
import { sessionText } from '../../entities/traveller/session/session-text.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { waitHint } from './describe-refusal.ts'
import { focusField, valueOf } from './form-fields.ts'
import { authText as text } from './sign-in-text.ts'

export function SecondFactorForm({ session }: { session: Session }) {
  const config = usePageConfig()
  const { signOut } = useAuth()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const code = valueOf(form, 'code').replaceAll(/\D/g, '')
    setProblem(code.length === 6 ? null : text('factor.incomplete'))
    if (code.length !== 6) return focusField(form, 'code')
    setBusy(true)
    const refused = await confirm(code)
    setBusy(false)
    setProblem(refused)
    if (refused) focusField(form, 'code')
    else toast.success(sessionText('signed-in'))
  }

  async function confirm(code: string): Promise<string | null> {
    try {
      return await confirmCode((await backend(config)).auth.mfa, session, code)
    } catch {
      return text('hint.offline')
    }
  }

  return (
    <form className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <p className="text-soft">{text('factor.text')}</p>
      <Field id={id} label={text('field.code')} hint={text('field.code.hint')} error={problem}>
        <Input
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={7}
          required
          aria-invalid={problem !== null}
          aria-describedby={describedBy(id, true, problem !== null)}
          className="max-w-48 text-lead tracking-[0.3em] tabular-nums"
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:min-w-44">
          {text(isBusy ? 'factor.busy' : 'factor.action')}
        </Button>
        <Button variant="link" size="sm" className="-mx-4" onClick={() => void signOut()}>
          {text('factor.other')}
        </Button>
      </div>
    </form>
  )
}

type Mfa = Pick<Backend['auth']['mfa'], 'challengeAndVerify'>

/** Verifies the authenticator's code. Returns the problem, or null. */
async function confirmCode(mfa: Mfa, { user }: Session, code: string): Promise<string | null> {
  const factor = user.factors?.find(({ status, factor_type: type }) => status === 'verified' && type === 'totp')
  if (!factor) return text('factor.wrong')
  const { error } = await mfa.challengeAndVerify({ factorId: factor.id, code })
  if (!error) return null
  if (error.status === 429) return waitHint(secondsToWait())
  if (error.name === 'AuthRetryableFetchError') return text(error.status ? 'hint.unavailable' : 'hint.offline')
  return error.code === 'mfa_verification_failed' ? text('factor.wrong') : error.message
}
